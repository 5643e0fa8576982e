import type * as fontkit from "fontkit";
import { isRightToLeft, visualRuns } from "./bidi-runs";
import type { FontFamily } from "./font-family";
import { textFaces, type Face } from "./text-faces.server";

export interface PathText {
  text: string;
  family: FontFamily;
  /** Families without it take the nearest they have. */
  weight: number;
  /** Height of the em square, in pixels like every measure here. */
  size: number;
  /** Lines are broken between words, and within a word that is longer than this. */
  maxWidth: number;
  /** A factor of the size, 1.15 unless told. */
  lineHeight?: number;
}

export interface TextPaths {
  /** `<path>` elements without a fill of their own, in a box from 0,0 to `width`,`height`. */
  svg: string;
  /** Width of the longest line; lines that run from right to left end at it. */
  width: number;
  height: number;
  lines: number;
  /** From the top of the box to the first baseline, and from there to the top of capitals. */
  baseline: number;
  capHeight: number;
}

interface Setting {
  faces: Map<string, Face>;
  size: number;
  isBaseRightToLeft: boolean;
}

const MIRRORED = new Map(
  ["()", "[]", "{}", "<>", "«»", "‹›"].flatMap(
    ([a = "", b = ""]) =>
      [
        [a, b],
        [b, a],
      ] as const,
  ),
);

/**
 * Draws a text as outlines, since servers have no fonts: in the family's own files, and in Noto for scripts that it
 * lacks.
 */
export async function textPaths({
  text,
  family,
  weight,
  size,
  maxWidth,
  lineHeight = 1.15,
}: PathText): Promise<TextPaths> {
  const plain = text.normalize("NFC").replace(/\s+/gu, " ").trim();
  const faces = await textFaces(`${plain}H`, family, weight);
  const setting: Setting = { faces, size, isBaseRightToLeft: isRightToLeft(plain) };
  const lines = brokenLines(shown(plain, faces), setting, maxWidth);
  const widths = lines.map((line) => widthOf(line, setting));
  const width = Math.max(0, ...widths);
  const face = faces.get("H")!;
  const leading = lineHeight * size;
  const ascent = (leading + ((face.ascent + face.descent) / face.unitsPerEm) * size) / 2;
  const starts = widths.map((own) => (setting.isBaseRightToLeft ? width - own : 0));
  const svg = lines.map((line, index) => pathOf(line, setting, starts[index] ?? 0, ascent + index * leading)).join("");
  return {
    svg,
    width,
    height: lines.length * leading,
    lines: lines.length,
    baseline: ascent,
    capHeight: (face.capHeight / face.unitsPerEm) * size,
  };
}

/** Sets words of one text again and again: reading its fonts is most of the work. */
export interface TextPen {
  widthOf(words: string, size: number): number;
  /** One line, in a box from 0,0. */
  draw(line: string, size: number, lineHeight: number): Pick<TextPaths, "svg" | "width" | "baseline" | "capHeight">;
}

/** A pen for all words of a text, as `textPaths` draws them. */
export async function textPen({
  text,
  family,
  weight,
}: Pick<PathText, "text" | "family" | "weight">): Promise<TextPen> {
  const faces = await textFaces(`${text.normalize("NFC")} H…`, family, weight);
  const setting = (size: number): Setting => ({ faces, size, isBaseRightToLeft: isRightToLeft(text) });
  const face = faces.get("H")!;
  return {
    widthOf: (words, size) => widthOf(shown(words, faces), setting(size)),
    draw(line, size, lineHeight) {
      const drawn = shown(line, faces);
      const baseline = (lineHeight * size + ((face.ascent + face.descent) / face.unitsPerEm) * size) / 2;
      const svg = pathOf(drawn, setting(size), 0, baseline);
      return {
        svg,
        width: widthOf(drawn, setting(size)),
        baseline,
        capHeight: (face.capHeight / face.unitsPerEm) * size,
      };
    },
  };
}

/** What faces can draw, without the joiners and spaces that a lost emoji leaves. */
function shown(text: string, faces: Map<string, Face>): string {
  const drawn = [...text].filter((character) => faces.has(character)).join("");
  return drawn
    .replace(/(?<![\p{L}\p{M}])[\p{Cf}\uFE00-\uFE0F]+/gu, "")
    .replace(/ +/g, " ")
    .trim();
}

/** Greedy lines. Scripts without spaces may break after any of their letters. */
function brokenLines(text: string, setting: Setting, maxWidth: number): string[] {
  const fits = (line: string) => widthOf(line.trim(), setting) <= maxWidth;
  const units = text.split(/(?<= )|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[\p{L}])/u);
  const pieces = units.flatMap((unit) => (fits(unit) ? [unit] : graphemes(unit)));
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && fits(last + piece)) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

const graphemes = (word: string) =>
  [...new Intl.Segmenter("und", { granularity: "grapheme" }).segment(word)].map(({ segment }) => segment);

interface PlacedGlyph {
  glyph: fontkit.Glyph;
  scale: number;
  x: number;
  y: number;
}

function placed(line: string, { faces, size, isBaseRightToLeft }: Setting): { glyphs: PlacedGlyph[]; width: number } {
  let width = 0;
  const glyphs = visualRuns(line, faces, isBaseRightToLeft).flatMap((run) => {
    const scale = size / run.face.unitsPerEm;
    const text = run.isRightToLeft
      ? [...run.text].map((character) => MIRRORED.get(character) ?? character).join("")
      : run.text;
    const { glyphs, positions } = run.face.layout(
      text,
      undefined,
      undefined,
      undefined,
      run.isRightToLeft ? "rtl" : "ltr",
    );
    return glyphs.map((glyph, index): PlacedGlyph => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const x = width + xOffset * scale;
      width += xAdvance * scale;
      return { glyph, scale, x, y: yOffset * scale };
    });
  });
  return { glyphs, width };
}

const widthOf = (line: string, setting: Setting) => placed(line, setting).width;

function pathOf(line: string, setting: Setting, left: number, baseline: number): string {
  const outlines = placed(line, setting).glyphs.map(({ glyph, scale, x, y }) =>
    glyph.path
      .scale(scale, -scale)
      .translate(left + x, baseline - y)
      .toSVG(),
  );
  return `<path d="${outlines.join("")}"/>`;
}
