import { remembered } from "~/lib/remembered";
import { listReadFacts, type UnreadSentence } from "../facts/read-back";
import type { ReadFact } from "../facts/read-fact";
import type { Tidied } from "../facts/tidy-case";
import { readFacts } from "../facts/read-facts";
import { shortened } from "../facts/source-text";
import { readPage } from "../markup/page";
import { placeOfFact, placeOfSentence, type Place } from "./find-place";

type Placed<Item> = Item & {
  /** Where it is put right; null where the page has no place for it. */
  place: Place | null;
};
export type PlacedFact = Placed<Omit<ReadFact, "onPage">>;
export type PlacedSentence = Placed<UnreadSentence>;
export type PlacedTidied = Placed<Tidied>;

/** What was read of an owner's words, for its owner to go over. */
interface WordsRead {
  facts: PlacedFact[];
  unread: PlacedSentence[];
  tidied: PlacedTidied[];
  /** How many of these are not listed, since nobody would go through more. */
  unlisted: number;
  /** Whether the words were longer than what is read of them. */
  isShortened: boolean;
}

/** What was read of an owner's brief, document and reference website. */
export interface Reading extends WordsRead {
  /** The reference website that could not be read, and why; null where it was read, or there is none. */
  unreadReference: { address: string; reason: string } | null;
}

/** Nobody goes through more, and each is looked for in the whole page. */
const MOST = { facts: 300, unread: 60, tidied: 60 };

/** The page changes with each saving, the words do not, and reading them is most of the work. */
const readWords = remembered((told: string) => listReadFacts(readFacts(told)), 20);

/** Reads the owner's words back, each fact with its place in the page. Pure; the same words give the same. */
export function readingOf(told: string, html: string): WordsRead {
  const { read, unread, tidied } = readWords(told);
  const page = readPage(html);
  return {
    facts: read.slice(0, MOST.facts).map(({ onPage, ...fact }) => ({
      ...fact,
      place: placeOfFact(page, fact.about, onPage),
    })),
    unread: unread.slice(0, MOST.unread).map((each) => ({ ...each, place: placeOfSentence(page, each.sentence) })),
    tidied: tidied
      .slice(0, MOST.tidied)
      .map((change) => ({ ...change, place: change.to ? placeOfSentence(page, change.to) : null })),
    unlisted: over(read, MOST.facts) + over(unread, MOST.unread) + over(tidied, MOST.tidied),
    isShortened: shortened(told) !== told,
  };
}

const over = ({ length }: readonly unknown[], most: number) => Math.max(0, length - most);
