import { describe, expect, it } from "vitest";
import { NO_FIGURES } from "./daily-figures";
import { periodUntil } from "./period";
import { summarize } from "./summary";

const day = (visitors: number, pageViews: number, sessions: number, bounces: number, totalDuration: number) => ({
  visitors,
  pageViews,
  sessions,
  bounces,
  totalDuration,
});

describe("summarize", () => {
  it("adds up the days and compares with the period before", () => {
    expect(summarize([day(3, 7, 4, 1, 100), day(3, 5, 2, 1, 50)], [day(4, 10, 5, 3, 250)])).toEqual({
      visitors: 6,
      visitorsGrowth: 50,
      pageViews: 12,
      pageViewsGrowth: 20,
      bounceRate: 33.3,
      bounceRateChange: -26.7,
      avgSessionDuration: 25,
      sessionDurationChange: -50,
    });
  });

  it("has no growth where there was nothing, and no rate without sessions", () => {
    const grown = summarize([day(2, 3, 2, 1, 30)], [NO_FIGURES]);
    expect(grown).toMatchObject({
      visitorsGrowth: null,
      pageViewsGrowth: null,
      bounceRateChange: null,
      sessionDurationChange: null,
    });
    expect(summarize([], [day(2, 3, 2, 1, 30)])).toEqual({
      visitors: 0,
      visitorsGrowth: -100,
      pageViews: 0,
      pageViewsGrowth: -100,
      bounceRate: 0,
      bounceRateChange: -50,
      avgSessionDuration: 0,
      sessionDurationChange: -100,
    });
  });
});

describe("periodUntil", () => {
  it("ends today and lies beside one of the same length", () => {
    const now = new Date("2026-03-02T23:59:59.999Z");
    expect(periodUntil(now, 7)).toEqual({ first: "2026-02-24", last: "2026-03-02", earlier: "2026-02-17" });
    expect(periodUntil(now, 30)).toEqual({ first: "2026-02-01", last: "2026-03-02", earlier: "2026-01-02" });
  });
});
