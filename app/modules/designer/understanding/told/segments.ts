import { detectSaid } from "../said-lexicon";
import { means, type Word } from "../word";
import { cueIn } from "../words/told-cues";

/** Words between two signs of a message. */
export interface Segment {
  words: readonly Word[];
  start: number;
  end: number;
  /** Whether a sentence begins with it. */
  isFirst: boolean;
}

/** The words of a part, as they were typed. */
export const segmentText = ({ start, end }: Segment, source: string): string => source.slice(start, end);

/** A message at its signs, and before a reason: full stops, commas, brackets, dashes between words, 'because'. */
export function segmentsOf(words: readonly Word[], source: string): Segment[] {
  const segments: Segment[] = [];
  const reason = reasonIn(source);
  let [own, isFirst]: [Word[], boolean] = [[], true];
  const close = (endsSentence: boolean) => {
    if (own.length > 0) segments.push({ words: own, start: own[0]!.start, end: own.at(-1)!.end, isFirst });
    isFirst = own.length > 0 ? endsSentence : isFirst || endsSentence;
    own = [];
  };
  words.forEach((word, at) => {
    const gap = source.slice(words[at - 1]?.end ?? word.start, word.start);
    if (gap.includes("\n")) close(true);
    if (own.length > 0 && reason.test(source.slice(word.start, word.start + LONGEST_REASON))) close(false);
    if (means(word, "light", "stop")) close(true);
    else if (means(word, "light", "comma") && /^\s|^$/.test(source.slice(word.end, word.end + 1))) close(false);
    else if (isBreak(word, source)) close(false);
    else own.push(word);
  });
  close(true);
  return segments;
}

const LONGEST_REASON = 16;
const reasonIn = (source: string) => new RegExp(`^(?:${cueIn("because", [detectSaid(source)])})(?!\\p{L})`, "iu");

/** 'Because nobody sees it'. */
export const beginsReason = (segment: Segment, source: string): boolean =>
  reasonIn(source).test(segmentText(segment, source));

/** A bracket, or a dash with room on both sides. */
const isBreak = ({ text, start, end }: Word, source: string): boolean =>
  /^[()]$/.test(text) || (/^[-–—]$/.test(text) && /^\s[-–—]\s$/.test(source.slice(start - 1, end + 1)));

/** The segments of the sentence that one stands in, up to it. */
export function sentenceUpTo(segments: readonly Segment[], at: number): readonly Segment[] {
  const from = segments.slice(0, at + 1).findLastIndex(({ isFirst }) => isFirst);
  return segments.slice(Math.max(0, from), at + 1);
}
