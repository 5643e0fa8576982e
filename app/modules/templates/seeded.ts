import type { BusinessFacts } from "../site/site-plan";

/** A number of 32 bits from a text (FNV-1a): the same text draws the same artwork everywhere. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** What something is chosen for: neighbours of one trade in a town differ by it, and the same brief makes the same bytes. */
interface Chooser {
  business: Pick<BusinessFacts, "name" | "address">;
}

/** One of several things that would do, by the letters and figures of a business's name and place. */
export function chosenFor<T>({ business }: Chooser, what: string, options: readonly [T, ...T[]]): T {
  const seed = [what, business.name, ...(business.address?.lines ?? [])].join(" ").replace(/[^\p{L}\p{N}]+/gu, " ");
  return options[seededRandom(seed).index(options.length)] ?? options[0];
}

export interface Random {
  /** From 0 up to but without 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number from 0 up to but without `count`. */
  index(count: number): number;
}

/** A repeatable stream of numbers for a text (mulberry32). */
export function seededRandom(text: string): Random {
  let state = hashText(text);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    index: (count) => Math.floor(next() * count),
  };
}
