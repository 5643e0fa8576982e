import type { RequestLanguage } from "~/lib/languages";
import { detectSaid } from "./said-lexicon";
import { findVerb } from "./read-pieces";
import { NO_REQUESTS } from "./words/no-requests";
import { means, senseOf, type Word } from "./word";
import type { Verb } from "./names";

/** Whether a clause says only what stays as it is, what is not to be done, or what somebody has done. */
export function isNoRequest(words: readonly Word[], source: string): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return false;
  const { stay, not, doer } = signsOf(detectSaid(source));
  const verbAt = findVerb(words);
  const kept = stay.exec(source.slice(first.start, last.end));
  const isFact = words.some((word) => means(word, "fact"));
  if (kept && !isFact && !isOwnText(words, first.start + kept.index) && isWithin(words[verbAt], first.start, kept))
    return true;
  if (verbAt === -1) return false;
  const is = senseOf(words[verbAt]!, "verb")!.is;
  return (!STATES.has(is) && isRefused(words, verbAt, not)) || (!SAID_OF_US.has(is) && isTold(words, verbAt, doer));
}

/** What is, and what owners say of themselves when they ask for something: 'we close at six', 'we need a banner'. */
const STATES: ReadonlySet<Verb> = new Set(["be", "cost", "open", "close", "leave"]);
const SAID_OF_US: ReadonlySet<Verb> = new Set([...STATES, "add", "remove"]);

/** A verb beside it is that of something else that is to be done, unless it is of what stays. */
function isWithin(verb: Word | undefined, start: number, { index, 0: { length } }: RegExpExecArray): boolean {
  if (!verb || STATES.has(senseOf(verb, "verb")!.is)) return true;
  return verb.start >= start + index && verb.end <= start + index + length;
}

/** Behind a colon, or in quotes, words are the owner's own. */
const isOwnText = (words: readonly Word[], at: number): boolean =>
  words.some(
    (word) =>
      (means(word, "link", "colon", "says", "called") && word.start < at) ||
      (means(word, "literal") && word.start <= at && word.end > at),
  );

/** 'Don't remove it', 'lösch das nicht': no words stand between that may be the owner's own. */
function isRefused(words: readonly Word[], verbAt: number, not: ReadonlySet<string>): boolean {
  const saysNot = (word: Word | undefined) => word !== undefined && not.has(word.text.toLowerCase());
  if (words.slice(Math.max(0, verbAt - NEAR), verbAt).some(saysNot)) return true;
  const at = words.findIndex((word, index) => index > verbAt && saysNot(word));
  return at !== -1 && at === words.length - 1 && !words.slice(verbAt, at).some((word) => means(word, "link"));
}
const NEAR = 2;

/** 'We put the prices up': English says so what was done in the words of a request. With a fact it says what is new. */
function isTold(words: readonly Word[], verbAt: number, doer: ReadonlySet<string>): boolean {
  const before = words[verbAt - 1];
  const isFact = words.some((word) => means(word, "fact"));
  return before !== undefined && doer.has(before.text.toLowerCase()) && !isFact;
}

/** Words of a language that limit or refuse. */
interface Signs {
  stay: RegExp;
  not: ReadonlySet<string>;
  doer: ReadonlySet<string>;
  only: ReadonlySet<string>;
}
const known = new Map<RequestLanguage, Signs>();

export function signsOf(language: RequestLanguage): Signs {
  const found = known.get(language);
  if (found) return found;
  const { stay = "", not = "", doer = "", only = "" } = NO_REQUESTS[language];
  const made = {
    stay: new RegExp(`(?<![\\p{L}])(?:${stay})(?![\\p{L}])`, "iu"),
    not: new Set(not.split("|")),
    doer: new Set(doer.split("|").filter(Boolean)),
    only: new Set(only.split("|")),
  };
  known.set(language, made);
  return made;
}
