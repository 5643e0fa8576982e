import { readBlocks } from "./blocks";
import { sentenceIdsOf, type Found, type Line, type SourceText } from "./source-text";
import type { QuestionAndAnswer } from "./question-and-answer";
import { toldQuestions, type ToldQuestions } from "./told-questions";

const QUESTION = /^(?:q|question|f|frage|p|pregunta|س|سؤال)\s?\d{0,2}\s?[.:)]\s+(?=\S)/i;
const ANSWER = /^(?:a|answer|antwort|r|respuesta|ج|جواب)\s?\d{0,2}\s?[.:)]\s+(?=\S)/i;

/** Questions with their answers: "Q: … A: …" anywhere, lines that end in "?" under a heading for questions, or both in a paragraph that is called so; with those that are only named. */
export function findQuestions(source: SourceText, wishes: readonly number[] = []): ToldQuestions {
  const marked = markedPairs(source.lines);
  if (marked.length > 0) return { pairs: marked, asked: [], askedIds: [] };
  const told = toldQuestions(source, wishes);
  const said = new Set(told.pairs.flatMap(({ sentenceIds }) => sentenceIds));
  const isSaid = ({ sentenceIds }: Found<QuestionAndAnswer>) => sentenceIds.some((id) => said.has(id));
  return { ...told, pairs: [...headedPairs(source).filter((pair) => !isSaid(pair)), ...told.pairs] };
}

function markedPairs(lines: Line[]): Found<QuestionAndAnswer>[] {
  const pairs: Found<QuestionAndAnswer>[] = [];
  let open: Found<QuestionAndAnswer> | undefined;
  const isAnswered = lines.some(({ text }) => ANSWER.test(text));
  for (const line of lines) {
    // "P. Delvigne" signs a letter.
    if (QUESTION.test(line.text) && (isAnswered || /[?؟]/u.test(line.text))) {
      open = startPair(line);
      pairs.push(open);
    } else if (open && line.kind === "heading") {
      open = undefined;
    } else if (open && line.kind !== "blank") {
      if (open.value.answer && !ANSWER.test(line.text) && follows(lines, line)) continue;
      addAnswer(open, line);
    }
  }
  return pairs.filter(({ value }) => value.answer !== "");
}

/** After a blank line an unmarked paragraph is no longer the answer. */
function follows(lines: Line[], line: Line): boolean {
  return lines[line.index - 1]?.kind === "blank";
}

function startPair(line: Line): Found<QuestionAndAnswer> {
  const text = line.text.replace(QUESTION, "");
  const inline = text.search(/\s(?:a|answer|antwort|r|respuesta|ج):\s/i);
  const question = inline > 0 ? text.slice(0, inline) : text;
  const answer = inline > 0 ? text.slice(inline).trim().replace(ANSWER, "") : "";
  return { value: { question: question.trim(), answer }, sentenceIds: sentenceIdsOf(line) };
}

function addAnswer(pair: Found<QuestionAndAnswer>, line: Line): void {
  pair.value.answer = `${pair.value.answer} ${line.text.replace(ANSWER, "")}`.trim();
  pair.sentenceIds.push(...sentenceIdsOf(line));
}

function headedPairs(source: SourceText): Found<QuestionAndAnswer>[] {
  const pairs: Found<QuestionAndAnswer>[] = [];
  const others: Found<QuestionAndAnswer>[] = [];
  let inQuestions = false;
  for (const block of readBlocks(source)) {
    if (block.topic) inQuestions = block.topic === "faq";
    const headed = block.heading?.endsWith("?") ? block.headingLine : undefined;
    const read = pairsOfLines(headed ? [headed, ...block.lines] : block.lines);
    if (inQuestions) pairs.push(...read);
    else if (headed) others.push(...read);
  }
  // "IS YOUR CHIMNEY SAFE?" over a whole leaflet asks nobody.
  return others.length > 1 ? [...pairs, ...others] : pairs;
}

/** "I'm months behind. Is it too late?" is one question: what stands before it in its line belongs to it. */
function withWhatLeadsUp(lines: Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const leads =
      before &&
      before.paragraph === line.paragraph &&
      !before.text.includes("?") &&
      joined.at(-2)?.paragraph !== line.paragraph;
    if (!leads || !/[?؟]$/.test(line.text)) joined.push(line);
    else {
      const text = `${before.text} ${line.text}`;
      const [first] = line.sentences;
      joined[joined.length - 1] = { ...line, text, sentences: [...before.sentences, { ...first!, text }] };
    }
  }
  return joined;
}

function pairsOfLines(lines: Line[]): Found<QuestionAndAnswer>[] {
  const pairs: Found<QuestionAndAnswer>[] = [];
  for (const line of withWhatLeadsUp(lines)) {
    const at = line.sentences.findLastIndex(({ text }) => /[?؟]$/.test(text));
    const asked = line.kind === "bullet" || line.sentences.length < 3 ? at : Math.min(at, 0);
    const [first, ...rest] = line.sentences.slice(Math.max(0, asked));
    if (first && asked >= 0) {
      pairs.push({
        value: { question: first.text, answer: rest.map((s) => s.text).join(" ") },
        sentenceIds: sentenceIdsOf(line),
      });
    } else if (pairs.length > 0) {
      addAnswer(pairs.at(-1)!, line);
    }
  }
  return pairs.filter(({ value }) => value.answer !== "");
}
