import { capitalised } from "../language/capitalised";
import type { Sentence } from "./source-text";
import { MONEY, ORDERED_CUE, type Step } from "./told-steps";

const MARK = /(?:^|[\s,;،(])([1-9])[.)]?\s(?=\p{L})/gu;
const FEWEST = 3;
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
  const figures = [...text.matchAll(MARK)];
  const last = figures.findIndex(({ 1: figure }, at) => Number(figure) !== at + 1);
  const marks = last < 0 ? figures : figures.slice(0, last);
  const names = marks.map(({ index, 0: mark }, at) =>
    text.slice(index + mark.length, marks[at + 1]?.index).replace(/[\s,;.،)]{1,4}$/u, ""),
  );
  const areSteps = names.length >= FEWEST && names.every((name) => name.length <= LONGEST && !MONEY.test(name));
  return areSteps && marks[0]!.index === 0
    ? { steps: names.map((name) => ({ name: capitalised(name) })), sentenceIds: own.map(({ id }) => id) }
    : undefined;
}
