/** A text with what a level of tolerance leaves out folded away. */
export interface Folded {
  text: string;
  /** Where each unit of the text begins and ends in the source. */
  starts: number[];
  ends: number[];
}

/**
 * What one level of tolerance takes for the same: what `pattern` finds counts for one unit, or for itself (null).
 * Patterns take whole runs, so that folding takes time in proportion to the text, however odd it is.
 */
export interface Level {
  name: string;
  pattern: RegExp;
  as: (token: string) => string | null;
}

/** Folds a text by one level. */
export function fold(source: string, { pattern, as }: Level): Folded {
  const folded: Folded = { text: "", starts: [], ends: [] };
  const add = (text: string, start: number, end: number) => {
    folded.starts.push(start);
    folded.ends.push(end);
    return text;
  };
  const units = (start: number, end: number) => {
    for (let at = start; at < end; at += 1) add("", at, at + 1);
    return source.slice(start, end);
  };
  const pieces: string[] = [];
  let at = 0;
  for (const { 0: token, index } of source.matchAll(pattern)) {
    const unit = as(token);
    if (unit === null) continue;
    pieces.push(units(at, index));
    at = index + token.length;
    pieces.push(add(unit, index, at));
  }
  pieces.push(units(at, source.length));
  folded.text = pieces.join("");
  return folded;
}

const lineEnd = (token: string) => (token.includes("\n") ? "\n" : null);

/** Ways of writing a character that people and models take for the same. */
const ALIKE: [string, string][] = [
  [" ", "(?:\\s|&(?:nbsp|#160|#xa0);)+"],
  ["'", "[‘’‚]|&(?:apos|[lr]squo|#0*39|#x0*27|#821[6-8]|#x201[89a]);"],
  ['"', "[“”„]|&(?:quot|[lr]dquo|#0*34|#x0*22|#822[0-2]|#x201[c-e]);"],
  ["-", "[–—]|&(?:[mn]dash|#821[12]|#x201[34]);"],
  ["…", "\\.{3}|&(?:hellip|#8230|#x2026);"],
  ["&", "&(?:amp|#0*38|#x0*26);"],
  ["<", "&(?:lt|#0*60|#x0*3c);"],
  [">", "&(?:gt|#0*62|#x0*3e);"],
];
const WRITINGS = ALIKE.map(([unit, written]) => ({ unit, whole: new RegExp(`^(?:${written})$`, "i") }));

/**
 * From the strictest to the loosest; each is tried where the ones before it, and an exact comparison, found nothing.
 */
export const LEVELS: readonly Level[] = [
  { name: "line ends", pattern: /[ \t]+(?:\r?\n)?|\r\n/g, as: lineEnd },
  { name: "indentation", pattern: /[ \t]+(?:\r?\n[ \t]*)?|\r?\n[ \t]*/g, as: lineEnd },
  { name: "whitespace", pattern: /\s+/g, as: () => " " },
  {
    name: "entities and quotes",
    pattern: new RegExp(ALIKE.map(([, written]) => written).join("|"), "gi"),
    as: (token) => WRITINGS.find(({ whole }) => whole.test(token))!.unit,
  },
];
