import { phoneTokens } from "../find-phones";

/**
 * A sentence with spaces where numbers of telephones, addresses of mail and `where`, the business's own address, stand:
 * "The shop at 5 Quarry Yard, Ludlow SY8 1NT is open Mon-Fri 9-5". How and where to find it says nothing of when.
 */
export function withoutContact(text: string, where: readonly string[]): string {
  const placed = where.reduce((all, words) => all.replace(words, blank), text);
  const plain = placed.includes("@") ? placed.replace(/[^\s@,;()]{1,64}@[^\s@,;()]{1,190}/gu, blank) : placed;
  return phoneTokens(plain).reduce(
    (all, { start, end }) => all.slice(0, start) + blank(all.slice(start, end)) + all.slice(end),
    plain,
  );
}

const blank = (words: string): string => " ".repeat(words.length);
