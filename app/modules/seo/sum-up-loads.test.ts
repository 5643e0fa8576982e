import { describe, expect, it } from "vitest";
import { lighthouseReport } from "~/integrations/lighthouse/report";
import recorded from "../../../tests/factories/lighthouse-report.json";
import { areEnough, categoriesAfter, hasScores, sumUpLoads } from "./sum-up-loads";

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
    const measured = sumUpLoads(HTML, [loadOf(0.71, 4000), loadOf(0.99, 1000), loadOf(0.9, 2000.4)], {});
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

  it("leaves out loads of a busy machine, and does not blame the page where there are no others", () => {
    const slow = { ...loadOf(0.55, 9000), machineUse: 0.95 };
    const calm = loadOf(1, 1000);
    expect(sumUpLoads(HTML, [slow, slow, calm], {})).toMatchObject({ performanceScore: 100, machineBusy: false });
    const failing = {
      ...slow,
      audits: {
        ...slow.audits,
        "largest-contentful-paint": { ...slow.audits["largest-contentful-paint"]!, score: 0.1 },
      },
    };
    const blamed = (loads: (typeof failing)[]) =>
      sumUpLoads(HTML, loads, {}).issues.some((text) => text.startsWith("The main picture or headline appears late."));
    expect(sumUpLoads(HTML, [failing], {})).toMatchObject({ performanceScore: 55, machineBusy: true });
    expect([blamed([failing]), blamed([{ ...failing, machineUse: 0.2 }])]).toEqual([false, true]);
  });

  it("is content with one load where the settings want one", () => {
    expect(sumUpLoads(HTML, [loadOf(0.5, 100)], {}).performanceScore).toBe(50);
  });

  it("has no result without all scores", () => {
    expect(() => sumUpLoads(HTML, [loadOf(null, 100)], {})).toThrow("no score");
  });
});

describe("loads", () => {
  const [calm, busy] = [
    { ...whole, machineUse: 0.3 },
    { ...whole, machineUse: 0.8 },
  ];
  it.each([
    [[calm, calm, calm], 3, true],
    [[calm, busy, calm], 3, false],
    [[busy, calm, calm, calm], 3, true],
    [[busy, busy, busy, busy], 3, false],
    [[busy, busy, busy, busy, busy], 3, true],
    [[busy], 1, true],
  ])("%# are enough, or not", (reports, wanted, enough) => expect(areEnough(reports, wanted)).toBe(enough));
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
