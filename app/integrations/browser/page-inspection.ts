import { z } from "zod";

/** An element as it was seen in a page. */
const seenElement = z.object({
  /** Value of the marking attribute on it, or on the nearest element around it that has one. */
  mark: z.string().nullable(),
  /** Its words, shortened. */
  text: z.string(),
});
export type SeenElement = z.infer<typeof seenElement>;

/**
 * How far a page is wider than its window, in CSS pixels, and the innermost elements that reach beyond it, at most
 * four.
 */
export const overflowInspection = z.object({ by: z.number(), elements: z.array(seenElement).max(4) });
export type OverflowInspection = z.infer<typeof overflowInspection>;

/** What axe-core says is broken; the first elements of each rule. */
export const axeInspection = z.array(
  z.object({
    rule: z.string(),
    impact: z.enum(["minor", "moderate", "serious", "critical"]).nullable(),
    help: z.string(),
    elements: z.array(seenElement),
  }),
);
export type AxeInspection = z.infer<typeof axeInspection>;

/** A file that the page was given. */
interface LoadedFile {
  path: string;
  /** As the browser calls what it is for: `font`, `image`, `document`. */
  kind: string;
  bytes: number;
}

/** Something outside of the site that the page asked for; it was not let through. */
export interface OutsideRequest {
  address: string;
  kind: string;
  /** The whole page would have gone there. */
  isPage: boolean;
}

/** An error of a script, or that a script wrote to the console; `line` is one of its file, from 1. */
export interface ScriptError {
  message: string;
  path: string | null;
  line: number | null;
}

/** What was seen of a page that was opened once. */
export interface PageInspection {
  /** `hung`: it never came to rest. What is seen of such a page is not all. */
  fate: "calm" | "hung" | "crashed";
  overflow: (OverflowInspection & { width: number })[];
  axe: { width: number; violations: AxeInspection }[];
  errors: ScriptError[];
  /** Paths of the site that it asked for and that are not there. */
  missing: { path: string; kind: string }[];
  outside: OutsideRequest[];
  /** What a phone loads, scrolled to its end. */
  loaded: LoadedFile[];
  /** What a desk shows of it first, as a small WebP; null where it could not be taken. */
  still?: Uint8Array | null;
}
