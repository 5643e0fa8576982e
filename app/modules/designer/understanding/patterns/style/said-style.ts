import { readColourWords } from "../../../../language/colours";
import type { Clause, Context, Filled } from "../../pattern";
import { many, maybe } from "../../pattern";
import type { Link, StyleValue, Verb } from "../../names";
import type { PieceOf } from "../../pieces";
import { means } from "../../word";

export const ANY: readonly (Link | null)[] = [
  ...[null, "to", "of", "in", "on", "at", "with", "without", "from", "by", "for", "as", "about", "above", "below"],
  ...["before", "after", "beside", "between", "around", "instead"],
] as const as readonly (Link | null)[];

/** All that may be said of looks, in any order. */
export const STYLE_SLOTS = {
  phrases: many("phrase", ANY),
  reference: maybe("reference", ANY),
  properties: many("property", ANY),
  values: many("value", ANY),
  colours: many("colour", ANY),
  amounts: many("amount", ANY),
  facts: many("fact", ANY),
  scopes: many("scope", ANY),
  device: maybe("device", ANY),
  edge: maybe("edge", ANY),
};

type Pieces = Filled<typeof STYLE_SLOTS>;

interface NamedColour {
  hex: string;
  words: string;
  link: Link | null;
}

/** What was said of looks, by what it means. */
export interface SaidStyle extends Omit<Pieces, "colours"> {
  verb: Verb | null;
  colours: NamedColour[];
  is(...values: StyleValue[]): boolean;
  has(...properties: Pieces["properties"][number]["is"][]): boolean;
  /** What is said is what is wrong: 'too small', 'the text is tiny'. */
  complains: boolean;
  /** The owner agreed that own settings give way. */
  replace: boolean;
}

const NO_LOOKS: readonly PieceOf<"fact">["is"][] = ["price", "time", "url", "email", "phone"];

/** Null where words are left that mean nothing here. */
export function readStyleWords(pieces: Pieces, { verb, clause }: Pick<Context, "verb" | "clause">): SaidStyle | null {
  // What something costs, and when, is nothing of its looks.
  if (pieces.facts.some(({ is }) => NO_LOOKS.includes(is))) return null;
  const said = pieces.phrases.map(({ text }) => text.toLowerCase());
  const replace = said.includes("replace") && said.some((text) => text.endsWith("own setting"));
  const codes = pieces.facts.filter(({ is }) => is === "hex");
  const isNameOf = ({ text }: { text: string }) => codes.some((code) => isRightBefore(text, code.text, clause.text));
  const phrases = pieces.phrases.filter(
    (piece) =>
      !isSpent(piece) &&
      !(piece.phrase.head === null && isNameOf(piece)) &&
      !(replace && /^replace$|own setting$/i.test(piece.text)),
  );
  const mode = modeOf(pieces, phrases);
  const colours = mode ? [] : [...pieces.colours.filter((colour) => !isNameOf(colour)).map(named), ...codes.map(named)];
  const known = colours.filter((colour) => colour !== null);
  const modifiers = colours.length - known.length;
  if (
    modifiers > 0 &&
    !pieces.properties.some(({ is }) => is === "shadow") &&
    !pieces.amounts.some(({ is }) => is === "too")
  )
    return null;
  const values = new Set([...pieces.values.map(({ is }) => is), ...(mode ? [mode] : [])]);
  const properties = new Set(pieces.properties.map(({ is }) => is));
  // 'The top a bit darker' names a place and nothing in it; 'all but the first' is more than looks can tell.
  if (pieces.edge && !values.has("sticky")) return null;
  if (pieces.scopes.some(({ is }) => is === "except")) return null;
  return {
    ...{ ...pieces, phrases, verb, colours: known, replace },
    complains: complains(pieces, verb, clause),
    is: (...names) => names.some((name) => values.has(name)),
    has: (...names) => names.some((name) => properties.has(name)),
  };
}

/** 'Sandy, #E0A458': the code says which colour the name before it means. */
function isRightBefore(name: string, code: string, said: string): boolean {
  const to = said.indexOf(code);
  const between = said.slice(said.lastIndexOf(name, to) + name.length, to);
  return /[,(:=–-]/.test(between) && /^[\s,(:=–-]+$/.test(between);
}

/** 'Make the site dark' names no colour. */
function modeOf({ colours, properties }: Pieces, phrases: Pieces["phrases"]): "dark-mode" | "light-mode" | null {
  const [shade, ...others] = colours;
  const ofPage = phrases.length === 1 && phrases[0]!.phrase.head === "page";
  if (!shade || others.length > 0 || properties.length > 0 || !ofPage) return null;
  return shade.is === "dark" ? "dark-mode" : shade.is === "light" ? "light-mode" : null;
}

/** 'is small' tells what is, 'should be small' what is to be. */
function complains({ amounts, values }: Pieces, verb: Verb | null, { words }: Clause): boolean {
  if (amounts.some(({ is }) => is === "too")) return true;
  const isTold = verb === "be" && !words.some((word) => means(word, "light", "modal"));
  return isTold && values.some(({ is }) => is === "big" || is === "small");
}

function named({ text, link, is }: PieceOf<"colour"> | PieceOf<"fact">): NamedColour | null {
  const hex = readColourWords(is === "hex" ? text : is) ?? readColourWords(text);
  return hex ? { hex, words: is === "hex" || is === "other" ? text : is, link } : null;
}

/** 'the green is too bright, make it darker': the second verb says nothing new. */
const isSpent = ({ phrase, link }: PieceOf<"phrase">) =>
  link === null &&
  phrase.head === null &&
  phrase.words.length > 0 &&
  phrase.words.every((word) => means(word, "verb", "make", "change"));
