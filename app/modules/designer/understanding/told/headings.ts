import { setText } from "../../../operations/text/set-text";
import { readThings } from "../../../page-roles/read-things";
import { call } from "../call";
import { MAY_STAY, withoutVerbBehind } from "../own-words";
import { clauseOf } from "../gist/clauses";
import { hintsFor } from "../gist/hints";
import { headOf, locate, type Located } from "../gist/locate";
import type { Thing } from "../names";
import type { Known } from "../read-request";
import { means, type Word } from "../word";
import { sentencesOf } from "./message";
import type { Told, ToldReader } from "./part";

/** 'That big heading is wrote terrible, make it Driving lessons in Tuam', 'el titular ponlo bien escrito: Carnicería …'. */
export const readHeading: ToldReader = (words, source, known): Told | null => {
  const found = headingIn(words, source, known);
  const opener = found && words.find((word, at) => word.start >= found.end && isOpener(words, at, source));
  if (!found || !opener) return null;
  const own = ownWords(words, opener, source);
  const frame = words.filter((word) => word.start >= found.end && word.end <= opener.start);
  if (!own || frame.some(isOther) || staysSo(own.text, source.slice(found.start, opener.start), source)) return null;
  const name = found.target.name;
  return {
    start: found.start,
    end: own.end,
    call: call(setText, { target: found.target, text: own.text }, name),
  };
};

/** 'The heading may stay Book now', 'de kop mag Inschrijven blijven': it is to be what it is. */
const staysSo = (text: string, before: string, source: string): boolean =>
  hintsFor(source)(before, "keep") || MAY_STAY.test(text);

const HEADINGS: ReadonlySet<Thing> = new Set(["headline", "heading", "section-heading", "subheading"]);

/** The one heading that a message names: the big one at the top, or one by its words. */
function headingIn(words: readonly Word[], source: string, { site }: Known) {
  const hints = hintsFor(source);
  const phrases = clauseOf(words, source).phrases.filter(({ words: own }) => HEADINGS.has(headOf(own)!));
  const [only, ...others] = phrases.flatMap((phrase) => {
    const found = locate(site, phrase, { wanted: "thing", hints });
    return found ? [{ ...found, phrase }] : [];
  });
  if (!only || others.length > 0 || phrases.length > 1 || only.target.nodes.length !== 1) return null;
  const isHeading = readThings(site).at(only.target.nodes[0]!)?.roles.includes("heading");
  const [first, last] = [only.phrase.words[0]!, only.phrase.words.at(-1)!];
  return isHeading && isTold(only) ? { target: only.target, start: first.start, end: last.end } : null;
}

/** 'The heading' alone may be any; 'the big heading', 'the title', and one that is called by its words are one. */
const isTold = ({
  used,
  phrase,
  target,
}: Located & { phrase: { words: readonly Word[]; edge: string | null } }): boolean =>
  phrase.edge === "start" ||
  (target.name === "the headline" &&
    (headOf(phrase.words) === "headline" || phrase.words.some((word) => means(word, "value", "big")))) ||
  used.some((word) => !means(word, "thing", ...HEADINGS) && !means(word, "value"));

/** A colon, or what asks to write, with the owner's own words right behind it. */
function isOpener(words: readonly Word[], at: number, source: string): boolean {
  const word = words[at]!;
  const next = words[at + 1];
  if (!next) return false;
  if (means(word, "link", "colon")) return true;
  const before = words[at - 1];
  const writes = (each: Word | undefined) =>
    each !== undefined && means(each, "verb", "make", "put", "write", "change");
  const isBegun = /^\p{Lu}|^["“«„]/u.test(source.slice(next.start));
  // 'The big heading should be Rider reviews'
  if (isBegun && (isModal(word) || (means(word, "verb", "be") && isModal(before)))) return true;
  return isBegun && (writes(word) || (means(word, "reference", "it") && writes(before)));
}

const isModal = (word: Word | undefined) =>
  word !== undefined && means(word, "light", "modal") && !/^(?:que|qu['’]|che)$/iu.test(word.text);

const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "colour") ||
  means(word, "verb", "remove", "hide", "move", "add", "swap", "copy", "enlarge", "shrink", "link") ||
  means(word, "light", "reason");

const LOOKS = ["colour", "value", "property", "amount"] as const;
const LONGEST = 160;

/** A quotation, or the words up to the end of the sentence. */
function ownWords(words: readonly Word[], opener: Word, source: string) {
  const behind = words.filter(({ start }) => start >= opener.end);
  const [first] = behind;
  if (!first) return null;
  if (means(first, "literal")) return { text: first.text, end: first.end };
  const [sentence] = sentencesOf(source, first.start);
  const text = sentence?.text.trim() ?? "";
  const own = behind.filter(({ end }) => end <= first.start + text.length);
  const isLooks = own.every((word) => LOOKS.some((kind) => means(word, kind)) || means(word, "light"));
  if (
    own.length < 2 ||
    isLooks ||
    text.length > LONGEST ||
    own.some((word) => means(word, "light", "polite") || means(word, "fact", "font"))
  )
    return null;
  return { text: withoutVerbBehind(text.replace(/[.!]$/, "")), end: first.start + text.length };
}
