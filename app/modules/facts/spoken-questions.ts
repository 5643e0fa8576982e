import { capitalised } from "../language/capitalised";
import { askedLarge, FEWEST_PAIRS, QUESTION_END, type QuestionAndAnswer } from "./question-and-answer";
import { markedIn } from "./marked-questions";
import { paragraphsOf, type Found, type Line, type Sentence } from "./source-text";

/** What else stands behind the last answer is no part of it. */
const MOST_OF_LAST = 2;
/** "piano? up to 400 kg.": words and letters of what is a question without being called one, and of its answer. */
const MOST_WORDS = 3;
const LONGEST_ANSWER = 90;

/**
 * "FAQ: Is there parking? Yes, behind the house.": sentences of which those with a question mark are answered. `list` is
 * what stands behind the label in the line.
 */
export function spokenPairs(line: Line, list: string, behind: readonly Line[]): Found<QuestionAndAnswer>[] {
  const from = line.text.length - list.length;
  const at = line.sentences.findLastIndex(({ start }) => start <= from);
  const [first, ...others] = line.sentences.slice(Math.max(0, at));
  if (!first || !line.text.endsWith(list)) return [];
  const asked = first.text.slice(from - first.start).trim();
  return pairsOf([{ ...first, text: asked }, ...others, ...behind.flatMap(({ sentences }) => sentences)]);
}

/** Sentences of which those with a question mark are answered by what stands behind them. */
function pairsOf(sentences: readonly Sentence[]): Found<QuestionAndAnswer>[] {
  const pairs: Found<QuestionAndAnswer>[] = [];
  const starts = sentences.flatMap(({ text }, at) => (QUESTION_END.test(text) ? [at] : []));
  for (const [nth, at] of starts.entries()) {
    const end = starts[nth + 1] ?? Math.min(sentences.length, at + 1 + MOST_OF_LAST);
    const [question, ...answers] = sentences.slice(at, end);
    if (!question || answers.length === 0) return [];
    pairs.push({
      value: { question: askedLarge(question.text), answer: capitalised(answers.map(({ text }) => text).join(" ")) },
      sentenceIds: [question, ...answers].map(({ id }) => id),
    });
  }
  return starts[0] === 0 ? pairs : [];
}

/**
 * "guarantor? yes or 2 months up front. pets? fish": a paragraph that is nothing but questions, each with its answer,
 * needs no label.
 */
export const unlabelledPairs = (lines: readonly Line[]): Found<QuestionAndAnswer>[] =>
  paragraphsOf(lines.filter(({ kind }) => kind === "text")).flatMap((said) => bracketed(said) ?? curt(said));

/** All of it is read, or nothing. */
const curt = (said: readonly Line[]): Found<QuestionAndAnswer>[] => {
  const sentences = said.flatMap((line) => line.sentences);
  const isCurt = sentences.every(({ text }) =>
    QUESTION_END.test(text) ? text.split(" ").length <= MOST_WORDS : text.length <= LONGEST_ANSWER,
  );
  const pairs =
    isCurt && sentences.filter(({ text }) => QUESTION_END.test(text)).length >= FEWEST_PAIRS ? pairsOf(sentences) : [];
  return pairs.flatMap(({ sentenceIds }) => sentenceIds).length === sentences.length ? pairs : [];
};

const WHOLE = /^(?:[^?؟()]{3,110}[?؟]\s*\([^()]{2,240}\)[.,;]?\s*){2,}$/u;

function bracketed(said: readonly Line[]): Found<QuestionAndAnswer>[] | undefined {
  const [first, ...behind] = said;
  const isWhole = WHOLE.test(said.map(({ text }) => text).join(" "));
  return isWhole && first ? markedIn(first, first.text.replace(CALLED, ""), behind).pairs : undefined;
}
/** "What everybody asks: Is it without sugar? (no)": whatever the questions are called. */
const CALLED = /^[^:?؟()]{3,40}:\s/u;
