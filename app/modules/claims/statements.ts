import { splitSentences } from "../facts/sentences";

const MARKS = /[“”„«»"]/g;

/** The sentences of a line with their offsets; what stands in quotation marks stays whole. */
export function splitStatements(line: string): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = [];
  for (const sentence of splitSentences(line)) {
    const last = found.at(-1);
    if (last && isOpen(last.text)) last.text = line.slice(last.start, sentence.start + sentence.text.length);
    else found.push({ ...sentence });
  }
  return found;
}

const isOpen = (text: string) => (text.match(MARKS)?.length ?? 0) % 2 === 1 && text.length < 900;
