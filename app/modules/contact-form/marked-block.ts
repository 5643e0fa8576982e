import type { Splice } from "../markup/splices";

// One notation that is a comment in stylesheets and in scripts.
const OPEN = "/* contact form: begin */";
const CLOSE = "/* contact form: end */";

/** Rules or script of the form between the marks by which they are found again. */
export const markBlock = (text: string) => `${OPEN}\n${text}\n${CLOSE}`;

/** The splices that put a marked block where one stands already, or else at the end; none when nothing would change. */
export function putBlock(source: string, block: string): Splice[] {
  const start = source.indexOf(OPEN);
  const close = source.indexOf(CLOSE, start);
  if (start >= 0 && close >= 0) {
    const end = close + CLOSE.length;
    return source.slice(start, end) === block ? [] : [{ start, end, text: block }];
  }
  const gap = source === "" || source.endsWith("\n\n") ? "" : source.endsWith("\n") ? "\n" : "\n\n";
  return [{ start: source.length, end: source.length, text: `${gap}${block}\n` }];
}
