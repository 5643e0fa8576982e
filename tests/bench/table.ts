import type { Goal } from "./bench";
import type { Figure, Spread } from "./figure";

const HEAD = ["what", "median (p10-p90)", "goal", "", "peer", "median (p10-p90)", "ratio"];

/** The figures as a Markdown table, aligned for a terminal. */
export function toTable(figures: Figure[]): string {
  return alignedTable(HEAD, figures.map(toRow));
}

/** Rows of cells as a Markdown table, aligned for a terminal. */
export function alignedTable(head: string[], body: string[][]): string {
  const rows = [head, ...body];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) => line(row.map((cell, column) => cell.padEnd(widths[column]!))));
  return [lines[0], line(widths.map((width) => "-".repeat(width))), ...lines.slice(1)].join("\n");
}

function toRow({ name, ours, goal, unit = "ms", met, peer, peers, ratio }: Figure): string[] {
  return [
    name,
    shown(ours, unit),
    wanted(goal, unit),
    verdict(met),
    peer,
    shown(peers, unit),
    ratio.toFixed(ratio < 10 ? 2 : 0),
  ];
}

function wanted(goal: Goal | undefined, unit: string): string {
  if (goal === undefined) return "";
  if (typeof goal === "number") return `< ${goal} ${unit}`;
  return "ratioAtLeast" in goal ? `ratio >= ${goal.ratioAtLeast}` : `ratio <= ${goal.ratioAtMost}`;
}

const verdict = (met: boolean | null) => (met === null ? "reported" : met ? "met" : "goal missed");
const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
const shown = ({ median, p10, p90 }: Spread, unit: string) =>
  `${rounded(median)} (${rounded(p10)}-${rounded(p90)}) ${unit}`;
const rounded = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
