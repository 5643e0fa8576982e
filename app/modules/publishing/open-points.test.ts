import { expect, it } from "vitest";
import type { ListedClaim } from "../claims/listed-claim";
import type { Finding } from "../site/finding";
import type { Report } from "../checks/report";
import { openPoints, wordFor } from "./open-points";

const claim: ListedClaim = {
  key: "price:90",
  kind: "price",
  text: "£90",
  state: "open",
  grounding: null,
  places: [{ node: 3, section: "Prices", context: "A full service is £90." }],
};
const finding = (severity: Finding["severity"], over: Partial<Finding> = {}): Finding => ({
  rule: "r",
  severity,
  message: `An ${severity}.`,
  where: { part: "html" },
  why: "",
  fix: "",
  ...over,
});
const report = (findings: Finding[], seen: Finding[] = []): Report => ({
  codeHash: "h",
  rules: 1,
  findings,
  browser: { state: "done", findings: seen },
  weight: { html: 1, css: 1, javascript: 1, fonts: null, pictures: null },
  checkedAt: "2026-01-01T00:00:00Z",
});

it("names claims first, then what breaks the website; all else stops nobody", () => {
  const found = report(
    [finding("warning"), finding("advice"), finding("error", { where: { part: "html", text: "Menu" } })],
    [finding("error", { message: "Seen in a browser." })],
  );
  expect(openPoints([claim], found)).toEqual([
    { kind: "claim", key: "price:90", text: "£90", where: "Prices" },
    { kind: "error", text: "An error.", where: "Menu" },
    { kind: "error", text: "Seen in a browser.", where: null },
  ]);
});

it("is empty for what is mended, and while nobody has looked", () => {
  expect(openPoints([], report([finding("error", { mended: true })]))).toEqual([]);
  expect(openPoints([], null)).toEqual([]);
});

it("takes a word for exactly these points", () => {
  const points = openPoints([claim], report([finding("error")]));
  expect(wordFor(points)).toBe("claim: £90\nerror: An error.");
  expect(wordFor(points.slice(1))).not.toBe(wordFor(points));
});
