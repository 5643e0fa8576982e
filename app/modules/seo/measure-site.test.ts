import { describe, expect, it } from "vitest";
import type { Category } from "~/integrations/lighthouse/measure-page.server";
import { lighthouseReport } from "~/integrations/lighthouse/report";
import recorded from "../../../tests/factories/lighthouse-report.json";
import { measureSite } from "./measure-site";

const whole = lighthouseReport.parse(recorded);

/** A load whose performance and time to interactive are these. */
function loadOf(performance: number | null, interactive: number) {
  return lighthouseReport.parse({
    ...recorded,
    categories: { ...whole.categories, performance: { ...whole.categories.performance, score: performance } },
    audits: { ...whole.audits, interactive: { ...whole.audits.interactive, numericValue: interactive } },
  });
}

async function measure(loads: ReturnType<typeof loadOf>[]) {
  const asked: Category[][] = [];
  const done: number[] = [];
  const measured = measureSite({
    html: "<title>Rose</title>",
    loads: loads.length,
    load: async (categories) => loads[asked.push(categories) - 1]!,
    onLoad: async (count) => done.push(count),
  });
  return { measured: await measured, asked, done };
}

describe("measureSite", () => {
  it("takes performance and load time from the middle one of three loads, and the rest from the first", async () => {
    const { measured, asked, done } = await measure([loadOf(0.71, 4000), loadOf(0.99, 1000), loadOf(0.9, 2000.4)]);
    expect(asked).toEqual([["performance", "accessibility", "best-practices", "seo"], ["performance"], ["performance"]]);
    expect(done).toEqual([1, 2, 3]);
    expect(measured).toMatchObject({ performanceScore: 90, accessibilityScore: 67, bestPracticesScore: 86, seoScore: 82, overallScore: 81 });
    expect(measured.metaInfo).toMatchObject({ title: "Rose", loadTime: 2000 });
    expect(measured.issues.length).toBeGreaterThan(0);
  });

  it("is content with one load where the settings want one", async () => {
    expect((await measure([loadOf(0.5, 100)])).measured.performanceScore).toBe(50);
  });

  it("has no result without all scores", async () => {
    await expect(measure([loadOf(null, 100)])).rejects.toThrow("no score");
  });
});
