import { isPause } from "./limits";
import { timesAt, type TimeRange } from "./times";
import type { HoursToken } from "./tokens";
import { isKind } from "./walk";
import { spansOf, type Entry } from "./week";

/** "We lock the door 12 to 1 every day": a sentence that says a pause and nothing else. */
interface Pause {
  range: TimeRange;
  /** It says that it goes for every day. */
  isDaily: boolean;
}

const FIRST_OF_WEEKEND = 5;

/** The pause that a sentence tells whole, each of its words understood; undefined where it tells more or none. */
export function pauseIn(tokens: readonly HoursToken[]): Pause | undefined {
  if (!isPause(tokens) || tokens.some(({ kind, weekdays }) => kind === "other" && !weekdays)) return undefined;
  const at = tokens.findIndex(({ clock }) => clock);
  const [range, ...more] = (at < 0 ? undefined : timesAt(tokens, at))?.ranges ?? [];
  if (!range?.opens || !range.closes || more.length > 0) return undefined;
  return { range: { ...range, isBreak: true }, isDaily: tokens.some((token) => isKind(token, "daily")) };
}

/**
 * The entries with a pause in each day that lasts beyond it. Where it does not say "every day", a weekend may be without
 * one; and a day that ends within it is no day that we understand: then undefined.
 */
export function withPause(entries: readonly Entry[], pause: Pause, counts24: boolean): Entry[] | undefined {
  const timed = entries.filter(({ ranges }) => ranges.length > 0);
  const isOfAll = pause.isDaily || timed.every(({ weekdays }) => weekdays.every((day) => day < FIRST_OF_WEEKEND));
  const paused = entries.map((entry) => pausedAt(entry, pause, counts24));
  return isOfAll && paused.every((entry) => entry !== undefined) ? paused : undefined;
}

function pausedAt(entry: Entry, { range }: Pause, counts24: boolean): Entry | undefined {
  if (entry.ranges.length === 0) return entry;
  const [before] = spansOf(entry, counts24);
  const paused = { ...entry, ranges: [...entry.ranges, range], statement: { ...entry.statement, value: undefined } };
  const pieces = spansOf(paused, counts24);
  if (!before || entry.ranges.length > 1) return undefined;
  return pieces.length > 1 ? paused : undefined;
}
