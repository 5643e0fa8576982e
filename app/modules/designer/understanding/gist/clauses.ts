import type { Link } from "../names";
import { means, senseOf, type SenseKind, type Word } from "../word";
import type { Hints } from "./hints";

/** What a clause of free speech calls something: its noun with all that stands beside it. */
export interface Phrase {
  /** What stood before it: the 'above' of 'above the prices'. */
  link: Link | null;
  words: readonly Word[];
  /** Whether it points to something that was named: 'that line'. */
  points: boolean;
  /** 'the band at the top'. */
  edge: "start" | "end" | null;
}

/** A part of a message that says one thing. */
export interface Clause {
  words: readonly Word[];
  text: string;
  phrases: readonly Phrase[];
  /** A pronoun that stands for what was named before. */
  pointer: boolean;
  /** Whether 'and' ties it to the one before. */
  tied: boolean;
}

const isVerbOnly = ({ senses }: Word) => senses.length > 0 && senses.every(({ kind }) => kind === "verb");
const isSign = (word: Word) => means(word, "light", "comma", "stop", "sign") || means(word, "link", "colon");
/** 'Réduisez-le' is one clause. */
const isHyphen = (words: readonly Word[], at: number): boolean =>
  words[at]!.text === "-" && words[at - 1]?.end === words[at]!.start && words[at + 1]?.start === words[at]!.end;

/** Parts a message into clauses: at signs, before a reason, and at 'and' where both sides do something. */
export function clausesOf(words: readonly Word[], source: string, hints: Hints): Clause[] {
  const parts: Word[][] = [[]];
  const tied = new Set<Word[]>();
  words.forEach((word, at) => {
    const isAnd = means(word, "light", "and");
    if (isHyphen(words, at)) return;
    if (isSign(word) || (isAnd && doesSomething(words, at))) parts.push([]);
    else if (means(word, "light", "reason") || (hints(word.text, "turn") && word.text.length > 2 && !isNamed(word)))
      parts.push([word]);
    else parts.at(-1)!.push(word);
    // A text of the page may bring its own stop along.
    if (word.senses.length === 0 && word.text.includes(" ") && /[.!?]$/.test(word.text)) parts.push([]);
    if (isAnd && parts.at(-1)!.length === 0) tied.add(parts.at(-1)!);
  });
  return parts.filter((part) => part.length > 0).map((part) => ({ ...clauseOf(part, source), tied: tied.has(part) }));
}

const isNamed = (word: Word) => means(word, "thing") || means(word, "literal");

/** Whether verbs, or looks, stand on both sides of an 'and', up to the next sign. */
function doesSomething(words: readonly Word[], at: number): boolean {
  const behind = words.slice(at + 1);
  const end = behind.findIndex(isSign);
  const before = words.slice(0, at);
  const from = before.findLastIndex(isSign);
  const sides = [behind.slice(0, end === -1 ? behind.length : end), before.slice(from + 1)];
  const has = (...kinds: SenseKind[]) =>
    sides.every((side) => side.some((word) => kinds.some((kind) => means(word, kind))));
  // 'Under Tom … and under Sarah …'
  const isPlace = words[at + 1] !== undefined && means(words[at + 1]!, "link", "above", "below", "before", "after");
  return has("verb") || has("value", "colour") || (isPlace && sides[1]!.some((word) => means(word, "link")));
}

/** Words as a clause that says one thing. */
export function clauseOf(words: readonly Word[], source: string): Omit<Clause, "tied"> {
  const text = source.slice(words[0]!.start, words.at(-1)!.end);
  return { words, text, phrases: phrasesOf(words), pointer: words.some(isPointer) };
}

const isPointer = (word: Word) => means(word, "reference", "it", "them", "that", "this", "here") || isPerson(word);
/** Who was named before. */
const isPerson = ({ text }: Word): boolean => /^(?:him|her|hers|ihn|ihm)$/i.test(text);

/** Runs of words that may call something, with the link before them. */
function phrasesOf(words: readonly Word[]): Phrase[] {
  const phrases: Phrase[] = [];
  let [run, link, points]: [Word[], Link | null, boolean] = [[], null, false];
  const close = (edge: Phrase["edge"] = null) => {
    if (run.some((word) => isNamed(word) || word.senses.length === 0)) phrases.push({ link, words: run, points, edge });
    [run, link, points] = [[], null, false];
  };
  for (const word of words) {
    const said = senseOf(word, "link")?.is;
    const isNoun = !isPerson(word) && (isNamed(word) || word.senses.length === 0 || means(word, "ordinal"));
    if (isNoun || (run.length > 0 && isTrait(word)) || isBefore(word)) run.push(word);
    else if (means(word, "fact", "number") && run.length === 0) continue;
    else if (said === "start" || said === "end") close(said);
    else if (said) {
      close();
      link = said;
    } else if (means(word, "light", "article")) {
      const kept: Link | null = run.length === 0 ? link : null;
      close();
      link = kept;
    } else if (means(word, "light", "filler", "polite", "owner")) continue;
    else {
      close();
      points = means(word, "reference", "that", "this", "them");
    }
  }
  close();
  return phrases;
}

const TRAITS = ["colour", "value", "property"] as const;
const isTrait = (word: Word) => TRAITS.some((kind) => means(word, kind)) && !isVerbOnly(word);
/** 'Big', 'blue': it may belong to the noun behind it. */
const isBefore = (word: Word) => means(word, "colour") || means(word, "value") || means(word, "scope", "all", "both");
