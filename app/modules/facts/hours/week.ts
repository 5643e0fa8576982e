import { clockText, spanOf, type Clock, type ClockSpan } from "./clock";
import type { Statement } from "./statement";
import type { TimeRange } from "./times";
import type { TokenSpan } from "./walk";

/** A statement with the place in the text that it stands in, and the days that it is true of. */
export interface Entry {
  statement: Statement;
  /** All its tokens. */
  span: TokenSpan;
  weekdays: readonly number[];
  ranges: readonly TimeRange[];
  /** The number of its sentence, and of the lines without a blank one between them. */
  sentence: number;
  block: number;
  /** It comes to the hours of others: "also", "dinner". */
  isFurther: boolean;
  isDropped?: boolean;
}

/**
 * Puts statements beside each other: fewer days are an exception among more ("daily 10-6, Thursday until 9"), the same
 * is said twice, and what contradicts goes. Answers the numbers of the sentences that contradict each other.
 */
export function settle(entries: Entry[]): Set<number> {
  const contradicting = new Set<number>();
  giveRest(entries);
  openAsBefore(entries);
  for (const [index, first] of entries.entries()) {
    for (const second of entries.slice(index + 1)) {
      if (isRegular(first) && isRegular(second) && !isSettled(first, second))
        for (const { sentence } of [first, second]) contradicting.add(sentence);
    }
  }
  return contradicting;
}

const isRegular = ({ statement, isDropped }: Entry) => !statement.days.isSometimes && !isDropped;

/** "We shut Sundays and Mondays otherwise 9 till 5": the rest is what is neither closed nor has hours of its own. */
function giveRest(entries: Entry[]): void {
  const named = entries
    .filter(({ statement }) => !statement.days.isRest && isWhole(statement))
    .flatMap(({ weekdays }) => weekdays);
  for (const entry of entries)
    if (entry.statement.days.isRest) entry.weekdays = [0, 1, 2, 3, 4, 5, 6].filter((day) => !named.includes(day));
}

/** "From 9 to 5.15 Monday to Thursday and until 4.30 on Friday": Friday opens at 9, too. */
function openAsBefore(entries: readonly Entry[]): void {
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1];
    const isApart = before?.block === entry.block && !before.weekdays.some((day) => entry.weekdays.includes(day));
    if (isApart && !entries.some((other) => other !== entry && holdsAll(other, entry)))
      entry.ranges = completeFrom(entry.ranges, before.ranges) ?? entry.ranges;
  }
}

const holdsAll = (more: Entry, fewer: Entry) => fewer.weekdays.every((day) => more.weekdays.includes(day));

const isWhole = ({ isClosed, times }: Statement) =>
  isClosed || !times || times.ranges.every(({ opens, closes }) => opens !== undefined && closes !== undefined);

function isSettled(first: Entry, second: Entry): boolean {
  const shared = first.weekdays.filter((day) => second.weekdays.includes(day));
  if (shared.length === 0) return true;
  const isSame = signature(first) === signature(second);
  if (isSame && shared.length === second.weekdays.length && shared.length === first.weekdays.length) {
    second.isDropped = true;
    return true;
  }
  if (isSame || (isTimed(first) && isTimed(second) && (first.isFurther || second.isFurther))) return true;
  const [fewer, more] = first.weekdays.length < second.weekdays.length ? [first, second] : [second, first];
  const isException = first.block === second.block || fewer.statement.isClosed;
  if (!isException || shared.length !== fewer.weekdays.length || fewer.weekdays.length === more.weekdays.length)
    return false;
  const completed = completeFrom(fewer.ranges, more.ranges);
  if (!completed) return false;
  fewer.ranges = completed;
  more.weekdays = more.weekdays.filter((day) => !shared.includes(day));
  return true;
}

const isTimed = ({ ranges }: Entry) => ranges.length > 0;

/** "Thursday until 9": the day opens as the others do. */
function completeFrom(ranges: readonly TimeRange[], usual: readonly TimeRange[]): readonly TimeRange[] | undefined {
  const [only] = ranges;
  if (!only || (only.opens && only.closes) || (!only.opens && !only.closes)) return ranges;
  if (ranges.length > 1 || usual.length !== 1) return undefined;
  return [{ opens: only.opens ?? usual[0]!.opens, closes: only.closes ?? usual[0]!.closes }];
}

const signature = ({ statement, ranges }: Entry) =>
  JSON.stringify([
    statement.isClosed,
    statement.times?.isByAppointment,
    statement.times?.isAlways,
    ranges.map(({ opens, closes }) => [opens?.minutes, closes?.minutes]),
  ]);

/** "HH:MM" pairs of a day, only where each is certain. */
export function spansOf({ statement, ranges }: Entry, counts24: boolean): { opens: string; closes: string }[] {
  if (statement.isVague || statement.isClosed || statement.times?.isByAppointment) return [];
  if (statement.times?.isAlways) return [{ opens: "00:00", closes: "23:59" }];
  const spans = ranges.map((range) => ({ isBreak: range.isBreak === true, span: spanIn(range, statement, counts24) }));
  if (spans.some(({ span }) => span === undefined)) return [];
  const open = spans.flatMap(({ isBreak, span }) => (isBreak ? [] : [span!]));
  const breaks = spans.flatMap(({ isBreak, span }) => (isBreak ? [span!] : []));
  const pieces = breaks.reduce<ClockSpan[] | undefined>((all, pause) => all && withoutBreak(all, pause), open);
  const isInOrder = pieces?.every((span, index) => index === 0 || span.opens >= pieces[index - 1]!.closes);
  return pieces && isInOrder
    ? pieces.map(({ opens, closes }) => ({ opens: clockText(opens), closes: clockText(closes) }))
    : [];
}

function spanIn({ opens, closes, isBreak }: TimeRange, { half }: Statement, counts24: boolean): ClockSpan | undefined {
  if (!opens || !closes) return undefined;
  const from = half && !isBreak && !opens.isSure ? { ...opens, ...halved(opens, half) } : opens;
  return from && spanOf(from, closes, counts24);
}

const halved = ({ minutes }: Clock, half: "am" | "pm" | "night"): Partial<Clock> => ({
  minutes: half === "am" ? minutes : minutes < 720 ? minutes + 720 : minutes,
  isSure: true,
});

function withoutBreak(spans: readonly ClockSpan[], pause: ClockSpan): ClockSpan[] | undefined {
  const around = spans.find(({ opens, closes }) => opens < pause.opens && pause.closes < closes);
  return around
    ? spans.flatMap((span) =>
        span === around
          ? [
              { opens: span.opens, closes: pause.opens },
              { opens: pause.closes, closes: span.closes },
            ]
          : [span],
      )
    : undefined;
}

/** Whether whoever wrote these hours counts them to 24: one of them is beyond noon without "pm". */
export function countTo24(entries: readonly Entry[], language: string): boolean {
  const clocks = entries.flatMap(({ ranges }) => ranges.flatMap(({ opens, closes }) => [opens, closes]));
  const written = clocks.filter((clock) => clock !== undefined);
  if (written.some(({ minutes, isWritten24, isSure }) => isWritten24 && isSure && minutes % 1440 >= 780)) return true;
  if (FULL_DAY_LANGUAGES.has(language)) return true;
  return HALF_DAY_IN_SPEECH.has(language) && written.length > 0 && written.every(({ isWritten24 }) => isWritten24);
}

const FULL_DAY_LANGUAGES = new Set(["de", "fr", "nl", "pl"]);
/** In writing 24 hours, but "de 8 a 11" may be the evening. */
const HALF_DAY_IN_SPEECH = new Set(["es", "it", "pt"]);
