import type { FittedText, Setting } from "../fit-text.server";
import { drawArt, type PageArt } from "../page-art";
import type { SiteStyle } from "../site-style";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a composition draws with. */
export interface Canvas {
  style: SiteStyle;
  /** Text as outlines; null for one of which no letter can be drawn. */
  text(text: string, setting: Setting): Promise<FittedText | null>;
  /** The picture that the page opens with, filling a box; null without one. */
  photo: ((box: Box) => Promise<string>) | null;
}

/** Draws one design's share picture: markup for a picture of 1200 x 630. */
export type Composition = (canvas: Canvas) => Promise<string>;

export const rect = ({ x, y, width, height }: Box, fill: string, more = "") =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;

/**
 * Puts set text into a picture: `x` is where lines begin (or end, from right to left, or have their middle), `y` the
 * top of its first line's capitals.
 */
export function put(
  text: FittedText | null,
  { x, y, fill, anchor }: { x: number; y: number; fill: string; anchor: "start" | "middle" | "end" },
): string {
  if (!text) return "";
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  const lines = text.lines.map(
    ({ svg, width }, index) =>
      `<g transform="translate(${(x - width * share).toFixed(1)} ${(y - text.capTop + index * text.leading).toFixed(1)})">${svg}</g>`,
  );
  return `<g fill="${fill}">${lines.join("")}</g>`;
}

/** From the top of the first line's capitals to where the last line stands. */
export const inkHeight = (text: FittedText | null) =>
  text ? text.height - text.leading + text.baseline - text.capTop : 0;

/** A drawing of the page by its kinds, the wanted ones first. */
export const artOf = ({ arts }: SiteStyle, ...kinds: string[]) =>
  kinds.map((kind) => arts.find((art) => art.kind === kind)).find(Boolean) ?? null;

/** A drawing in its box; undefined where there is none. */
export const drawn = (art: PageArt | null | undefined, box: Box, align?: string) =>
  art ? drawArt(art, box, align) : undefined;

/** The words of the picture: what is large and what stands beside it; one alone is large. */
export function wordsOf({ details }: SiteStyle): { large: string; small: string } {
  const { name, headline } = details;
  const isSame = headline.trim().toLowerCase() === name.trim().toLowerCase();
  return headline && !isSame ? { large: headline, small: name } : { large: name || headline, small: "" };
}

/** Mirrors a horizontal place of a box for pages that run from right to left. */
export const mirrored = (isRightToLeft: boolean, box: Box): Box =>
  isRightToLeft ? { ...box, x: 1200 - box.x - box.width } : box;
