import type { Line, Sentence } from "../source-text";
import { stopsInSeason } from "./limits";
import type { HoursSentence } from "./read-sentence";

/** A sentence in its place in the text. */
interface Placed extends HoursSentence {
  sentence: Sentence;
  line: Line;
}

/** What stands with rows of hours, and the sentences that it is made of. */
interface Note {
  text: string;
  sentenceIds: number[];
}

/** Visitors read no more below a table of hours. */
const LONGEST_NOTE = 500;

/**
 * When the hours of rows are not true: what limits them, with the sentences beside it that it hangs on ("In August we
 * are closed all month" alone would leave open what is closed). Undefined where nothing limits them.
 */
export function noteOn(
  accepted: readonly Placed[],
  unread: readonly Placed[],
  {
    blocks,
    foreign,
    needed,
  }: { blocks: ReadonlyMap<Line, number>; foreign: ReadonlySet<Line>; needed: ReadonlySet<number> },
): Note | undefined {
  const inHours = new Set(accepted.map(({ line }) => blocks.get(line)));
  const limiting = [
    ...accepted.filter(({ limit }) => limit),
    ...unread.filter(
      (each) =>
        needed.has(each.sentence.id) ||
        (isLimit(each) && !foreign.has(each.line) && (tellsTimes(each) || inHours.has(blocks.get(each.line)))),
    ),
  ];
  if (limiting.length === 0) return undefined;
  const paragraphs = new Set(limiting.map(({ line }) => line.paragraph));
  const told = [...accepted.filter(({ line }) => paragraphs.has(line.paragraph)), ...limiting];
  const sentences = [...new Map(told.map(({ sentence }) => [sentence.id, sentence])).values()];
  sentences.sort((one, other) => one.id - other.id);
  const text = sentences.map((sentence) => ended(sentence.text)).join(" ");
  return text.length <= LONGEST_NOTE ? { text, sentenceIds: sentences.map(({ id }) => id) } : undefined;
}

/** A table tells visitors that no times are missing in it: wherever they stand, they are told with it. */
export const tellsTimes = ({ isForeign, isAboutHours, tokens }: HoursSentence): boolean =>
  isAboutHours &&
  !isForeign &&
  tokens.some(({ weekdays }) => weekdays) &&
  tokens.some(({ clock }) => clock !== undefined);

/** The kitchen shuts before the house does: hours of something else that change these. */
const isLimit = ({ isLimit: isOnlyThat, isForeign, isAboutHours, left, tokens }: Placed): boolean =>
  isOnlyThat || !isAboutHours || stopsInSeason(tokens) || (!isForeign && left.length > 0);

const ended = (text: string): string => (/[.!?…؟]["”»)]?$/u.test(text) ? text : `${text}.`);
