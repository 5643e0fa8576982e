/** What a word or sign means in a statement of opening hours. */
export type HoursKind =
  | `day${0 | 1 | 2 | 3 | 4 | 5 | 6}`
  | `number${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`
  | `month${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`
  | WordKind
  | "time"
  | "number"
  | "comma"
  | "stop";

/** The kinds that the tables of words give. */
export type WordKind =
  | "daily"
  | "workdays"
  | "weekend"
  | "holidays"
  /** "Otherwise", "all other days": the days that nothing else is said of. */
  | "otherwise"
  | "open"
  | "closed"
  /** "Sundays no": closed where it ends a clause. */
  | "no"
  /** "By appointment". */
  | "appointment"
  /** "24 hours", "around the clock". */
  | "always"
  | "range"
  | "until"
  | "from"
  | "between"
  | "and"
  /** "Onwards": an opening time without an end. */
  | "onwards"
  /** "Late", "sold out": no time at all. */
  | "openEnd"
  | "noon"
  | "midnight"
  /** Parts of a day; behind a time they say which half of the day it is in. */
  | "am"
  | "pm"
  | "night"
  | "meal"
  /** "Also": times that come to others. */
  | "also"
  | "except"
  | "only"
  | "season"
  /** "Mid", "the end of": leads to a month. */
  | "ofSeason"
  /** "First", "every other": not each week. */
  | "ordinal"
  | "ofMonth"
  | "lunchBreak"
  /** What the business itself may be: "the shop", "our café". */
  | "place"
  /** What may have shops and restaurants in it: a hotel, a school. */
  | "host"
  /** "Pacific": whose clock it is. */
  | "zone"
  /** "Or by appointment". */
  | "or"
  /** Rooms in which a business is open where that is all that it has: not beside classes or in a hotel. */
  | "office"
  /** What has hours of its own: a delivery, a telephone line. */
  | "subject"
  /** The same, and what people come for: beside a kitchen or classes an office is not all there is. */
  | "activity"
  /** "Bank holidays included". */
  | "included"
  /** "If it rains". */
  | "if"
  | "light";

/** What has hours of its own. */
export const FOREIGN = ["subject", "activity"] as const;
export const MONTHS = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).map((month) => `month${month}` as const);

const DAY_SETS: Partial<Record<HoursKind, readonly number[]>> = {
  daily: [0, 1, 2, 3, 4, 5, 6],
  workdays: [0, 1, 2, 3, 4],
  weekend: [5, 6],
  holidays: [],
};

/** The weekdays (0 = Monday) that a kind of word names: one, several, none for holidays; undefined when it names none. */
export function weekdaysOf(kind: HoursKind | "other"): readonly number[] | undefined {
  const [, day] = /^day(\d)$/.exec(kind) ?? [];
  return day ? [Number(day)] : DAY_SETS[kind as HoursKind];
}

/** The hour that a word for a number names. */
export function numberNamed(kind: HoursKind | "other"): number | undefined {
  const [, hour] = /^number(\d+)$/.exec(kind) ?? [];
  return hour ? Number(hour) : undefined;
}
