import {
  FEWEST_PAIRS,
  pairOf,
  QUESTION_END,
  withoutSigns,
  askedLarge,
  type QuestionAndAnswer,
} from "./question-and-answer";
import { sentenceIdsOf, type Found, type Line } from "./source-text";

/** "Do you ship? (yes, 3 dinars), can I pay by card? (no)": a question, and its answer if it has one. */
const MARKED = /([^?؟()]{3,110}[?؟])(?:\s*\(([^()]{2,240})\))?/gu;

/** Questions with their marks, some of them answered in the bracket behind them. */
export interface MarkedQuestions {
  pairs: Found<QuestionAndAnswer>[];
  /** Those without an answer. */
  asked: string[];
}

/**
 * Reads the questions of a list over the sentences of its paragraph, each with the answer in the bracket behind it. None
 * where no question has one, or only one is asked.
 */
export function markedIn(
  line: Line,
  list: string,
  behind: readonly Line[],
  wishes: readonly number[] = [],
): MarkedQuestions {
  const belonging = belongingTo(list, behind);
  const said = [list, ...belonging.map(({ text }) => text)].join(" ");
  const next = QUESTION_END.test(said) ? behind[belonging.length] : undefined;
  // "… Can I pay by card? Only cash.": the last is answered without a bracket.
  const spoken = next && !sentenceIdsOf(next).every((id) => wishes.includes(id)) ? [next] : [];
  const sentenceIds = [line, ...belonging, ...spoken].flatMap(sentenceIdsOf);
  const all = [...said.matchAll(MARKED)].map(([, question = "", answer], at, { length }) => ({
    question: withoutSigns(question),
    answer: answer ?? (at === length - 1 ? spoken[0]?.text : undefined),
  }));
  const isBracketed = all.some(({ answer }) => answer && said.includes(`(${answer})`));
  if (!isBracketed || all.length < FEWEST_PAIRS) return { pairs: [], asked: [] };
  const answered = all.filter(({ answer }) => answer !== undefined);
  return {
    pairs: answered.map(({ question, answer = "" }) => pairOf(question, answer, sentenceIds)),
    asked: all.flatMap(({ question, answer }) => (answer === undefined ? [askedLarge(question)] : [])),
  };
}

/** The lines right behind a list that go on with it. */
function belongingTo(list: string, behind: readonly Line[]): readonly Line[] {
  if (!/[?؟]/u.test(list)) return [];
  const end = behind.findIndex(({ text }) => !text.startsWith("(") && !QUESTION_END.test(text));
  return behind.slice(0, end < 0 ? undefined : end);
}
