import { capitalised } from "../language/capitalised";
import { commaParts } from "../language/enumeration";
import { splitLabel } from "./blocks";
import { calledQuestions } from "./called-questions";
import { sentenceIdsOf, type Found, type Line, type Sentence, type SourceText } from "./source-text";
import { topicOf } from "./topics";

export interface QuestionAndAnswer {
  question: string;
  answer: string;
}

/** What an owner tells as questions. */
export interface ToldQuestions {
  pairs: Found<QuestionAndAnswer>[];
  /** Questions that are only named: their answers are left to the owner. */
  asked: string[];
  /** The sentences that only name questions. */
  askedIds: number[];
}

/** A question with its answer in brackets. */
const ANSWERED = /^(.{3,110}?)\s\(([^()]{2,240})\)[.!?]?$/u;
/** "Do you ship? (yes, 3 dinars) Can I pay by card? (no)" */
const MARKED = /([^?؟()]{3,110}[?؟])\s*\(([^()]{2,240})\)\.?/gu;
const QUESTION_END = /[?؟]$/u;
/** "what to do, if it got wet": a condition begins no question of its own. */
const CONDITION = /^(?:if|when|wenn|falls|si|quand|cuando|se|quando|als|wanneer|gdy|jeśli|kiedy|إذا|لو)\s/iu;
/** "Questions: 038 555 0121": where to ask is no question. */
const CONTACT = /@|\p{Nd}[\p{Nd}\s()./-]{5,}\p{Nd}/u;
const FEWEST = 2;
const LONGEST_ASKED = 90;
/** What else stands behind the last answer is no part of it. */
const MOST_OF_LAST = 2;

/**
 * The questions that the owner calls so, each with its answer: "Questions parents ask: do they need goggles (not until
 * Seahorses), can grandma watch (yes)", "then FAQ: Is there parking? (yes) …", "FAQ: Is there parking? Yes, behind the
 * house." Those that have no answer are only `asked`; `wishes` are sentences that answer nothing.
 */
export function toldQuestions({ lines }: Pick<SourceText, "lines">, wishes: readonly number[] = []): ToldQuestions {
  const told: ToldQuestions = { pairs: [], asked: [], askedIds: [] };
  lines.forEach((line, at) => {
    if (line.kind === "heading" || line.kind === "blank") return;
    const called = calledQuestions(line.text);
    if (!called || CONTACT.test(called.list)) return;
    const behind = sameParagraph(lines, at);
    const marked = markedIn(line, called.list, behind);
    const { pairs, asked } = marked.length >= FEWEST ? { pairs: marked, asked: [] } : listedIn(line, called.list);
    const answered = pairs.length >= FEWEST || called.isNamed ? pairs : [];
    told.pairs.push(...(answered.length > 0 ? answered : spokenPairs(line, behind)));
    if (answered.length === 0 && pairs.length > 0) return;
    // "Questions: is it valid abroad? do you need the original?", and nothing that answers.
    const bare = answered.length === 0 && /[?؟]\s*$/u.test(called.list) ? onlyAsked(behind, wishes) : [];
    told.asked.push(...asked, ...bare.map(({ text }) => capitalised(text)));
    if (asked.length > 0 && answered.length === 0) told.askedIds.push(...[line, ...bare].flatMap(sentenceIdsOf));
  });
  return told;
}

const sameParagraph = (lines: readonly Line[], at: number): Line[] => {
  const next = lines.findIndex((other, index) => index > at && other.paragraph !== lines[at]!.paragraph);
  return lines.slice(at + 1, next < 0 ? undefined : next);
};

/** The questions right behind one that is only asked; none where what follows may answer the last of them. */
function onlyAsked(behind: readonly Line[], wishes: readonly number[]): Line[] {
  const end = behind.findIndex(({ text }) => !QUESTION_END.test(text) || text.length > LONGEST_ASKED);
  const next = end < 0 ? undefined : behind[end];
  const isAnswered = next !== undefined && !sentenceIdsOf(next).every((id) => wishes.includes(id));
  return isAnswered ? [] : behind.slice(0, end < 0 ? undefined : end);
}

/** Questions with their marks, each with its answer in the bracket behind it, over the sentences of a paragraph. */
function markedIn(line: Line, list: string, behind: readonly Line[]): Found<QuestionAndAnswer>[] {
  if (!/[?؟]/u.test(list)) return [];
  const others = behind.findIndex(({ text }) => !text.startsWith("("));
  const belonging = behind.slice(0, others < 0 ? undefined : others);
  const said = [list, ...belonging.map(({ text }) => text)].join(" ");
  const sentenceIds = [line, ...belonging].flatMap(sentenceIdsOf);
  return [...said.matchAll(MARKED)].map(([, question = "", answer = ""]) => ({
    value: { question: asQuestion(question.trim()), answer: asAnswer(answer) },
    sentenceIds,
  }));
}

/** The parts of a list: questions with their answers in brackets, and those that have none. */
function listedIn(line: Line, list: string): Pick<ToldQuestions, "pairs" | "asked"> {
  const parts = commaParts(list.replace(/[.]$/u, "")).reduce<string[]>((joined, part) => {
    const before = joined.at(-1);
    const goesOn =
      before !== undefined &&
      CONDITION.test(part) &&
      part.endsWith(")") &&
      !before.endsWith(")") &&
      before.split(" ").length < 4;
    return goesOn ? [...joined.slice(0, -1), `${before}, ${part}`] : [...joined, part];
  }, []);
  const sentenceIds = sentenceIdsOf(line);
  const read = parts.map((part) => ({ part: withoutJoint(part), answered: ANSWERED.exec(withoutJoint(part)) }));
  const pairs = read.flatMap(({ answered }, at) =>
    answered && isAsked(answered[1]!, at)
      ? [{ value: { question: asQuestion(answered[1]!), answer: asAnswer(answered[2]!) }, sentenceIds }]
      : [],
  );
  const bare = read.flatMap(({ part, answered }) =>
    answered || part.length > LONGEST_ASKED ? [] : [capitalised(part)],
  );
  return { pairs, asked: bare };
}

/** Names begin with a capital, questions of a list in small letters. */
const isAsked = (question: string, at: number): boolean =>
  at === 0 || QUESTION_END.test(question) || /^[^\p{Lu}]/u.test(question);

/** The last of several is joined to the one before it. */
const withoutJoint = (text: string): string => text.replace(/^(?:and|und|y|et|e|en|i|oraz|و)\s/iu, "");
const asQuestion = (text: string): string => capitalised(text.replace(/(?<![?؟])$/u, "?"));
const asAnswer = (text: string): string => capitalised(text.replace(/(?<![.!?؟…])$/u, "."));

/** "FAQ: Is there parking? Yes, behind the house.": sentences of which those with a question mark are answered. */
function spokenPairs(line: Line, behind: readonly Line[]): Found<QuestionAndAnswer>[] {
  const [first, ...others] = line.sentences;
  const label = splitLabel(line.text);
  if (!first || !label?.rest || topicOf(label.label) !== "faq") return [];
  const asked = first.text.slice(first.text.indexOf(":") + 1).trim();
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
      value: { question: capitalised(question.text), answer: answers.map(({ text }) => text).join(" ") },
      sentenceIds: [question, ...answers].map(({ id }) => id),
    });
  }
  return starts[0] === 0 ? pairs : [];
}
