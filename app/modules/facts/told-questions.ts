import { capitalised } from "../language/capitalised";
import { commaParts } from "../language/enumeration";
import { splitLabel } from "./blocks";
import { sentenceIdsOf, type Found, type Sentence, type SourceText } from "./source-text";
import { topicOf } from "./topics";

export interface QuestionAndAnswer {
  question: string;
  answer: string;
}

/** A question with its answer in brackets. */
const ANSWERED = /^(.{3,110}?)\s\(([^()]{2,240})\)[.!?]?$/u;
const QUESTION_END = /[?؟]$/u;
const FEWEST = 2;
/** What else stands behind the last answer is no part of it. */
const MOST_OF_LAST = 2;

/**
 * The questions of a paragraph that the owner calls so, each with its answer: "Questions parents ask: do they need goggles (not
 * until Seahorses), can grandma watch (yes)", "FAQ: Is there parking? Yes, behind the house." Where one of a list has no
 * answer the paragraph is no list of questions.
 */
export function toldQuestions({ lines }: Pick<SourceText, "lines">): Found<QuestionAndAnswer>[] {
  return lines.flatMap((line, at) => {
    const label = splitLabel(line.text);
    const [first, ...others] = line.sentences;
    if (!first || line.kind === "heading" || !label?.rest || topicOf(label.label) !== "faq") return [];
    const listed = listedIn(label.rest);
    if (listed.length >= FEWEST) return listed.map((value) => ({ value, sentenceIds: sentenceIdsOf(line) }));
    const next = lines.findIndex((other, index) => index > at && other.paragraph !== line.paragraph);
    const behind = lines.slice(at + 1, next < 0 ? undefined : next).flatMap(({ sentences }) => sentences);
    const asked = first.text.slice(first.text.indexOf(":") + 1).trim();
    return pairsOf([{ ...first, text: asked }, ...others, ...behind]);
  });
}

/** Parts that each are a question with its answer in brackets; none where one is not. */
function listedIn(list: string): QuestionAndAnswer[] {
  const parts = commaParts(list.replace(/\.$/u, "")).map((part) => ANSWERED.exec(part));
  return parts.every((part) => part !== null)
    ? parts.map(([, question = "", answer = ""]) => ({ question: asQuestion(question), answer: asAnswer(answer) }))
    : [];
}

/** The last of several is joined to the one before it. */
const asQuestion = (text: string): string =>
  capitalised(text.replace(/^(?:and|und|y|et|e|en|i|oraz|و)\s/iu, "").replace(/(?<![?؟])$/u, "?"));
const asAnswer = (text: string): string => capitalised(text.replace(/(?<![.!?؟…])$/u, "."));

/** Sentences of which those with a question mark are answered by what stands behind them. */
function pairsOf(sentences: readonly Sentence[]): Found<QuestionAndAnswer>[] {
  const pairs: Found<QuestionAndAnswer>[] = [];
  const starts = sentences.flatMap(({ text }, at) => (QUESTION_END.test(text) ? [at] : []));
  for (const [nth, at] of starts.entries()) {
    const end = starts[nth + 1] ?? Math.min(sentences.length, at + 1 + MOST_OF_LAST);
    const [question, ...answers] = sentences.slice(at, end);
    if (!question || answers.length === 0) return [];
    pairs.push({
      value: { question: capitalised(question.text), answer: answers.map(({ text }) => text).join(" ") },
      sentenceIds: [question, ...answers].map(({ id }) => id),
    });
  }
  return starts[0] === 0 ? pairs : [];
}
