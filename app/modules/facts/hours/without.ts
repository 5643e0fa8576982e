import type { HoursSentence } from "./read-sentence";
import { seasonAt } from "./seasons";

/** The days that the statements of a sentence name. */
export const daysOf = ({ statements }: HoursSentence): number[] =>
  statements.flatMap(({ value }) => [...value.days.weekdays]);

/** What was read without all of its words gives way to other hours of the same days. */
export function firmest<Sentence extends HoursSentence>(read: readonly Sentence[]): Sentence[] {
  const isDoubled = (each: Sentence) =>
    read.some((other) => other !== each && daysOf(other).some((day) => daysOf(each).includes(day)));
  return read.filter((each) => !each.isGuessed || !isDoubled(each));
}

/** "March to May: Sat 9-5, Sun 11-4" are the hours of a business that says no others, understood or not. */
export function withoutSeasons<Sentence extends HoursSentence>(
  read: readonly Sentence[],
  about: readonly Sentence[],
): Sentence[] {
  const timed = read.filter(({ statements }) => statements.some(({ value }) => !value.isClosed));
  const isOther = about.some((each) => !read.includes(each) && isOfOtherMonths(each));
  return timed.length > 1 || isOther ? read.filter(({ isOfSeason }) => !isOfSeason) : [...read];
}

/** "From October to March only Tuesdays 1-5": times and days of a part of the year. */
const isOfOtherMonths = ({ tokens, isForeign }: HoursSentence): boolean =>
  !isForeign &&
  seasonAt(tokens, 0) !== undefined &&
  tokens.some(({ weekdays }) => weekdays) &&
  tokens.some(({ clock }) => clock);

/** "Reachable 24 hours. Shop Mon-Fri 9-5.": who has hours is not open around the clock. */
export function withoutAlways<Sentence extends HoursSentence>(read: readonly Sentence[]): Sentence[] {
  const isAlways = ({ statements }: HoursSentence) =>
    statements.every(({ value: { times, label } }) => times?.isAlways && label.next === label.at);
  const hasTimes = read.some(({ statements }) => statements.some(({ value }) => value.times?.ranges.length));
  return hasTimes ? read.filter((each) => !isAlways(each)) : [...read];
}
