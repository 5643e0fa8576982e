import type { NodeId } from "../../markup/page";
import type { Target } from "../../operations/target";
import type { Amount, Device, Link, Property, Reference, Scope, StyleValue, Thing, Topic, Verb } from "./names";
import type { FactName, Word } from "./word";

/** What an owner calls something: 'the second button in the hero', '“Trail 500”'. */
export interface NounPhrase {
  /** As it was said. */
  text: string;
  words: readonly Word[];
  /** What kind of thing it is; null for a name alone. The last of several: 'button' of 'contact form button'. */
  head: Thing | null;
  many: boolean;
  /** What it lies in: 'in the footer', 'of the form'. */
  within: NounPhrase | null;
  /** The element itself, where it is known: what is selected in the preview, 'the other one'. */
  node?: NodeId;
  /** What it means on the page, where that is known. */
  target?: Target;
}

interface Tied {
  /** What stood before it: the 'to' of 'to the footer'. */
  link: Link | null;
  /** As it was said. */
  text: string;
}

/** A part of a clause that says one thing. */
export type Piece = Tied &
  (
    | { kind: "phrase"; phrase: NounPhrase }
    /** The owner's own words. Without quotes all up to the end of the clause, or to a place. */
    | { kind: "literal"; isQuoted: boolean; words: readonly Word[] }
    | { kind: "property"; is: Property }
    | { kind: "value"; is: StyleValue }
    /** In English: 'dark blue', '#ff0000'. */
    | { kind: "colour"; is: string }
    | { kind: "amount"; is: Amount }
    | { kind: "fact"; is: FactName }
    | { kind: "scope"; is: Scope }
    | { kind: "device"; is: Device }
    | { kind: "reference"; is: Reference }
    /** A place without a thing: 'at the top', 'to the end'. */
    /** Talk about the designer: 'what can you do?' */
    | { kind: "topic"; is: Topic }
    | { kind: "edge"; is: "start" | "end" }
  );

export type PieceKind = Piece["kind"];
export type PieceOf<Kind extends PieceKind> = Extract<Piece, { kind: Kind }>;

/** One way to read a clause. */
export interface Reading {
  verb: Verb | null;
  pieces: Piece[];
}
