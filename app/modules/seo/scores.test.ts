import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lighthouseReport } from "~/integrations/lighthouse/report";
import { medianBy, rate, scoresOf } from "./scores";

const report = (scores: Record<string, number | null>) =>
  lighthouseReport.parse({
    finalDisplayedUrl: "http://localhost/",
    audits: {},
    categories: Object.fromEntries(Object.entries(scores).map(([name, score]) => [name, { score, auditRefs: [] }])),
  });

describe("rate", () => {
  it.each([
    [100, "good"],
    [80, "good"],
    [79, "fair"],
    [60, "fair"],
    [59, "poor"],
    [0, "poor"],
  ])("%d is %s", (score, rating) => expect(rate(score)).toBe(rating));
});

describe("medianBy", () => {
  it("is the middle one, whatever the order", () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 9 }), (values) => {
        const median = medianBy(values, (value) => value);
        const below = values.filter((value) => value < median).length;
        const above = values.filter((value) => value > median).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
        expect(values).toContain(median);
      }),
    );
  });
  it("needs a value", () => expect(() => medianBy([], Number)).toThrow(RangeError));
});

describe("scoresOf", () => {
  it("rounds each and takes the mean of all four", () => {
    expect(scoresOf(report({ performance: 0.9, accessibility: 1, "best-practices": 0.964, seo: 0.91 }))).toEqual({
      overallScore: 94,
      performanceScore: 90,
      accessibilityScore: 100,
      bestPracticesScore: 96,
      seoScore: 91,
    });
  });
  it("has none where a category could not be judged", () => {
    expect(scoresOf(report({ performance: null, accessibility: 1, "best-practices": 1, seo: 1 }))).toBeNull();
    expect(scoresOf(report({ performance: 1, accessibility: 1, seo: 1 }))).toBeNull();
  });
});
