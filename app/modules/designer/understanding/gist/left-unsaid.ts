import type { Target } from "../../../operations/target";
import { isCall } from "../pattern";
import type { Planned } from "../planned";
import { knownWords } from "../known-words";
import type { Known } from "../read-request";
import { isNoRequest } from "../no-request";
import { means, type Word } from "../word";
import { cueIn, wordsSaid } from "../words/told-cues";
import { isLeadIn } from "../account/lead-in";
import { clauseOf } from "./clauses";
import { hintsFor, type Hints } from "./hints";
import type { Scene } from "./scene";
import { sceneOf } from "./scene-of";

/**
 * A plan in which what is said behind a request, and speaks of something else on the page, is named when it is not done:
 * 'half day 120. and the snorkel set we give free now'. Reasons, what stays and what people do ask for nothing.
 */
export function withNamed(plan: Planned[], source: string, known: Known): Planned[] {
  const first = plan.findIndex(({ understood }) => understood !== null && isCall(understood.result));
  if (first === -1 || plan.every(({ understood, isRequest }) => understood !== null || isRequest)) return plan;
  const hints = hintsFor(source);
  // What is told stands anywhere in a message: what goes before it may ask for something, too.
  const isTold = plan.some((planned) => planned.isTold && planned.understood);
  return plan.map((planned, at) =>
    !isSignature(planned, at === plan.length - 1) && isMore(planned, isTold || at > first, source, known, hints)
      ? { ...planned, isRequest: true }
      : planned,
  );
}

/** A name alone at the end, or behind a greeting, is who writes. */
const isSignature = ({ words }: Planned, isLast: boolean): boolean =>
  isLast &&
  words.length <= MOST_SIGNED &&
  words.every((word) => means(word, "light", "polite") || (word.senses.length === 0 && /^\p{Lu}/u.test(word.text)));
const MOST_SIGNED = 3;

function isMore({ words, text, understood, isRequest, isPassed }: Planned, isBehind: boolean, ...rest: Rest): boolean {
  const [source, , hints] = rest;
  if (understood || isRequest || isPassed) return false;
  if (isBehind && ONE_MORE.test(text) && words.some((word) => means(word, "thing"))) return true;
  if (isAside(words, hints) || isLeadIn(words, text)) return false;
  if (SHOULD_BE.test(text) || putsInstead(words)) return true;
  if (isBehind && deniesOld(words, rest[1])) return true;
  if (isNoRequest(words, source) && !beginsWithName(words, ...rest)) return false;
  return words.some((word) => means(word, "literal")) || (isBehind && speaksOfThings(words, ...rest));
}

/** 'Bei ihr bitte Goldschmiedin hinschreiben statt Azubi'. */
const putsInstead = (words: readonly Word[]): boolean =>
  words.some((word) => means(word, "link", "instead")) &&
  words.some((word) => means(word, "verb", "put", "write", "change", "make"));

/** 'That's meant to be us': how something is to be. */
const SHOULD_BE = wordsSaid(`${cueIn("shouldSay")}|${cueIn("hasToBe")}`);

/** 'Dafür darunter ein neues Feld': what is to be there besides. */
const ONE_MORE = wordsSaid(cueIn("oneMore"));

/** 'So it's three of us, not four': what is denied at the end stands on the page. */
function deniesOld(words: readonly Word[], { site }: Known): boolean {
  const at = words.findLastIndex(({ text }) => DENIES.test(text));
  const [before, old] = [words[at - 1], words.slice(at + 1)];
  if (at < FIRST_WORDS || !before || old.length === 0 || old.length > MOST_SIGNED) return false;
  if (["verb", "light", "reference"].some((kind) => means(before, kind as "verb"))) return false;
  const known = knownWords(site.page);
  return old.every(({ text, senses }) => senses.length === 0 && known.has(text.toLowerCase()));
}
const DENIES = /^(?:not|nicht|no|pas|non|não|nao|niet)$/iu;

/** 'The snorkel set we give free now' tells what is new of it, as 'we put the prices up' does not. */
function beginsWithName(words: readonly Word[], source: string, known: Known, hints: Hints): boolean {
  const first = words.find((word) => !means(word, "light"));
  if (first?.senses.length !== 0 || words.some(({ text }) => hints(text, "not"))) return false;
  const [named] = sceneOf({ ...clauseOf(words, source), tied: false }, source, known, hints).mentions;
  return first.text.includes(" ") || Boolean(named && named.used.length > 1 && named.used.includes(first));
}

type Rest = [source: string, known: Known, hints: Hints];

/** Whether a clause gives a reason, tells what somebody does, or says what stays. */
const isAside = (words: readonly Word[], hints: Hints): boolean => {
  const text = words.map((word) => word.text).join(" ");
  const begin = words.slice(0, FIRST_WORDS);
  return (
    hints(text, "keep") ||
    hints(text, "rest") ||
    begin.some((word) => means(word, "light", "reason") || hints(word.text, "turn") || hints(word.text, "told"))
  );
};
const FIRST_WORDS = 3;

/** Whether a clause names a thing of the page, or the navigation. */
function speaksOfThings(words: readonly Word[], source: string, known: Known, hints: Hints): boolean {
  const clause = { ...clauseOf(words, source), tied: false };
  const { mentions } = sceneOf(clause, source, known, hints);
  return mentions.length > 0 || clause.phrases.some(isMenu);
}

const isMenu = ({ link, words }: { link: string | null; words: readonly Word[] }) =>
  link !== null && words.some((word) => means(word, "thing", "menu", "navigation", "nav-entry"));

/** Whether all elements of one target are of another. */
export const contains = (outer: Target, inner: Target): boolean =>
  inner.nodes.every((node) => outer.nodes.includes(node));

/** 'And the snorkel set we give free now': behind a request, what is said of another thing may ask for more. */
export const addsSomething = ({ clause, hints, mentions, before, last }: Scene): boolean =>
  last !== null &&
  means(clause.words[0]!, "light", "and") &&
  !isAside(clause.words, hints) &&
  mentions.some(({ target }) => !before.some((spoken) => contains(spoken.target, target)));

/** '… but only on the computer', '… but my wife says no', '… and the third one red': what was asked for before is not all of it. */
export const limits = ({ clause: { words, phrases }, last }: Scene): boolean => {
  const isMore = words.some((word) => means(word, "reference", "too")) && phrases.length > 0;
  const isOther = words.some((word) => means(word, "colour") || means(word, "ordinal"));
  // 'Não tem história nenhuma' is a reason; 'my wife says no' is none.
  const isLess =
    words.some((word) => means(word, "scope", "only", "except")) || means(words.at(-1)!, "reference", "no");
  return last !== null && (isMore || isLess || (isOther && !words.some((word) => means(word, "verb"))));
};
