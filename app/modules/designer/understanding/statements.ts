import type { RequestLanguage } from "~/lib/languages";
import { detectSaid } from "./said-lexicon";
import { STATEMENTS } from "./words/statements";
import { means, type Word } from "./word";

const forms = new Map<RequestLanguage, ReadonlySet<string>>();

function formsOf(language: RequestLanguage): ReadonlySet<string> {
  const known = forms.get(language) ?? new Set(STATEMENTS[language].split("|"));
  forms.set(language, known);
  return known;
}

/**
 * Whether a clause only tells how something is: 'the boxes have a grey smudge under them', 'the footer is black as coal'.
 * Not where somebody is asked to do something, or says how it should be.
 */
export function isStatement(words: readonly Word[], source: string): boolean {
  const said = formsOf(detectSaid(source));
  const at = words.findIndex(({ text }, index) => index > 0 && said.has(text.toLowerCase()));
  if (at === -1 || words.slice(0, at).some(asksForIt)) return false;
  // 'Is to be', 'the words are: …'
  const next = words[at + 1];
  return (
    next !== undefined &&
    !means(next, "link", "to", "colon") &&
    !words.some((word, index) => index !== at && does(word))
  );
}

const asksForIt = (word: Word): boolean => means(word, "light", "modal") || (does(word) && !means(word, "thing"));

/** A verb that can be nothing else and says more than how something is. */
const does = ({ senses }: Word): boolean =>
  senses.length > 0 && senses.every(({ kind, is }) => kind === "verb" && !STATES.has(is));
const STATES: ReadonlySet<string> = new Set(["be", "cost"]);
