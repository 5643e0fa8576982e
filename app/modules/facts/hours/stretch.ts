import { FOREIGN, MONTHS, type HoursKind } from "./hours-kinds";
import type { HoursToken } from "./tokens";
import { isKind, type TokenSpan } from "./walk";

/** A stretch of a sentence with what surrounds it; training and reading see the same. */
export interface Stretch {
  text: string;
  found: string[];
  /** No separator stands between it and a row. */
  touches: boolean;
  /**
   * It has times of its own, denies something in few words, says of a row which part of the day or the year it is, or stands before rows where nothing says
   * open ("Soft play, Mon-Fri 10-4"): no guess takes that away.
   */
  changesTimes: boolean;
  /** The days of which it tells what is on then, with no word for weeks or conditions. */
  weekdays: readonly number[];
  /** It speaks of days, seasons or conditions. */
  isOfDays: boolean;
  /** It stands before a row and does not say open: it may name what has these hours. */
  isName: boolean;
}

interface Segment extends TokenSpan {
  touches?: boolean;
  /** No row stands before it. */
  leads?: boolean;
}

/** "Not me", "aber nicht wir": so few words with a "not" may take back whose hours they are. */
const DENIAL = 3;
const TIMES: readonly HoursKind[] = ["lunchBreak", "closed", "appointment", "always"];
const PARTS: readonly HoursKind[] = ["am", "pm", "night", "meal", "no", "also", "if", "otherwise", "ordinal"];
const WHOSE: readonly HoursKind[] = [...FOREIGN, "office", "host", "season", ...MONTHS];
const DAYS: readonly HoursKind[] = ["if", "except", "ordinal", "holidays", "only", "no", "otherwise"];
/** What it matters for a stretch that its sentence speaks of. */
const FRAMES: readonly HoursKind[] = [
  ...TIMES,
  ...FOREIGN,
  "open",
  "office",
  "place",
  "season",
  "if",
  "only",
  "except",
];

/** The tokens from `at` up to `next`, as a classifier sees them. */
export function stretchOf(text: string, tokens: readonly HoursToken[], segment: Segment): Stretch {
  const { at, next, touches = false, leads = false } = segment;
  const within = tokens.slice(at, next);
  const says = (...kinds: readonly HoursKind[]) => within.some((token) => isKind(token, ...kinds));
  return {
    text: text.slice(within[0]?.start, within.at(-1)?.end),
    found: findings(tokens, segment),
    touches,
    changesTimes:
      within.some((token) => token.clock || /\d/u.test(token.text)) ||
      says(...TIMES) ||
      (within.length <= DENIAL && says("no")) ||
      (touches && says(...PARTS, ...WHOSE)) ||
      (leads && (says(...WHOSE) || !tokens.some((token) => isKind(token, "open")))),
    weekdays: tellsOfDays(within) ? within.flatMap(({ weekdays = [] }) => weekdays) : [],
    isOfDays: within.some(({ weekdays }) => weekdays) || says(...DAYS, ...WHOSE),
    isName: leads && touches && !says("open"),
  };
}

/** "On Mondays we mend the nets", but not "Saturdays varying" nor "Mondays if it rains". */
const tellsOfDays = (within: readonly HoursToken[]): boolean =>
  within.filter(({ text, weekdays }) => !weekdays && /\p{L}{2}/u.test(text)).length >= FEWEST_TOLD &&
  !within.some((token) => isKind(token, ...DAYS, ...PARTS, ...WHOSE));
const FEWEST_TOLD = 4;

/** The kinds of its words in their order, what stands beside it, and what its sentence speaks of. */
function findings(tokens: readonly HoursToken[], { at, next, touches = false }: Segment): string[] {
  const kinds = tokens.slice(at, next).flatMap((token) => kindOf(token) ?? []);
  const framed = ["^", ...kinds, "$"];
  const frames = new Set(tokens.filter((token) => isKind(token, ...FRAMES)).map(({ kind }) => kind));
  const joint = touches ? "touches" : "apart";
  const where = at === 0 ? "first" : next === tokens.length ? "last" : "between";
  return [
    ...framed.flatMap((kind, place) => (place === 0 ? [kind] : [kind, `${framed[place - 1]} ${kind}`])),
    ...[...frames].map((kind) => `says ${kind}`),
    `before ${kindOf(tokens[at - 1]) ?? "none"}`,
    `behind ${kindOf(tokens[next]) ?? "none"}`,
    joint,
    where,
    `${joint} ${where} ${frames.has("open") ? "open" : ""}`,
    ...(kinds.length === 0 ? ["plain"] : []),
  ];
}

/** All days are one kind here, and all months. */
function kindOf(token: HoursToken | undefined): string | undefined {
  return !token || token.kind === "other" || token.kind === "light" ? undefined : token.kind.replace(/\d/gu, "");
}
