/** Words that requests are made of; a word one slip away from one of them is taken for it. */
const COMMON = new Set(
  `change replace remove delete rename duplicate increase decrease reduce enlarge shrink raise lower switch update
  headline heading headings title subtitle header footer section sections background button buttons colour colours primary
  bigger larger smaller darker lighter warmer cooler tighter bolder wider narrower rounder centre align spacing between
  space corners rounded square picture pictures photo image images gallery navigation services service prices price
  opening hours contact phone email address testimonials questions paragraph sentence message field should every
  everything text font fonts above below before after first second third hide show move make`.split(/\s+/),
);

const LEAST_LETTERS = 5;

/** Corrects slips of the finger in the command, that is before the words that an owner wants to read on the page. */
export function correctTypos(text: string): string {
  const head = text.slice(0, commandLength(text));
  return (
    head.replace(/[a-z]{5,}/gi, (word, at: number) => (at > 0 && /^[A-Z]/.test(word) ? word : corrected(word))) +
    text.slice(head.length)
  );
}

/** How much of a request comes before the words that an owner wants to read on the page. */
export function commandLength(text: string): number {
  const end = text.search(/"|:\s|\s(?:to|with|say|says|read|reads|called|into|is now)\s/);
  return end === -1 ? text.length : end;
}

function corrected(word: string): string {
  const lower = word.toLowerCase();
  if (COMMON.has(lower) || lower.length < LEAST_LETTERS || /^\p{Lu}.*\p{Lu}/u.test(word)) return word;
  const close = [...COMMON].filter(
    (known) => known.length > 3 && known.charAt(0) === lower.charAt(0) && isOneSlipAway(known, lower),
  );
  const inflected = close.some((known) => known.startsWith(lower) || lower.startsWith(known));
  return inflected || close.length !== 1 ? word : close[0]!;
}

/** One letter more, less, or other, or two neighbours swapped. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rests = [
    [one.slice(at + 1), other.slice(at + 1)],
    [one.slice(at + 1), other.slice(at)],
    [one.slice(at), other.slice(at + 1)],
    [one.slice(at + 2), other.slice(at + 2)],
  ] as const;
  const swapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return rests.some(([a, b], kind) => a === b && (kind < 3 || swapped));
}
