import { capitalised } from "../language/capitalised";
import type { Found } from "./source-text";

export interface QuestionAndAnswer {
  question: string;
  answer: string;
}

/** A question mark at the end of a text. */
export const QUESTION_END = /[?؟]$/u;

/** Of fewer pairs that stand together nobody knows whether they are questions and answers. */
export const FEWEST_PAIRS = 2;

/** What stands between two questions is no part of the second: ", and how many eggs?". */
const BETWEEN = /^[\s.,;،؛/|·–-]+/u;
/** The last of several is joined to the one before it. */
const JOINT = /^(?:and|und|y|et|e|en|i|oraz|و)\s/iu;

/** A question without the signs that part it from the one before. */
export const withoutSigns = (text: string): string => text.trim().replace(BETWEEN, "");
/** The last question of a list without what joins it to the one before. */
export const withoutJoint = (text: string): string => withoutSigns(text).replace(JOINT, "");

/** "¿hay gastos?" begins small behind its sign. */
export const askedLarge = (text: string): string =>
  text.startsWith("¿") ? `¿${capitalised(text.slice(1))}` : capitalised(text);
const asQuestion = (text: string): string => askedLarge(text.replace(/(?<![?؟])$/u, "?"));
const asAnswer = (text: string): string => capitalised(text.replace(/(?<![.!?؟…])$/u, "."));

/** A pair as it stands on a page. */
export const pairOf = (question: string, answer: string, sentenceIds: number[]): Found<QuestionAndAnswer> => ({
  value: { question: asQuestion(question), answer: asAnswer(answer) },
  sentenceIds,
});
