import { describe, expect, it } from "vitest";
import type { Report } from "./report";
import { hashOfReport, readReportFile, writeReportFile } from "./report-file";

const finding = {
  rule: "page-title",
  severity: "warning",
  message: "No title.",
  where: { part: "html", line: 3 },
  why: "Nobody finds it.",
  fix: "Write one.",
} as const;
const report: Report = {
  codeHash: "ab".repeat(32),
  rules: 1,
  findings: [finding],
  browser: { state: "done", findings: [] },
  weight: { html: 1, css: 2, javascript: 3, fonts: 4, pictures: 0 },
  checkedAt: "2026-11-21T12:00:00.000Z",
};

describe("a report's file", () => {
  it("says what it says by its hash, however it is laid out", () => {
    const text = writeReportFile(report);
    expect(readReportFile(text)).toEqual({ sha256: hashOfReport(report), report, isUnchanged: true });
    const { sha256, report: held } = JSON.parse(text) as { sha256: string; report: Report };
    const { findings, ...rest } = held;
    expect(readReportFile(JSON.stringify({ report: { findings, ...rest }, sha256 }))?.isUnchanged).toBe(true);
  });

  it.each([
    ["a finding is taken out", { ...report, findings: [] }],
    ["a word is changed", { ...report, findings: [{ ...finding, severity: "advice" }] }],
    ["something is added", { ...report, verdict: "flawless" }],
    ["it is said of other code", { ...report, codeHash: "cd".repeat(32) }],
  ])("is seen to be changed when %s", (_, changed) => {
    expect(readReportFile(JSON.stringify({ sha256: hashOfReport(report), report: changed }))?.isUnchanged).toBe(false);
  });

  it("may be a hash alone, and nothing else", () => {
    expect(readReportFile(` ${"AB".repeat(32)}\n`)).toEqual({
      sha256: "ab".repeat(32),
      report: null,
      isUnchanged: true,
    });
    for (const text of ["", "hello", "{}", "ab12", JSON.stringify({ sha256: "ab", report: { findings: "none" } })])
      expect(readReportFile(text)).toBeNull();
  });
});
