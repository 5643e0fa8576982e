import { REQUEST_LANGUAGES } from "~/lib/languages";
import type { Verb } from "../names";
import { means, type Word } from "../word";
import { VERBS } from "../words/verbs";
import type { Hints } from "./hints";
import { contains } from "./left-unsaid";
import type { Mention, Scene } from "./scene";

/** Words that must not be passed over: what they say would change what is asked for. */
const WEIGHTY = ["literal", "fact", "verb", "value", "colour", "property", "ordinal", "amount"] as const;

/** Verbs that say how something is, or that somebody wants it. */
const PLAIN: ReadonlySet<Verb> = new Set(["be", "make", "have", "leave", "cost", "ask", "open", "close"] as Verb[]);

export const isWeighty = (word: Word) =>
  WEIGHTY.some((kind) => means(word, kind)) && !isPlainVerb(word) && !means(word, "light") && !means(word, "reference");

export const isPlainVerb = ({ senses }: Word) =>
  senses.length > 0 && senses.every(({ kind, is }) => kind === "verb" && PLAIN.has(is as Verb));

/** Whether a verb of a clause is what the owner asks for, and not what somebody does. */
export function asks({ clause: { words }, hints, mentions }: Scene, ...verbs: Verb[]): boolean {
  const named = new Set(mentions.flatMap(({ phrase }) => phrase.words));
  return words.some((word, at) => {
    if (!verbs.some((verb) => isListed(word, verb)) || isTold(words, at, hints) || isOwnDoing(words, at)) return false;
    const before = words.slice(0, at);
    const isAsked = before.some((each) => means(each, "light", "modal"));
    return isAsked || !before.some((each) => each.senses.length === 0 && !named.has(each));
  });
}

/** 'Whether we take dogs': English says what we do in the words of a request. */
const isOwnDoing = (words: readonly Word[], at: number): boolean =>
  /^(?:we|i|you)$/i.test(words[at - 1]?.text ?? "") &&
  !/^(?:can|could|would|should|shall|will|may|might)/i.test(words[at - 2]?.text ?? "");

/** Whether it is a verb as it stands in the list, and no slip that may be another word. */
export const isListed = (word: Word, verb: Verb): boolean =>
  means(word, "verb", verb) &&
  REQUEST_LANGUAGES.some((language) => `|${VERBS[language][verb] ?? ""}|`.includes(`|${word.text.toLowerCase()}|`));

/** Whether a verb tells what somebody does: 'he asked me to take', 'it takes up space'. */
export function isTold(words: readonly Word[], at: number, hints: Hints): boolean {
  const before = words.slice(Math.max(0, at - 3), at);
  // 'Daar komen de mensen voor': who does it may stand behind its verb.
  const behind = VERB_SECOND.has(hints.language) && before.length > 0 ? words.slice(at + 1, at + 4) : [];
  return (
    [...before, ...behind].some(({ text }) => hints(text, "told")) ||
    (THIRD_PERSON.test(words[at]!.text) && before.length > 0)
  );
}

const VERB_SECOND: ReadonlySet<string> = new Set(["de", "nl"]);

const THIRD_PERSON = /^(?:takes|cuts|drops|kills|moves|shows|hides|makes|puts|brings|gives|changes|needs)$/i;

/** Whether all of a clause is accounted for by these words: nothing weighty is left, and little that is on the page. */
export function isCovered(
  { clause, mentions, strange }: Scene,
  used: readonly Word[],
  roles: readonly Mention[],
): boolean {
  const taken = new Set([...used, ...roles.flatMap(({ phrase, used: own }) => (own.length > 0 ? own : phrase.words))]);
  const others = mentions.filter((mention) => !roles.includes(mention));
  const left = clause.words.filter((word) => !taken.has(word));
  return (
    !left.some(isWeighty) &&
    others.every(({ target }) => roles.some((role) => contains(role.target, target))) &&
    strange.every(({ words }) => words.filter((word) => !taken.has(word)).length <= MOST_STRANGE)
  );
}

const MOST_STRANGE = 5;

export const isNegated = ({ clause, hints }: Scene) => hints(clause.text, "not");

/** 'Don't show it on phones'. */
export const isDenied = ({ clause: { words }, hints }: Scene, verb: Verb): boolean =>
  words.some((word, at) => isListed(word, verb) && at > 0 && hints(words[at - 1]!.text, "not"));
