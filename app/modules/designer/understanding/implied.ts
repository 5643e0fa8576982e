import type { Link, Verb } from "./names";
import type { PieceOf, Reading } from "./pieces";
import type { Word } from "./word";

const PLACES: readonly (Link | null)[] = ["above", "below", "before", "after", "beside"];
/** Verbs that say no more than that it is wanted so. */
const WANTED: readonly (Verb | null)[] = [null, "be", "add", "put"];
const NEW = /^(?:an?|another|some|ein|eine|einen|einem|einer|una?|uno|unos|unas|une|um|uma|een|nog)$/iu;

/** 'The prices above the shop', 'could the team be before the prices': what is there already is to be moved. */
export function impliedMove<R extends Reading>(reading: R, words: readonly Word[]): R[] {
  const [what, where, ...others] = reading.pieces;
  if (!WANTED.includes(reading.verb) || others.length > 0 || what?.kind !== "phrase" || what.link !== null) return [];
  if (where?.kind !== "phrase" || !PLACES.includes(where.link) || what.phrase.head === null) return [];
  return isNew(what, reading.verb, words) ? [] : [{ ...reading, verb: "move" }];
}

/** 'A button', and whatever is to be added without 'the'. */
function isNew({ phrase }: PieceOf<"phrase">, verb: Verb | null, words: readonly Word[]): boolean {
  const start = phrase.words[0]?.start ?? 0;
  const before = words.findLast((word) => word.start < start);
  const isDefinite = before?.senses.some(({ kind, is }) => kind === "light" && is === "article") === true;
  return (before !== undefined && NEW.test(before.text)) || ((verb === "add" || verb === "put") && !isDefinite);
}
