const SHORTEST_ALIKE = 4;
const SHORTEST_PART = 5;
const [SAME, ALIKE, PART, SLIP] = [1, 0.8, 0.65, 0.55];

/** The words and figures of a text, without case and accents: '£7,50' has '7.50'. */
export const tokensOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .match(/\d+(?:[.,:]\d+)*|\p{L}+/gu) ?? []
  ).map((token) => token.replace(",", "."));

/** How nearly a said word is one of the page: the same, with another ending, a part of it, one slip away; 0 for neither. */
export function likeness(said: string, word: string): number {
  if (said === word) return SAME;
  const [short, long] = said.length < word.length ? [said, word] : [word, said];
  if (short.length < SHORTEST_ALIKE - 1 || /\d/.test(short)) return 0;
  const shared = sharedStart(short, long);
  if (shared === short.length && long.length - short.length <= 2) return ALIKE;
  if (shared >= SHORTEST_ALIKE && shared >= long.length - 3) return ALIKE;
  if (short.length >= SHORTEST_PART && (long.startsWith(short) || long.endsWith(short))) return PART;
  return short.length >= SHORTEST_PART && shared > 0 && isOneSlip(short, long) ? SLIP : 0;
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** One letter more, or another, in the longer. */
function isOneSlip(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  const at = sharedStart(short, long);
  const rest = long.slice(at + 1);
  return short.slice(at) === rest || short.slice(at + 1) === rest;
}
