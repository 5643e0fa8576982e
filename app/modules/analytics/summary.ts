import { NO_FIGURES, type DayFigures } from "./daily-figures";

/**
 * The figures of a period beside those of the equally long one before it: rates in percent, lengths in seconds. Growth
 * is in percent of the earlier figure, for the bounce rate in percentage points, and null where the earlier figure is
 * 0.
 */
export interface Summary {
  visitors: number;
  visitorsGrowth: number | null;
  pageViews: number;
  pageViewsGrowth: number | null;
  bounceRate: number;
  bounceRateChange: number | null;
  avgSessionDuration: number;
  sessionDurationChange: number | null;
}

/** Sums up a period and compares it with the one before. Visitors are the sum of the daily figures. */
export function summarize(now: DayFigures[], before: DayFigures[]): Summary {
  const [current, earlier] = [total(now), total(before)];
  return {
    visitors: current.visitors,
    visitorsGrowth: growth(current.visitors, earlier.visitors),
    pageViews: current.pageViews,
    pageViewsGrowth: growth(current.pageViews, earlier.pageViews),
    bounceRate: tenths(bounceRate(current)),
    bounceRateChange: bounceRate(earlier) === 0 ? null : tenths(bounceRate(current) - bounceRate(earlier)),
    avgSessionDuration: Math.round(averageLength(current)),
    sessionDurationChange: growth(averageLength(current), averageLength(earlier)),
  };
}

function total(days: DayFigures[]): DayFigures {
  const sum = { ...NO_FIGURES };
  for (const day of days) for (const name of Object.keys(sum) as (keyof DayFigures)[]) sum[name] += day[name];
  return sum;
}

const bounceRate = ({ bounces, sessions }: DayFigures) => (sessions === 0 ? 0 : (100 * bounces) / sessions);
const averageLength = ({ totalDuration, sessions }: DayFigures) => (sessions === 0 ? 0 : totalDuration / sessions);
const growth = (now: number, before: number) => (before === 0 ? null : tenths((100 * (now - before)) / before));
const tenths = (value: number) => Math.round(value * 10) / 10;
