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

/** "Every day except Tuesday": on Tuesday it is closed, unless something else is said of that day. */
export function withExcepted(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((entry) => {
    const { excepted = [], isSometimes, at } = entry.statement.days;
    const weekdays = excepted.filter(
      (day) => !entries.some((other) => other !== entry && other.weekdays.includes(day)),
    );
    if (weekdays.length === 0 || isSometimes) return [entry];
    const named = { at, next: at };
    const days = { ...named, weekdays, isRest: false, isSometimes: false };
    const closed: Statement = { days, label: named, isClosed: true, isVague: false };
    return [entry, { ...entry, statement: closed, weekdays, ranges: [], isFurther: false }];
  });
}

/** Nobody says more of one business: more are a list of others. Each is put beside each. */
const MOST_STATEMENTS = 60;

/**
 * Puts statements beside each other: fewer days are an exception among more ("daily 10-6, Thursday until 9"), the same
 * is said twice, and what contradicts goes. Answers the numbers of the sentences that contradict each other.
 */
export function settle(entries: Entry[]): Set<number> {
  if (entries.length > MOST_STATEMENTS) return new Set(entries.map(({ sentence }) => sentence));
  const contradicting = new Set<number>();
  giveRest(entries);
  openAsBefore(entries);
  for (const id of closeHalves(entries)) contradicting.add(id);
  keepHalves(entries);
  for (const [index, first] of entries.entries()) {
    for (const second of entries.slice(index + 1)) {
      if (isRegular(first) && isRegular(second) && !isSettled(first, second))
        for (const { sentence } of [first, second]) contradicting.add(sentence);
    }
  }
  return contradicting;
}

const isRegular = ({ statement, isDropped }: Entry) => !statement.days.isSometimes && !isDropped;

/**
 * "We shut Sundays and Mondays otherwise 9 till 5": the rest is what is neither closed nor has hours of its own. Where the
 * rest is closed ("Saturdays from 8, closed the rest of the week"), a day on which anything is said is none of it.
 */
function giveRest(entries: Entry[]): void {
  const others = entries.filter(({ statement }) => !statement.days.isRest);
  const isNamed = (day: number, isClosed: boolean) =>
    others.some(({ statement, weekdays }) => (isClosed || isWhole(statement)) && weekdays.includes(day));
  for (const entry of entries) {
    const { days, isClosed } = entry.statement;
    if (days.isRest) entry.weekdays = [0, 1, 2, 3, 4, 5, 6].filter((day) => !isNamed(day, isClosed));
  }
}

/** "From 9 to 5.15 Monday to Thursday and until 4.30 on Friday": Friday opens at 9, too. */
function openAsBefore(entries: readonly Entry[]): void {
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1];
    if (before && continues(entry, before)) {
      entry.ranges = completeFrom(entry.ranges, before.ranges) ?? entry.ranges;
      entry.statement = { ...entry.statement, half: before.statement.half, value: undefined };
      entry.isFurther = true;
      continue;
    }
    const isApart = before?.block === entry.block && !before.weekdays.some((day) => entry.weekdays.includes(day));
    if (isApart && !entries.some((other) => other !== entry && holdsAll(other, entry)))
      entry.ranges = completeFrom(entry.ranges, before.ranges) ?? entry.ranges;
  }
}

/** "Lunch Tue-Sat 12-2, evenings Tue-Thu 5-9, Fri and Sat till 10": further hours go on with further days. */
function continues({ sentence, ranges, weekdays }: Entry, before: Entry): boolean {
  const isOpenEnded = ranges.length === 1 && !ranges[0]!.opens && before.ranges.length === 1;
  const isApart = !before.weekdays.some((day) => weekdays.includes(day));
  return isOpenEnded && isApart && before.isFurther && before.sentence === sentence;
}

/** "9-14 and 17-20, Saturday afternoons closed": answers the sentences in which it is not plain what is left of the day. */
function closeHalves(entries: readonly Entry[]): number[] {
  return entries.flatMap((entry) => {
    const { half } = entry.statement;
    if (!entry.statement.isClosed || !half) return [];
    const more = entries.filter((other) => other !== entry && isRegular(other) && holdsAll(other, entry));
    const [usual] = more;
    const isPlain = usual?.ranges.length === 2 && usual.ranges.every(({ isBreak }) => !isBreak);
    if (!isPlain || more.length > 1 || usual.weekdays.length === entry.weekdays.length) return [entry.sentence];
    entry.ranges = half === "am" ? usual.ranges.slice(1) : usual.ranges.slice(0, 1);
    entry.statement = { ...entry.statement, isClosed: false, half: half === "am" ? "pm" : undefined };
    usual.weekdays = usual.weekdays.filter((day) => !entry.weekdays.includes(day));
    return [];
  });
}

