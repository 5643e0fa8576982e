import { remembered } from "~/lib/remembered";
import type { Token } from "../reading/tokenize";
import { moved, type Clock } from "./clock";
import type { HoursKind } from "./hours-kinds";

/** A word or number that may be a time. */
interface Timed extends Token<HoursKind> {
  clock?: Clock;
}

/** What moves a time by minutes, as words before it: "half eight" is half past in English, half to in Dutch. */
const BEFORE: Partial<Record<string, Record<string, number>>> = {
  en: { "half past": 30, half: 30, "quarter past": 15, "quarter to": -15 },
  de: { halb: -30, "viertel nach": 15, "viertel vor": -15, dreiviertel: -15 },
  nl: { half: -30, "kwart over": 15, "kwart voor": -15 },
  pl: { "wpół do": -30, "kwadrans po": 15, "za kwadrans": -15 },
};

const NONE: Record<string, number> = {};

/** The same behind a time, in any language. */
const BEHIND: Record<string, number> = {
  ...Object.fromEntries(
    [
      "y media",
      "e mezza",
      "e mezzo",
      "e meia",
      "et demie",
      "et demi",
      "i pół",
      "½",
      "ونصف",
      "والنصف",
      "النصف",
      "نصف",
      "ونص",
      "نص",
    ].map((words) => [words, 30]),
  ),
  ...{ "y cuarto": 15, "e un quarto": 15, "e um quarto": 15, "et quart": 15, وربع: 15, والربع: 15 },
  ...{
    "menos cuarto": -15,
    "meno un quarto": -15,
    "menos um quarto": -15,
    "moins le quart": -15,
    "إلا ربع": -15,
    "الا ربع": -15,
    "إلا ربعا": -15,
  },
  // "Às 21 e 30": what is added as a number may be another hour unless it is half of one.
  ...Object.fromEntries(["e 30", "y 30", "et 30", "e trinta", "e trenta", "y treinta"].map((words) => [words, 30])),
  ...{ "- thirty": 30, thirty: 30, "- fifteen": 15, "- forty - five": 45 },
};

/** "5 heures et demie" */
const UNITS = new Set("heures heure uhr uur ore horas hs h".split(" "));
const LONGEST = 4;

/** Halves and quarters of an hour are part of the time that they stand with. */
export function withParts<Word extends Timed>(tokens: readonly Word[], language: string): Word[] {
  const read: Word[] = [];
  for (let at = 0; at < tokens.length; ) {
    const part = partBefore(tokens, at, language) ?? partBehind(tokens, at);
    if (part) read.push(part.token);
    else read.push(tokens[at]!);
    at = part?.next ?? at + 1;
  }
  return read;
}

interface Part<Word> {
  token: Word;
  next: number;
}

function partBefore<Word extends Timed>(tokens: readonly Word[], at: number, language: string): Part<Word> | undefined {
  const words = longestIn(tokens, at, BEFORE[language] ?? NONE);
  const hour = words && tokens[words.next];
  if (!hour || !isWholeHour(hour)) return undefined;
  return { token: movedTo(tokens[at]!, hour, hour, words.minutes), next: words.next + 1 };
}

function partBehind<Word extends Timed>(tokens: readonly Word[], at: number): Part<Word> | undefined {
  const hour = tokens[at]!;
  if (!isWholeHour(hour)) return undefined;
  const unit = UNITS.has(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const words = longestIn(tokens, unit, BEHIND);
  return words && { token: movedTo(hour, hour, tokens[words.next - 1]!, words.minutes), next: words.next };
}

const isWholeHour = ({ clock, text }: Timed) => clock !== undefined && !text.includes(":");

/** What the words of a table begin with: most words of a text do not. */
const firstWords = remembered(
  (table: Readonly<Record<string, number>>) => new Set(Object.keys(table).map((words) => words.split(" ")[0])),
);

function longestIn(tokens: readonly Timed[], at: number, table: Readonly<Record<string, number>>) {
  if (!firstWords(table).has(tokens[at]?.text)) return undefined;
  for (let length = LONGEST; length > 0; length -= 1) {
    if (at + length > tokens.length) continue;
    const words = tokens
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(" ");
    if (Object.hasOwn(table, words)) return { minutes: table[words]!, next: at + length };
  }
  return undefined;
}

/** The hour from where its first word begins to where its last one ends. */
const movedTo = <Word extends Timed>({ start }: Timed, hour: Word, { end }: Timed, minutes: number): Word => ({
  ...hour,
  text: `${hour.text} ½`,
  start,
  end,
  clock: moved(hour.clock!, minutes),
});
