import type { FontFamily } from "../../templates/font-family";
import { textPen, type TextPen } from "../../templates/text-paths.server";

/** How a text is set: pixels of a picture. */
export interface Setting {
  family: FontFamily;
  weight: number;
  /** The size that is wanted, and the one below which the text is shortened instead. */
  size: number;
  smallest: number;
  maxWidth: number;
  maxLines: number;
  maxHeight?: number;
  /** A factor of the size. */
  lineHeight?: number;
}

interface Line {
  svg: string;
  width: number;
}

/** A text set in lines: outlines without a fill, each line in a box of its own from 0,0. */
export interface FittedText {
  lines: Line[];
  size: number;
  width: number;
  height: number;
  /** Height of a line. */
  leading: number;
  /** From the top of a line to the top of its capitals, and to where they stand. */
  capTop: number;
  baseline: number;
}

/**
 * Sets a text as large as its room allows, in lines of nearly one length; what is too long even at the smallest size
 * ends in dots.
 */
export async function fitText(text: string, setting: Setting): Promise<FittedText | null> {
  const words = text.normalize("NFC").split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);
  const pen = await textPen({ text: words.join(" "), ...setting });
  const measured = measureWords(words, pen);
  if (measured.words.every(({ width }) => width === 0)) return null;
  const [size, lines] = sizedLines(measured, setting);
  return drawLines(lines, pen, { ...setting, size });
}

const MOST_WORDS = 40;
const STEP = 0.95;
const EM = 100;
const DOTS = "…";

const lineHeightOf = ({ lineHeight = 1.1 }: Setting) => lineHeight;

/** Words with their widths in a size of EM. */
interface Measured {
  words: { text: string; width: number }[];
  space: number;
}

const measureWords = (words: string[], pen: TextPen): Measured => ({
  words: words.map((text) => ({ text, width: pen.widthOf(text, EM) })),
  space: Math.max(0, pen.widthOf("H H", EM) - 2 * pen.widthOf("H", EM)),
});

/**
 * The largest size at which all lines fit and no word is broken; else the smallest, with long words broken and the rest
 * left out.
 */
function sizedLines(measured: Measured, setting: Setting): [number, string[]] {
  for (let size = setting.size; size >= setting.smallest; size *= STEP) {
    const room = (setting.maxWidth * EM) / size;
    if (measured.words.some(({ width }) => width > room)) continue;
    const lines = wrap(measured, room);
    if (
      lines.length <= setting.maxLines &&
      lines.length * size * lineHeightOf(setting) <= (setting.maxHeight ?? Infinity)
    )
      return [size, balanced(measured, room, lines.length)];
  }
  const room = (setting.maxWidth * EM) / setting.smallest;
  const broken = { ...measured, words: measured.words.flatMap((word) => pieces(word, room)) };
  return [setting.smallest, shortened(wrap(broken, room), setting.maxLines)];
}

/** Shortened by some letters, so that the dots find room. */
function shortened(lines: string[], maxLines: number): string[] {
  if (lines.length <= maxLines) return lines;
  const last = lines[maxLines - 1]!;
  return [
    ...lines.slice(0, maxLines - 1),
    `${[...last]
      .slice(0, -2)
      .join("")
      .replace(/(?<![\s,.;:–-])[\s,.;:–-]+$/u, "")}${DOTS}`,
  ];
}

function pieces(word: { text: string; width: number }, room: number): Measured["words"] {
  const count = Math.ceil(word.width / (room * 0.94));
  if (count <= 1) return [word];
  const letters = [...new Intl.Segmenter("und", { granularity: "grapheme" }).segment(word.text)].map(
    ({ segment }) => segment,
  );
  const length = Math.ceil(letters.length / count);
  return Array.from({ length: count }, (_, index) => ({
    text: letters.slice(index * length, (index + 1) * length).join(""),
    width: word.width / count,
  })).filter(({ text }) => text);
}

function wrap({ words, space }: Measured, room: number): string[] {
  const lines: { text: string; width: number }[] = [];
  for (const { text, width } of words) {
    const last = lines.at(-1);
    if (last && last.width + space + width <= room)
      lines[lines.length - 1] = { text: `${last.text} ${text}`, width: last.width + space + width };
    else lines.push({ text, width });
  }
  return lines.map(({ text }) => text);
}

/** The same number of lines in the least width. */
function balanced(measured: Measured, room: number, count: number): string[] {
  let [narrow, wide] = [0, room];
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    const fits = measured.words.every(({ width }) => width <= middle) && wrap(measured, middle).length <= count;
    if (fits) wide = middle;
    else narrow = middle;
  }
  return wrap(measured, wide);
}

function drawLines(lines: string[], pen: TextPen, setting: Setting): FittedText {
  const { size } = setting;
  const leading = lineHeightOf(setting) * size;
  const drawn = lines.map((line) => pen.draw(line, size, lineHeightOf(setting)));
  const { baseline = 0, capHeight = 0 } = drawn[0] ?? {};
  return {
    lines: drawn,
    size,
    width: Math.max(0, ...drawn.map(({ width }) => width)),
    height: leading * drawn.length,
    leading,
    baseline,
    capTop: baseline - capHeight,
  };
}
