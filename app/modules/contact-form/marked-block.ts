import { applySplices, type Splice } from "../markup/splices";

// One notation that is a comment in stylesheets and in scripts.
const OPEN = "/* contact form: begin */";
const CLOSE = "/* contact form: end */";

/** Rules or script of the form between the marks by which they are found again. */
export const markBlock = (text: string) => `${OPEN}\n${text}\n${CLOSE}`;

/** The splices that put a marked block where one stands already, or else at the end; none when nothing would change. */
export function putBlock(source: string, block: string): Splice[] {
  const place = placeOfBlock(source);
  if (place) return source.slice(place.start, place.end) === block ? [] : [{ ...place, text: block }];
  const gap = source === "" || source.endsWith("\n\n") ? "" : source.endsWith("\n") ? "\n" : "\n\n";
  return [{ start: source.length, end: source.length, text: `${gap}${block}\n` }];
}

/** A text whose marked block, if it has one, is this one; all else stays. */
export function renewBlock(source: string, block: string): string {
  return placeOfBlock(source) ? applySplices(source, putBlock(source, block)) : source;
}

function placeOfBlock(source: string): { start: number; end: number } | null {
  const start = source.indexOf(OPEN);
  const close = source.indexOf(CLOSE, start);
  return start >= 0 && close >= 0 ? { start, end: close + CLOSE.length } : null;
}
