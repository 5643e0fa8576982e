import { describe, expect, it } from "vitest";
import recorded from "../../../tests/factories/lighthouse-report.json";
import { MeasuringFailed, readReport } from "./read-report";

describe("readReport", () => {
  it("reads what Lighthouse 12.8.2 wrote", () => {
    const report = readReport(JSON.stringify(recorded));
    expect(Object.keys(report.categories)).toEqual(["performance", "accessibility", "best-practices", "seo"]);
    expect(report.audits.interactive).toMatchObject({ scoreDisplayMode: "numeric", numericValue: expect.any(Number) });
  });
  it.each([
    ["nothing", ""],
    ["half a report", JSON.stringify(recorded).slice(0, 500)],
    ["something else", JSON.stringify({ error: "no" })],
    ["a score out of bounds", JSON.stringify({ ...recorded, categories: { seo: { score: 82, auditRefs: [] } } })],
    [
      "its own failure",
      JSON.stringify({ ...recorded, runtimeError: { code: "NO_FCP", message: "The page did not paint any content." } }),
    ],
  ])("refuses %s", (_, json) => expect(() => readReport(json)).toThrow(MeasuringFailed));
  it("tells Lighthouse's own reason", () => {
    const json = JSON.stringify({
      ...recorded,
      runtimeError: { code: "NO_FCP", message: "The page did not paint any content." },
    });
    expect(() => readReport(json)).toThrow("NO_FCP: The page did not paint any content.");
  });
});
