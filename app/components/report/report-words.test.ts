import { expect, it } from "vitest";
import type { Finding, Severity } from "~/modules/site/finding";
import type { Report } from "~/modules/checks/report";
import { gravestInWords, placeInWords, shortVerdict, verdict, weightInWords } from "./report-words";

const finding = (severity: Severity): Finding => ({
  rule: "r",
  severity,
  message: "m",
  where: { part: "html" },
  why: "w",
  fix: "f",
});
const report = (severities: Severity[], state: Report["browser"]["state"] = "done"): Report => ({
  codeHash: "h",
  rules: 1,
  findings: severities.map(finding),
  browser: { state, findings: [] },
  weight: { html: 1, css: 1, javascript: 1, fonts: null, pictures: null },
  checkedAt: "2026-01-01T00:00:00Z",
});

it("counts the gravest, then the others", () => {
  expect(gravestInWords([finding("advice"), finding("error"), finding("warning")])).toBe("1 error, 2 more");
  expect(gravestInWords([finding("advice"), finding("warning"), finding("warning")])).toBe("2 warnings, 1 more");
  expect(gravestInWords([finding("advice")])).toBe("1 suggestion");
  expect(gravestInWords([])).toBeNull();
});

it("claims no more than was looked at", () => {
  expect(shortVerdict(report([]))).toBe("No problems found");
  expect(shortVerdict(report([], "missing"))).toBe("No problems found in the code");
  expect(shortVerdict(report([], "waiting"))).toBe("Looking at it in a browser");
  expect(shortVerdict(report(["warning"], "waiting"))).toBe("1 warning so far");
  expect(verdict(report([], "failed"))).toBe("Nothing is wrong with your website's code.");
});

it("says what to do by the gravest finding", () => {
  expect(verdict(report(["advice", "error"]))).toContain("before you deploy");
  expect(verdict(report(["advice", "warning"]))).toContain("hinder some visitors");
  expect(verdict(report(["advice"]))).toContain("would make it better");
});

it("says places and weights as people do", () => {
  expect(placeInWords({ part: "html", line: 12, width: 390 })).toBe("Page, line 12, at 390 pixels wide");
  expect(placeInWords({ part: "css" })).toBe("Styles");
  expect([120, 12_400, 2_340_000].map(weightInWords)).toEqual(["1 KB", "12 KB", "2.3 MB"]);
});
