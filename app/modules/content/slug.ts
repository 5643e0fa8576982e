/** Longest slug, in characters; what makes it unique comes on top. */
const LONGEST_SLUG = 80;

// Letters that are no base letter with a mark.
const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

/**
 * A title as the last part of an address: 'Crème brûlée, again!' gives `creme-brulee-again`. Letters of other scripts
 * stay; a title without letters and digits gives `fallback`.
 */
export function slugOf(title: string, fallback: string): string {
  const latin = title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter]!);
  const words = latin
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return shortened(words) || fallback;
}

/** As many whole words as fit; a first word that does not fit is cut. */
function shortened([first = "", ...rest]: string[]): string {
  let slug = [...first].slice(0, LONGEST_SLUG).join("");
  for (const word of rest) {
    const longer = `${slug}-${word}`;
    if ([...longer].length > LONGEST_SLUG) break;
    slug = longer;
  }
  return slug;
}

/** `slug` itself, or with the first number from 2 on that none of `taken` has: `opening-hours-2`. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
