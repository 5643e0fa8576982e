import type { RequestLanguage } from "~/lib/languages";
import { detectSaid } from "../said-lexicon";
import { QUESTIONS } from "../words/questions";
import { means, senseOf, type Word } from "../word";
import type { Verb } from "../names";

/** A stretch of a message by its letters. */
export interface Span {
  start: number;
  end: number;
}

/** The sentences of a message that ask and want nothing done: 'how long does the form take?', and not 'could you …?'. */
export function questionsIn(words: readonly Word[], source: string): Span[] {
  const signs = signsOf(detectSaid(source));
  return sentencesOf(words, source).filter((sentence) => isQuestion(sentence, signs));
}

/** Whether words stand in one of some stretches. */
export const isIn = (spans: readonly Span[], words: readonly Word[]): boolean =>
  words.length > 0 && spans.some(({ start, end }) => words.every((word) => word.start >= start && word.end <= end));

interface Sentence extends Span {
  words: Word[];
  text: string;
  hasMark: boolean;
}

function sentencesOf(words: readonly Word[], source: string): Sentence[] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    parts.at(-1)!.push(word);
    if (ENDS.test(word.text) && means(word, "light", "stop")) parts.push([]);
  }
  return parts.flatMap((own) => {
    const said = own.filter((word) => !means(word, "light", "stop", "sign"));
    const [first, last] = [said[0], said.at(-1)];
    if (!first || !last) return [];
    const { start, end } = { start: first.start, end: last.end };
    const text = source.slice(start, end).toLowerCase().replaceAll("’", "'");
    return [{ start, end, words: said, text, hasMark: own.some((word) => word.text === "?") }];
  });
}
const ENDS = /^[.!?…]$/;

function isQuestion({ words, text, hasMark }: Sentence, { asks, states, wonders }: Signs): boolean {
  const begins = text.slice(begin(words) - words[0]!.start);
  if (wonders.test(text) && (hasMark || asks.test(text))) return true;
  const asked = asks.exec(text);
  if (!hasMark) return asked !== null && begins.startsWith(asked[0]) && isState(words, begins, asked[0].length);
  if (!asked) return states.test(begins);
  // 'Could you say where …?': who is asked to do something comes first, or is spoken to.
  const from = words[0]!.start + asked.index;
  const isWanted = words.some(
    (word) =>
      (means(word, "light", "modal") && (word.start < from || word.text.includes(" "))) ||
      (isToBeDone(word) && word.start < from),
  );
  return begins.startsWith(asked[0]) || states.test(begins) || !isWanted;
}

/** 'How do I …', 'was ist …': what is asked for stands before its verb. */
function isState(words: readonly Word[], begins: string, length: number): boolean {
  const [next] = begins.slice(length).trim().split(/\s+/);
  const word = words.find(({ text }) => text.toLowerCase() === next);
  return word !== undefined && (STATES.test(next!) || means(word, "verb", "be"));
}
const STATES = /^(?:do|does|did|can|is|are)$/;

/** Where a sentence begins to say something: behind greetings and 'and'. */
const begin = (words: readonly Word[]): number =>
  (
    words.find(
      (word) => !means(word, "light", "polite", "aside", "filler", "and", "comma") || means(word, "light", "modal"),
    ) ?? words[0]!
  ).start;

const PLAIN: ReadonlySet<Verb> = new Set(["be", "have", "cost", "leave", "open", "close"] as Verb[]);
const isToBeDone = (word: Word): boolean => {
  const verb = senseOf(word, "verb");
  return verb !== undefined && !PLAIN.has(verb.is) && word.senses.every(({ kind }) => kind === "verb");
};

interface Signs {
  asks: RegExp;
  states: RegExp;
  wonders: RegExp;
}
const known = new Map<RequestLanguage, Signs>();

function signsOf(language: RequestLanguage): Signs {
  const found = known.get(language);
  if (found) return found;
  const { asks = "", states = "", wonders = "" } = QUESTIONS[language];
  const one = (words: string) => `(?<![\\p{L}'])(?:${words})(?![\\p{L}'])`;
  const made = {
    asks: new RegExp(one(asks), "iu"),
    states: new RegExp(`^${one(states)}`, "iu"),
    wonders: new RegExp(one(wonders), "iu"),
  };
  known.set(language, made);
  return made;
}
