import type { CssNode } from "css-tree";
import parse from "css-tree/parser";
import { lengthInPixels } from "./values/lengths";

/** Widths that pages are looked at: a phone's and a desk's, in pixels. */
export const WIDTHS = [390, 1280] as const;
export type Width = number;

const HEIGHTS: Record<number, number> = { 390: 844, 1280: 800 };
/** The height of a window of that width. */
export const heightOf = (width: Width): number => HEIGHTS[width] ?? 800;

const known = new Map<string, boolean>();

/** Whether an at-rule around a rule lets it through: conditions of media are judged, all others taken as true. */
export function holds(head: string, width: Width): boolean {
  const query = /^@(?:media|container)\s+/.exec(head);
  if (!query) return true;
  const key = `${width} ${head}`;
  if (!known.has(key)) {
    if (known.size > 5000) known.clear();
    known.set(key, judge(head, width));
  }
  return known.get(key)!;
}

function judge(head: string, width: Width): boolean {
  // A container is taken for as wide as the window: how wide it is, only a layout knows.
  const query = head.replace(/^@media\s+/, "").replace(/^@container\s+[^(]*/, "");
  try {
    const list = parse(query, { context: "mediaQueryList" });
    if (list.type !== "MediaQueryList") return false;
    return list.children.toArray().some((each) => each.type === "MediaQuery" && queryHolds(each, width));
  } catch {
    return false;
  }
}

function queryHolds(query: CssNode & { type: "MediaQuery" }, width: Width): boolean {
  const { modifier, mediaType, condition } = query as unknown as {
    modifier: string | null;
    mediaType: string | null;
    condition: Condition | null;
  };
  const type = mediaType === null || /^(?:all|screen)$/i.test(mediaType);
  const result = type && (condition === null || conditionHolds(condition, width));
  return modifier?.toLowerCase() === "not" ? !result : result;
}

interface Part {
  type: string;
  name?: string;
  value?: unknown;
  unit?: string;
  left?: Part;
  middle?: Part;
  right?: Part | null;
  leftComparison?: string;
  rightComparison?: string | null;
  children?: { toArray(): Part[] };
}
type Condition = Part;

/** `a and b`, `a or b`, `not a`: css allows no mixture without brackets. */
function conditionHolds(condition: Condition, width: Width): boolean {
  const parts = condition.children?.toArray() ?? [];
  const word = (name: string) => parts.some((part) => part.type === "Identifier" && part.name === name);
  const results = parts.filter(({ type }) => type !== "Identifier").map((part) => partHolds(part, width));
  if (word("not")) return !results[0];
  return word("or") ? results.some(Boolean) : results.every(Boolean);
}

function partHolds(part: Part, width: Width): boolean {
  if (part.type === "Condition") return conditionHolds(part, width);
  if (part.type === "Feature") return featureHolds(part, width);
  if (part.type !== "FeatureRange" || !part.left || !part.middle) return false;
  const [left, middle] = [amount(part.left, width), amount(part.middle, width)];
  const right = part.right ? amount(part.right, width) : null;
  return (
    compared(left, part.leftComparison ?? "", middle) &&
    (part.right ? compared(middle, part.rightComparison ?? "", right) : true)
  );
}

/** What a browser on somebody's desk says of itself. */
const SAYS: Record<string, string> = {
  "prefers-color-scheme": "light",
  "prefers-reduced-motion": "no-preference",
  "prefers-contrast": "no-preference",
  "forced-colors": "none",
  scripting: "enabled",
  hover: "hover",
  "any-hover": "hover",
  pointer: "fine",
  "any-pointer": "fine",
};
const OFF = new Set(["no-preference", "none"]);

function featureHolds({ name = "", value }: Part, width: Width): boolean {
  const wanted = value as Part | null;
  const [, end, measure] = /^(?:(min|max)-)?(width|height|inline-size|block-size)$/.exec(name) ?? [];
  if (measure) {
    const now = sizeOf(measure, width);
    const limit = wanted && amount(wanted, width);
    return wanted === null ? now > 0 : compared(now, end === "min" ? ">=" : end === "max" ? "<=" : "=", limit);
  }
  if (name === "orientation") return wanted?.name === (heightOf(width) >= width ? "portrait" : "landscape");
  const says = SAYS[name];
  return says !== undefined && (wanted === null ? !OFF.has(says) : wanted.name === says);
}

const sizeOf = (measure: string, width: Width) => (/width|inline/.test(measure) ? width : heightOf(width));

function amount(part: Part, width: Width): number | null {
  if (part.type === "Identifier") return /width|height|size/.test(part.name ?? "") ? sizeOf(part.name!, width) : null;
  if (part.type === "Dimension")
    return lengthInPixels(`${String(part.value)}${part.unit}`, { font: 16, root: 16, width });
  if (part.type === "Number") return Number(part.value);
  return null;
}

function compared(a: number | null, sign: string, b: number | null): boolean {
  if (a === null || b === null) return false;
  if (sign === "<") return a < b;
  if (sign === "<=") return a <= b;
  if (sign === ">") return a > b;
  return sign === ">=" ? a >= b : a === b;
}
