import { calledQuestions, questionsCalledBefore } from "./called-questions";
import { listedIn } from "./listed-questions";
import { markedIn } from "./marked-questions";
import { askedLarge, FEWEST_PAIRS, QUESTION_END, type QuestionAndAnswer } from "./question-and-answer";
import { spokenPairs, unlabelledPairs } from "./spoken-questions";
import { sentenceIdsOf, type Found, type Line, type SourceText } from "./source-text";

/** What an owner tells as questions. */
export interface ToldQuestions {
  pairs: Found<QuestionAndAnswer>[];
  /** Questions that are only named: their answers are left to the owner. */
  asked: string[];
  /** The sentences that only name questions. */
  askedIds: number[];
}

/** "Questions: 038 555 0121": where to ask is no question. */
const CONTACT = /@|\p{Nd}[\p{Nd}\s()./-]{5,}\p{Nd}/u;
const LONGEST_ASKED = 90;

/**
 * The questions that the owner calls so, each with its answer: "Questions parents ask: do they need goggles (not until
 * Seahorses), can grandma watch (yes)", "then FAQ: Is there parking? (yes) …", "FAQ: Is there parking? Yes, behind the
 * house." Those that have no answer are only `asked`; `wishes` are sentences that answer nothing.
 */
export function toldQuestions({ lines }: Pick<SourceText, "lines">, wishes: readonly number[] = []): ToldQuestions {
  const told: ToldQuestions = { pairs: [], asked: [], askedIds: [] };
  lines.forEach((line, at) => {
    if (line.kind === "heading" || line.kind === "blank") return;
    const called = calledQuestions(line.text) ?? questionsCalledBefore(lines[at - 1], line);
    if (!called || CONTACT.test(called.list)) return;
    const behind = sameParagraph(lines, at);
    const marked = markedIn(line, called.list, behind, wishes);
    if (marked.pairs.length > 0) {
      told.pairs.push(...marked.pairs);
      told.asked.push(...marked.asked);
      return;
    }
    const { pairs, asked, isAsking } = listedIn(line, called.list);
    const answered = pairs.length >= FEWEST_PAIRS || called.isNamed || isAsking ? pairs : [];
    const spoken = answered.length > 0 || called.isNamed ? [] : spokenPairs(line, called.list, behind);
    told.pairs.push(...answered, ...spoken);
    if (spoken.length > 0 || (answered.length === 0 && pairs.length > 0)) return;
    // "Questions: is it valid abroad? do you need the original?", and nothing that answers.
    const bare = answered.length === 0 && /[?؟]\s*$/u.test(called.list) ? onlyAsked(behind, wishes) : [];
    told.asked.push(...asked, ...bare.map(({ text }) => askedLarge(text)));
    if (asked.length > 0 && answered.length === 0) told.askedIds.push(...[line, ...bare].flatMap(sentenceIdsOf));
  });
  const said = new Set(told.pairs.flatMap(({ sentenceIds }) => sentenceIds));
  const others = unlabelledPairs(lines).filter(({ sentenceIds }) => !sentenceIds.some((id) => said.has(id)));
  return { ...told, pairs: [...told.pairs, ...others] };
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
