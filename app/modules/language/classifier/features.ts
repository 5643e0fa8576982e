/** Longer texts have nothing more to tell a classifier. */
const LONGEST_TEXT = 600;
const SHORTEST_RUN = 2;
const LONGEST_RUN = 5;

/** What a reader found says more than one run of letters among hundreds. */
const FOUND_WEIGHS = ["f", "g", "h"];

/**
 * What a text is known by, as places in a table of weights, each once: its runs of two to five letters, its words and its
 * pairs of words, and what else a reader found in it. Capitals, accents and figures make no difference.
 */
export function featuresOf(text: string, buckets: number, found: readonly string[] = []): Uint32Array {
  const folded = foldText(text);
  const places = new Set<number>();
  const add = (feature: string) => places.add(hash(feature, 0, feature.length) % buckets);
  addRuns(` ${folded.join(" ")} `, buckets, places);
  const words = ["^", ...folded, "$"];
  for (const [index, word] of words.entries()) {
    add(`w ${word}`);
    if (index > 0) add(`p ${words[index - 1]} ${word}`);
  }
  for (const each of found) for (const weight of FOUND_WEIGHS) add(`${weight} ${each}`);
  return Uint32Array.from(places);
}

const WORDS = /[\p{L}'’]+|0+|[^\p{L}\s]/gu;

const foldText = (text: string): string[] =>
  text
    .slice(0, LONGEST_TEXT)
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\p{Nd}/gu, "0")
    .match(WORDS) ?? [];

function addRuns(text: string, buckets: number, places: Set<number>): void {
  for (let start = 0; start < text.length; start += 1) {
    const last = Math.min(start + LONGEST_RUN, text.length);
    for (let end = start + SHORTEST_RUN; end <= last; end += 1) places.add(hash(text, start, end) % buckets);
  }
}

/** FNV-1a over a part of a text. */
function hash(text: string, start: number, end: number): number {
  let value = 0x811c9dc5;
  for (let at = start; at < end; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
