import { capitalised } from "../language/capitalised";
import type { Sentence } from "./source-text";
import { numberedParts } from "./step-parts";
import { MONEY, ORDERED_CUE, type Step } from "./told-steps";

const LONGEST = 140;
/** Sentences that one enumeration runs over. */
const MOST_SENTENCES = 9;

/**
 * Steps that a paragraph numbers in running text, behind a word for steps: "Needs steps. 1 cool it, 2 cut behind the
 * shoulder, 3 freeze it." Undefined where numbers are missing, one costs something, or nothing says that they are steps.
 */
export function numberedSteps(paragraph: readonly Sentence[]): { steps: Step[]; sentenceIds: number[] } | undefined {
  const from = paragraph.findIndex(({ text }) => /^1[.)]?\s\p{L}/u.test(text));
  if (from < 1 || !ORDERED_CUE.test(paragraph[from - 1]!.text)) return undefined;
  const told = paragraph.slice(from, from + MOST_SENTENCES);
  const end = told.findIndex(({ text }) => !/^[1-9][.)]?\s\p{L}/u.test(text));
  const own = end < 0 ? told : told.slice(0, end);
  const text = own.map((sentence) => sentence.text).join(" ");
  const names = numberedParts(text);
  return names?.every((name) => name.length <= LONGEST && !MONEY.test(name))
    ? { steps: names.map((name) => ({ name: capitalised(name) })), sentenceIds: own.map(({ id }) => id) }
    : undefined;
}
