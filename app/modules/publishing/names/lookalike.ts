import { BRANDS, SERVICE_WORDS } from "./brands";

/** Characters that stand for another, after the idea of Unicode's confusables (UTS 39), within what a name may hold. */
const ONE: Record<string, string> = {
  "0": "o",
  "1": "l",
  i: "l",
  "2": "z",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "b",
  "7": "t",
  "8": "b",
  "9": "g",
};
/** Pairs that are read as one letter. An `i` has become an `l` by then. */
const TWO: Record<string, string> = { rn: "m", vv: "w", cl: "d" };

/** How a label looks at a glance: what looks alike has one skeleton. */
export function skeletonOf(label: string): string {
  const ones = label.replace(/[0-9i]/g, (character) => ONE[character]!);
  return ones.replace(/rn|vv|cl/g, (pair) => TWO[pair]!);
}

const labelOf = (brand: string) =>
  brand
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

const BY_SKELETON = new Map(BRANDS.map((brand) => [skeletonOf(labelOf(brand)), brand]));
const WORDS = new Set([...SERVICE_WORDS].map(skeletonOf));
/** Shorter words and brands are ends of ordinary words. */
const [SHORTEST_WORD, SHORTEST_BRAND] = [4, 5];
const LONG_WORDS = [...WORDS].filter((word) => word.length >= SHORTEST_WORD);

/**
 * The well-known name that a subdomain would be taken for; null for an ordinary one. Whole names are compared, never
 * parts of words: without hyphens, and without words such as `support` that stand before it, after it or between
 * hyphens.
 */
export function lookalikeOf(subdomain: string): string | null {
  const parts = subdomain.split("-");
  const bare = parts.filter((part) => !WORDS.has(skeletonOf(part)) && !/^\d+$/.test(part));
  const whole = skeletonOf(parts.join(""));
  const names = [whole, skeletonOf(bare.join("")), ...withoutWord(whole)];
  return names.map((name) => BY_SKELETON.get(name)).find((brand) => brand !== undefined) ?? null;
}

function withoutWord(whole: string): string[] {
  const rests = LONG_WORDS.flatMap((word) => [
    ...(whole.startsWith(word) ? [whole.slice(word.length)] : []),
    ...(whole.endsWith(word) ? [whole.slice(0, -word.length)] : []),
  ]);
  return rests.filter((rest) => rest.length >= SHORTEST_BRAND);
}
