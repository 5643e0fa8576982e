import type { Pattern, Slot } from "./pattern";
import type { Piece, Reading } from "./pieces";

/** What a reading says for each slot of a pattern; null when a piece is left over, or one that must be said is not. */
export function fill(pattern: Pattern, reading: Reading): Record<string, Piece | Piece[] | undefined> | null {
  if (pattern.isWhole) return {};
  if (!pattern.verbs.includes(reading.verb)) return null;
  const taken = new Map<string, Piece[]>();
  for (const piece of reading.pieces) {
    const slot = Object.entries(pattern.takes).find(([name, each]) => fits(each, piece, taken.get(name)?.length ?? 0));
    if (!slot) return null;
    taken.set(slot[0], [...(taken.get(slot[0]) ?? []), piece]);
  }
  const slots = Object.entries(pattern.takes);
  if (slots.some(([name, { need }]) => need === "one" && !taken.has(name))) return null;
  return Object.fromEntries(
    slots.map(([name, { need }]) => [name, need === "many" ? (taken.get(name) ?? []) : taken.get(name)?.[0]]),
  );
}

/** Nothing is called by more words. */
const MOST_WORDS = 16;
const isTooLong = (piece: Piece) => piece.kind === "phrase" && piece.phrase.words.length > MOST_WORDS;

const fits = ({ need, kinds, links }: Slot, piece: Piece, taken: number): boolean =>
  !isTooLong(piece) && (need === "many" || taken === 0) && kinds.includes(piece.kind) && links.includes(piece.link);
