import { scaleLinear } from "d3-scale";
import { area, curveMonotoneX, line } from "d3-shape";
import type { DayRow } from "~/modules/analytics/daily-figures";

/** Width and height of the drawing; it is stretched to the place it gets, so these are no pixels. */
export const WIDTH = 1000;
export const HEIGHT = 300;

/** What is drawn of some days; places in percent from the left and from the top. */
export interface ChartShape {
  pageViews: { line: string; area: string };
  visitors: { line: string };
  /** Lines across with their numbers. */
  ticks: { value: number; top: number }[];
  days: { row: DayRow; left: number; isLabelled: boolean }[];
}

/** Most days that are named under the drawing. */
const MOST_LABELS = 7;

/**
 * Draws the days of a period, at least two, from the left to the right. Whole numbers only: there is no half visitor.
 */
export function shapeChart(rows: DayRow[]): ChartShape {
  const x = scaleLinear([0, rows.length - 1], [0, WIDTH]);
  const most = Math.max(4, ...rows.map(({ pageViews, visitors }) => Math.max(pageViews, visitors)));
  const y = scaleLinear([0, most], [HEIGHT, 0]).nice(4);
  const curve = (name: "pageViews" | "visitors") =>
    line<DayRow>(
      (_, index) => x(index),
      (row) => y(row[name]),
    ).curve(curveMonotoneX)(rows) ?? "";
  const filled =
    area<DayRow>(
      (_, index) => x(index),
      y(0),
      (row) => y(row.pageViews),
    ).curve(curveMonotoneX)(rows) ?? "";
  const every = Math.ceil(rows.length / MOST_LABELS);
  return {
    pageViews: { line: curve("pageViews"), area: filled },
    visitors: { line: curve("visitors") },
    ticks: y
      .ticks(4)
      .filter(Number.isInteger)
      .map((value) => ({ value, top: (100 * y(value)) / HEIGHT })),
    days: rows.map((row, index) => ({
      row,
      left: (100 * x(index)) / WIDTH,
      isLabelled: (rows.length - 1 - index) % every === 0,
    })),
  };
}
