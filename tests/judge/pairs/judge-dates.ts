import { ownerText, type PairCase } from "../truth";
import type { Said } from "./said";
import { judgement, type Fault, type Judgement } from "./verdict";
import { contentOf, isSameWord, wordsMissing, wordsOf } from "./words";

type DateSaid = Said["dates"][number];

/** What happens goes with the day on which it happens. */
export function judgeDates(each: PairCase, { dates }: Said): Judgement {
  const told = each.truth.dates;
  const isPair = (said: DateSaid, date: DateSaid) =>
    isSameDay(said.when, date.when) &&
    // A truth that does not tell what happens says only when.
    (date.what === "" || sharesWord(`${said.what} ${said.when}`, date.what, each.language));
  const isFalse = (said: DateSaid) =>
    !told.some((date) => isPair(said, date)) &&
    (told.some(({ when }) => isSameDay(said.when, when)) || !standsInOneLine(said, each));
  const faults = dates.filter(isFalse).map(
    ({ when, what }): Fault => ({
      subject: "dates",
      said: `${when}: ${what}`,
      told: told.find((date) => isSameDay(when, date.when))?.what ?? "not told on one line",
    }),
  );
  const unread = told.filter((date) => !dates.some((said) => isPair(said, date)));
  return judgement(
    faults,
    told.length - unread.length,
    unread.map(({ when, what }) => `${when}: ${what}`),
  );
}

const numbersOf = (text: string) => wordsOf(text).filter((word) => /^\d/.test(word));

/** The same figures, or the same words where there are none. */
function isSameDay(one: string, other: string): boolean {
  const [said, told] = [numbersOf(one), numbersOf(other)];
  if (told.length === 0 || said.length === 0) return wordsMissing(wordsOf(other), wordsOf(one)).length === 0;
  return (
    told.some((number) => said.includes(number)) &&
    wordsOf(other).some((word) => !/^\d/.test(word) && wordsOf(one).includes(word))
  );
}

const sharesWord = (one: string, other: string, language: string) =>
  contentOf(other, language).some((word) => wordsOf(one).some((said) => isSameWord(word, said)));

const standsInOneLine = ({ when, what }: DateSaid, each: PairCase) =>
  ownerText(each)
    .split(/\n/)
    .some((line) => wordsMissing(wordsOf(`${when} ${what}`), wordsOf(line)).length === 0);