/** "Every day 11-15 and 17-22, Sundays only in the evening": the half that is left has the times of the other days. */
function keepHalves(entries: readonly Entry[]): void {
  for (const entry of entries) {
    const { half, isVague, isClosed, times } = entry.statement;
    const more = entries.filter((other) => other !== entry && isRegular(other) && holdsAll(other, entry));
    const [usual] = more;
    if (!half || !isVague || isClosed || times || more.length > 1 || usual?.sentence !== entry.sentence) continue;
    const [first, second, ...others] = spansOf(usual, true);
    const isParted = first && second && others.length === 0 && first.closes <= NOON_ENDS && second.opens >= NOON_ENDS;
    if (!isParted || usual.ranges.length !== 2 || usual.weekdays.length === entry.weekdays.length) continue;
    entry.ranges = [usual.ranges[half === "am" ? 0 : 1]!];
    entry.statement = { ...entry.statement, isVague: false, value: undefined };
    usual.weekdays = usual.weekdays.filter((day) => !entry.weekdays.includes(day));
  }
}

/** Lunch is over then, where it is served late, too. */
const NOON_ENDS = "16:00";

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
  if (isTimed(first) && first.sentence === second.sentence && isLater(second, first)) return true;
  const [fewer, more] = first.weekdays.length < second.weekdays.length ? [first, second] : [second, first];
  const isException = first.block === second.block || fewer.statement.isClosed;
  if (!isException || shared.length !== fewer.weekdays.length || fewer.weekdays.length === more.weekdays.length)
    return false;
  const completed = completeFrom(fewer.ranges, more.ranges);
  if (!completed) return false;
  // "Friday evening till 8": the day opens as the others do, not in the evening.
  if (completed !== fewer.ranges) fewer.statement = { ...fewer.statement, half: undefined };
  fewer.ranges = completed;
  more.weekdays = more.weekdays.filter((day) => !shared.includes(day));
  return true;
}

/** "Mon-Fri 9-12 and Tue, Thu 3-6": times that begin when those before them are over come to them. */
function isLater(later: Entry, first: Entry): boolean {
  const [before, behind] = [first, later].map((entry) => spansOf(entry, false));
  const [end, start] = [before?.at(-1), behind?.[0]];
  return end !== undefined && start !== undefined && end.opens < end.closes && start.opens >= end.closes;
}

const isTimed = ({ ranges }: Entry) => ranges.length > 0;

/** "Thursday until 9": the day opens as the others do. */
function completeFrom(ranges: readonly TimeRange[], usual: readonly TimeRange[]): readonly TimeRange[] | undefined {
  const [only] = ranges;
  if (!only || (only.opens && only.closes) || (!only.opens && !only.closes)) return ranges;
  if (ranges.length > 1 || usual.length === 0) return undefined;
  if (usual.length > 1) return only.closes ? endedAt(only.closes, usual) : undefined;
  return [{ opens: only.opens ?? usual[0]!.opens, closes: only.closes ?? usual[0]!.closes }];
}

/** "8-12, 13.30-17.30, Friday until 16.30": only the last piece of the day ends sooner or later. */
function endedAt(closes: Clock, usual: readonly TimeRange[]): readonly TimeRange[] | undefined {
  const last = usual.at(-1)!;
  const isPlain = usual.every(({ isBreak }) => !isBreak) && last.opens && last.opens.isSure && closes.isSure;
  return isPlain && closes.minutes > last.opens!.minutes ? [...usual.slice(0, -1), { ...last, closes }] : undefined;
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
  const spans = ranges.map((range, index) => ({
    isBreak: range.isBreak === true,
    span: spanIn(range, statement, counts24) ?? laterSpan(range, ranges[index - 1], counts24),
  }));
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
  if (half === "pm" && !isBreak && isEarly(opens) && isEarly(closes) && opens.minutes < closes.minutes)
    return { opens: opens.minutes + 720, closes: closes.minutes + 720 };
  const from = half && !isBreak && !opens.isSure ? { ...opens, ...halved(opens, half) } : opens;
  return from && spanOf(from, closes, counts24);
}

const isEarly = ({ minutes, isSure }: Clock) => !isSure && minutes < 720;

/** "9-2 and 5-8": what opens again after noon opens in the afternoon. */
function laterSpan(range: TimeRange, before: TimeRange | undefined, counts24: boolean): ClockSpan | undefined {
  const { opens, closes } = range;
  if (!before?.opens || !before.closes || !opens || !closes || opens.isSure || opens.minutes >= 720) return undefined;
  const first = spanOf(before.opens, before.closes, counts24);
  const later = opens.minutes + 720;
  const isLater = first && first.closes > opens.minutes && first.closes <= later;
  return isLater && !closes.isSure && closes.minutes > opens.minutes && closes.minutes < 720
    ? { opens: later, closes: closes.minutes + 720 }
    : undefined;
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
