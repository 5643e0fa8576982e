import { expect, it } from "vitest";
import type { ListedClaim } from "../claims/listed-claim";
import type { Finding, Severity } from "../site/finding";
import { rankImprovements } from "./rank-improvements";
import type { Report } from "./report";

const finding = (rule: string, severity: Severity, line: number, mended?: boolean): Finding => ({
  ...{ rule, severity, message: `${rule}.`, where: { part: "html" as const, line }, why: "", fix: "" },
  ...(mended && { mended }),
});
const openFact = (text: string): ListedClaim => ({
  key: text,
  kind: "phone",
  text,
  state: "open",
  grounding: null,
  places: [{ node: 1, section: "Contact", context: `Call ${text}` }],
});

it("puts first what stops visitors, then what only the owner knows, then what is there most often", () => {
  const report: Report = {
    codeHash: "a",
    rules: 1,
    findings: [
      finding("alt", "advice", 9),
      finding("title", "warning", 3),
      finding("title", "warning", 4),
      finding("lang", "warning", 1),
      finding("old", "error", 2, true),
    ],
    browser: { state: "done", findings: [finding("overflow", "error", 7)] },
    weight: { html: 1, css: 1, javascript: 1, fonts: null, pictures: null },
    checkedAt: "2026-11-21T12:00:00.000Z",
  };
  const ranked = rankImprovements(report, [openFact("0113")]);
  expect(ranked.map(({ rank, rule }) => [rank, rule])).toEqual([
    [1, "open-fact"],
    [2, "overflow"],
    [3, "title"],
    [4, "lang"],
    [5, "alt"],
  ]);
  expect(ranked[0]).toMatchObject({ places: [{ text: "Call 0113" }] });
  expect(ranked[2]!.places.map(({ line }) => line)).toEqual([3, 4]);
});
