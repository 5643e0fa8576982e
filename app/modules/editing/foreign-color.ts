import type { WebsiteCode } from "../site/website-code";
import { hex, readColour } from "../markup/contrast";
import type { CodeSplice } from "../markup/edit";
import { readPage } from "../markup/page";
import { appendedRules, stylesheetsOf, type Stylesheet } from "../markup/stylesheets";

/** The blues that pages are written with which have no palette of their own: the colour, and its darker shade. */
const BLUES: Pair = ["#3B82F6", "#2563EB"];
type Pair = [primary: string, strong: string];

/** Custom properties that note what stands in the place of the blues, so that the next change finds it. */
const NOTE: Pair = ["--site-primary", "--site-primary-strong"];
const NOTED = new RegExp(`${NOTE[0]}: (#[\\da-f]{6}); ${NOTE[1]}: (#[\\da-f]{6});`, "i");

/** The colour that stands in the place of the blues; null when the css never had them. */
export function readForeignPrimary(code: WebsiteCode): string | null {
  const [primary] = currentPair(code);
  return textsOf(code).some(({ css }) => spellings(primary).test(css)) ? primary : null;
}

/** Splices that replace the blues, or what stands in their place, in every spelling; alpha stays. */
export function foreignColorSplices(code: WebsiteCode, color: string): CodeSplice[] {
  const now = currentPair(code);
  const texts = textsOf(code);
  const primary = freeColor(texts, color, now);
  const next: Pair = [primary, freeColor(texts, darker(primary), now, primary)];
  const splices = now.flatMap((old, index) => texts.flatMap((text) => replaced(text, old, next[index]!)));
  return splices.length === 0 || hasNote(code) ? splices : [...splices, noteSplice(code, next)];
}

function currentPair({ css }: WebsiteCode): Pair {
  const [, primary, strong] = NOTED.exec(css) ?? [];
  return primary && strong ? [primary, strong] : BLUES;
}

const hasNote = (code: WebsiteCode) => currentPair(code) !== BLUES;

function noteSplice({ css }: WebsiteCode, [primary, strong]: Pair): CodeSplice {
  return appendedRules(css, `:root { ${NOTE[0]}: ${primary}; ${NOTE[1]}: ${strong}; }`);
}

/** Stylesheets, and the styles of single elements. */
function textsOf(code: WebsiteCode): Stylesheet[] {
  const styles = readPage(code.html).elements.flatMap((element): Stylesheet[] => {
    const at = element.sourceCodeLocation.startTag.attrs?.style;
    return at ? [{ part: "html", offset: at.startOffset, css: code.html.slice(at.startOffset, at.endOffset) }] : [];
  });
  return [...stylesheetsOf(code), ...styles];
}

function replaced({ part, offset, css }: Stylesheet, old: string, next: string): CodeSplice[] {
  const [r, g, b] = channels(next);
  return Array.from(css.matchAll(spellings(old)), ({ 0: whole, 1: alpha, 2: open, 3: first, 4: second, index }) => ({
    part,
    start: offset + index,
    end: offset + index + whole.length,
    text: open === undefined ? `${next}${alpha ?? ""}` : `${open}${r}${first}${g}${second}${b}`,
  }));
}

/** `#3b82f6`, `#3b82f680`, `rgb(59, 130, 246)`, `rgb(59 130 246 / 50%)`, `rgba(59,130,246,.5)` in any case. */
function spellings(color: string): RegExp {
  const [r, g, b] = channels(color);
  return new RegExp(
    `${color}([\\da-f]{2})?(?![\\da-f])|(rgba?\\(\\s*)${r}(\\s*,\\s*|\\s+)${g}(\\s*,\\s*|\\s+)${b}(?=\\s*[,/)])`,
    "gi",
  );
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The second blue is a step darker than the first; so is what stands in its place. */
function darker(color: string): string {
  const { l, c, h } = readColour(color);
  return hex(l - 0.077, c, h);
}

/**
 * A colour that stands in the css for something else is kept apart by a step that nobody sees, or both would change
 * next time.
 */
function freeColor(texts: Stylesheet[], wanted: string, own: Pair, reserved = ""): string {
  const [r, g, b] = channels(wanted) as [number, number, number];
  const isTaken = (color: string) =>
    isSame(color, reserved) ||
    (!own.some((each) => isSame(color, each)) && texts.some(({ css }) => spellings(color).test(css)));
  for (let step = 0; step < 64; step += 1) {
    const blue = b + step > 255 ? b - step : b + step;
    const color =
      step === 0 ? wanted : `#${[r, g, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
    if (!isTaken(color)) return color;
  }
  return wanted;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
