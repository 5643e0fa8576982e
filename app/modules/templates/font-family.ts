import type { GenerationFont, HeadingFace } from "../site/choices";
import type { SubsetName } from "./subsets";

/** Vertical metrics and mean width of a face, in units of its em square (read from the font files). */
export interface FontMetrics {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  width: number;
  /** Mean advance in em at 400 and at 700 of the letters of English pages of ours. */
  widths: { regular: number; bold: number };
}

/** The least and the greatest weight of a file; one weight twice. */
export type Cut = readonly [number, number];

export interface FontFamily {
  name: GenerationFont | HeadingFace;
  kind: "sans" | "serif";
  package: string;
  slug: string;
  /**
   * The range of a variable font and the cuts of it that sites are given, the smallest first: masters that no page uses
   * are half a file. Or the weights that exist as files of their own.
   */
  weights: { variable: string; cuts: readonly Cut[] } | { fixed: readonly number[] };
  /** Scripts other than Latin that the family has itself. */
  scripts: readonly SubsetName[];
  metrics: FontMetrics;
}
