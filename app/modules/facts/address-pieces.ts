import { splitLabel } from "./blocks";
import { townStart } from "./address-towns";
import type { Line, SourceText } from "./source-text";

/** What stands between two commas, bars or ends of lines. */
export interface Piece {
  text: string;
  line: Line;
  sentenceId: number;
  /** Its place in the line. */
  start: number;
  end: number;
  /** Stands in the same sentence as the piece before it. */
  follows: boolean;
  /** Stands on the line below the piece before it, which has no full stop. */
  isBelow: boolean;
}

/** Longer lines are no lines of an address. */
const MAX_LINE = 1000;

/** A comma between a street and its number is none between parts: "12, rue des Lilas". */
const BETWEEN = /[,،;](?!\d)|\s[|·•–—]\s|\s{3,}|\s(?=\(\p{Ll}[^()]*\))|(?<=\(\p{Ll}[^()]*\))\s/gu;
/** "(next to the chemist)" is no part, and parts go on behind it. */
const ASIDE = /^\(\p{Ll}[^()]*\)$/u;
const NUMBER_BEFORE = /^\d{1,4}(?:\s(?:bis|ter))?$/u;

/** Cuts the text into the pieces that addresses are made of. */
export function addressPieces(source: SourceText): Piece[] {
  const pieces: Piece[] = [];
  for (const line of source.lines) {
    const before = source.lines[line.index - 1];
    const isNext = before !== undefined && before.kind !== "blank" && before.paragraph !== line.paragraph;
    if (line.kind === "blank" || line.text.length > MAX_LINE) continue;
    for (const [index, sentence] of line.sentences.entries()) {
      const found = piecesOf(sentence.text).map(
        ({ text, start }, at): Piece => ({
          text,
          line,
          sentenceId: sentence.id,
          start: sentence.start + start,
          end: sentence.start + start + text.length,
          follows: at > 0,
          isBelow: at === 0 && index === 0 && isNext && !/\p{L}{4}[.!?]$/u.test(before.text),
        }),
      );
      pieces.push(...found);
    }
  }
  return pieces;
}

interface Cut {
  text: string;
  start: number;
}

function piecesOf(sentence: string): Cut[] {
  const label = splitLabel(sentence);
  const offset = label?.rest ? sentence.length - label.rest.length : 0;
  const stop = /[.!]$/.test(sentence) ? sentence.length - 1 : sentence.length;
  const cuts: Cut[] = [];
  let start = offset;
  const push = (end: number) => {
    const text = sentence.slice(start, end);
    if (text.trim() !== "" && !ASIDE.test(text.trim()))
      cuts.push({ text: text.trim(), start: start + text.length - text.trimStart().length });
  };
  for (const match of sentence.slice(offset).matchAll(BETWEEN)) {
    push(offset + match.index);
    start = offset + match.index + match[0].length;
  }
  push(stop);
  return joinNumbers(cuts, sentence).flatMap(withTownApart);
}

/** "31b Roundhay Road Leeds LS7 1AB", "via del Borghetto 22 a Bologna": the town has no comma before it. */
function withTownApart({ text, start }: Cut): Cut[] {
  const town = townStart(text);
  if (town === undefined) return [{ text, start }];
  return [
    { text: text.slice(0, town.street), start },
    { text: text.slice(town.start), start: start + town.start },
  ];
}

function joinNumbers(cuts: Cut[], sentence: string): Cut[] {
  return cuts.reduce<Cut[]>((joined, cut) => {
    const last = joined.at(-1);
    if (last && NUMBER_BEFORE.test(last.text) && /^\p{L}/u.test(cut.text))
      last.text = sentence.slice(last.start, cut.start + cut.text.length);
    else joined.push({ ...cut });
    return joined;
  }, []);
}
