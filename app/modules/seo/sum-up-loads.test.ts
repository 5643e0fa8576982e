import { describe, expect, it } from "vitest";
import { lighthouseReport } from "~/integrations/lighthouse/report";
import recorded from "../../../tests/factories/lighthouse-report.json";
import { categoriesAfter, hasScores, sumUpLoads } from "./sum-up-loads";

const whole = lighthouseReport.parse(recorded);
const HTML = "<title>Rose</title>";

/** A load whose performance and time to interactive are these. */
function loadOf(performance: number | null, interactive: number) {
  return lighthouseReport.parse({
    ...recorded,
    categories: { ...whole.categories, performance: { ...whole.categories.performance, score: performance } },
    audits: { ...whole.audits, interactive: { ...whole.audits.interactive, numericValue: interactive } },
  });
}

describe("sumUpLoads", () => {
  it("takes performance and load time from the middle one of three loads, and the rest from the first", () => {
    const measured = sumUpLoads(HTML, [loadOf(0.71, 4000), loadOf(0.99, 1000), loadOf(0.9, 2000.4)]);
    expect(measured).toMatchObject({
      performanceScore: 90,
      accessibilityScore: 67,
      bestPracticesScore: 86,
      seoScore: 82,
      overallScore: 81,
    });
    expect(measured.metaInfo).toMatchObject({ title: "Rose", loadTime: 2000 });
    expect(measured.issues.length).toBeGreaterThan(0);
  });

  it("is content with one load where the settings want one", () => {
    expect(sumUpLoads(HTML, [loadOf(0.5, 100)]).performanceScore).toBe(50);
  });

  it("has no result without all scores", () => {
    expect(() => sumUpLoads(HTML, [loadOf(null, 100)])).toThrow("no score");
  });
});

describe("a load", () => {
  it("is asked for everything once, then for what wavers", () => {
    expect([0, 1, 2].map(categoriesAfter)).toEqual([
      ["performance", "accessibility", "best-practices", "seo"],
      ["performance"],
      ["performance"],
    ]);
  });

  it("has what it was asked for, or is none", () => {
    expect(hasScores(loadOf(0.5, 100), categoriesAfter(0))).toBe(true);
    expect(hasScores(loadOf(null, 100), categoriesAfter(1))).toBe(false);
    expect(
      hasScores({ ...whole, categories: { performance: whole.categories.performance! } }, categoriesAfter(0)),
    ).toBe(false);
  });
});
