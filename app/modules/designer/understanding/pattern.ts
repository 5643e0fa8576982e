import type { OpenedSite } from "../../operations/opened-site";
import type { Outcome } from "../../operations/outcome";
import type { Dialogue } from "./dialogue";
import type { Link, Verb } from "./names";
import type { PieceKind, PieceOf, Reading } from "./pieces";
import type { Word } from "./word";

/** What a pattern takes of a clause: pieces of these kinds behind these links. */
export interface Slot<
  Kind extends PieceKind = PieceKind,
  Need extends "one" | "maybe" | "many" = "one" | "maybe" | "many",
> {
  need: Need;
  kinds: readonly Kind[];
  /** `null` is a piece without any. */
  links: readonly (Link | null)[];
}

type Links = readonly (Link | null)[];

/** A piece that must be said. */
export const one = <Kind extends PieceKind>(
  kinds: Kind | readonly Kind[],
  links: Links = [null],
): Slot<Kind, "one"> => ({
  need: "one",
  kinds: [kinds].flat() as Kind[],
  links,
});

/** A piece that may be said. */
export const maybe = <Kind extends PieceKind>(
  kinds: Kind | readonly Kind[],
  links: Links = [null],
): Slot<Kind, "maybe"> => ({
  ...one(kinds, links),
  need: "maybe",
});

/** Any number of pieces, also none. */
export const many = <Kind extends PieceKind>(
  kinds: Kind | readonly Kind[],
  links: Links = [null],
): Slot<Kind, "many"> => ({
  ...one(kinds, links),
  need: "many",
});

export type Slots = Record<string, Slot>;

/** What was said for each slot. */
export type Filled<Takes extends Slots> = {
  [Name in keyof Takes]: Takes[Name] extends Slot<infer Kind, "one">
    ? PieceOf<Kind>
    : Takes[Name] extends Slot<infer Kind, "maybe">
      ? PieceOf<Kind> | undefined
      : Takes[Name] extends Slot<infer Kind, "many">
        ? PieceOf<Kind>[]
        : never;
};

/** An operation with its parameters, ready to be done. */
export interface Call {
  name: string;
  perform(site: OpenedSite): Outcome;
  /** What the operation was given: a later request may be the same of another thing. */
  params?: unknown;
  /** The phrase that it is about, for 'it' and 'the other one' afterwards. */
  about?: string | undefined;
  /** Whether what was spoken of before stays what 'it' means: something was taken back, or told. */
  passes?: boolean;
  /** Whether it answers a question, and changes nothing. */
  tells?: true;
  /** Two requests that settle the same contradict each other where they differ: the last counts. */
  settles?: string;
  /** Words without quotes that a pattern of a whole clause took for the owner's own. */
  loose?: number;
}

export const isCall = (result: Call | Outcome): result is Call => "perform" in result;

export interface Context {
  site: OpenedSite;
  dialogue: Dialogue;
  verb: Verb | null;
  /** Reads a clause on another state of the page: the last one for 'the other one'. */
  again(reading: Reading, site: OpenedSite): Call | Outcome | null;
  /** The clause that is read. */
  clause: Clause;
}

/** A clause as it was said. */
export interface Clause {
  words: readonly Word[];
  text: string;
  /** What was said right before it. */
  before?: string;
  /** And the few letters right behind it. */
  after?: string;
}

/**
 * A way in which owners ask for something. It is taken only when it has a slot for each piece of the clause, so that no
 * word is left over.
 */
export interface Pattern<Takes extends Slots = Slots> {
  /** Tells it from the others in tests: `set-text`. */
  name: string;
  /** Any of these must be said; `null` when nothing need be. */
  verbs: readonly (Verb | null)[];
  takes: Takes;
  /** Accounts for all words of the clause by itself, whatever pieces they are taken for. */
  isWhole?: boolean;
  /**
   * What is to be done; words alone where something is missing or must be asked. Null when the page has nothing of the
   * kind, or it is another pattern's. Slots are filled in their order, each by the first piece that fits.
   */
  read(slots: Filled<Takes>, context: Context): Call | Outcome | null;
}

/** Ties a pattern's slots to what reads them. */
export const pattern = <Takes extends Slots>(definition: Pattern<Takes>): Pattern => definition as unknown as Pattern;

/** A way to ask that is read from the words of a clause themselves: it answers null where one of them is left over. */
export const wholeClause = (name: string, read: (context: Context) => Call | Outcome | null): Pattern => ({
  name,
  verbs: [],
  takes: {},
  isWhole: true,
  read: (_slots, context) => read(context),
});
