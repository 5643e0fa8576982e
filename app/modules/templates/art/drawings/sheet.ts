import type { Random } from "../../seeded";

/** The room that a drawing fills, in its own units. */
export interface Sheet {
  width: number;
  height: number;
  random: Random;
}

/** A drawing as path data: many fine lines, and few strong ones that carry it. */
export interface Lines {
  fine: string;
  strong: string;
}

export type Draw = (sheet: Sheet) => Lines;
export type Point = readonly [number, number];

export const whole = (value: number) => Math.round(value);
export const at = (x: number, y: number) => `${whole(x)} ${whole(y)}`;

/** `count` values of `make`, one after the other. */
export function repeat<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => make(index));
}

/**
 * A smooth open line through evenly spaced points: each is the control of a curve between the middles of its
 * neighbours.
 */
export function smooth(points: readonly Point[]): string {
  const [first, second, ...rest] = points;
  if (!first || !second) return "";
  const middle = (a: Point, b: Point) => at((a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
  const last = points.at(-1) ?? second;
  const bends = [second, ...rest].slice(0, -1).map((point, index) => {
    const next = points[index + 2] ?? point;
    return index === 0 ? `Q${at(...point)} ${middle(point, next)}` : `T${middle(point, next)}`;
  });
  return `M${at(...first)}${bends.join("")}L${at(...last)}`;
}

export const circle = (x: number, y: number, r: number) =>
  `M${at(x - r, y)}a${whole(r)} ${whole(r)} 0 1 0 ${whole(2 * r)} 0a${whole(r)} ${whole(r)} 0 1 0 ${-whole(2 * r)} 0z`;

export const box = (x: number, y: number, width: number, height: number) =>
  `M${at(x, y)}h${whole(width)}v${whole(height)}h${-whole(width)}z`;

/** Joins what several parts draw. */
export function together(parts: readonly Lines[]): Lines {
  return { fine: parts.map(({ fine }) => fine).join(""), strong: parts.map(({ strong }) => strong).join("") };
}

/** Lines of which every one is fine but those at `strong`. */
export function withStrong(lines: readonly string[], strong: readonly number[]): Lines {
  return {
    fine: lines.filter((_, index) => !strong.includes(index)).join(""),
    strong: strong.map((index) => lines[index] ?? "").join(""),
  };
}
