import { seasonAt } from "./seasons";
import { statementRule } from "./statement";
import { FOREIGN, MONTHS, type HoursKind } from "./hours-kinds";
import type { HoursToken } from "./tokens";
import { isKind, skip } from "./walk";

/** More would be a text about something else. */
const MOST_ENDINGS = 4;
const LEADS = ["except", "or", "if", "appointment", "ordinal", "holidays", "included"] as const;
const STANDS_APART = ["comma", "stop", "and"] as const;
const TELLS = ["closed", "always", "appointment", "am", "pm", "night", "included", "until"] as const;

/**
 * Where an ending of a sentence begins that limits the hours before it, or is about hours of something else, the last
 * first: "Mon-Fri 9-5, | in December every day", "Tue-Sun 10-6, | kitchen till 4".
 */
export function endingsOf(tokens: readonly HoursToken[]): number[] {
  const starts = tokens.flatMap((token, at) => (at > 1 && startsEnding(tokens, token, at) ? [at] : []));
  return starts.slice(-MOST_ENDINGS).toReversed();
}

function startsEnding(tokens: readonly HoursToken[], token: HoursToken, at: number): boolean {
  // "Except Wednesdays, when it is 12 to 8" says what Wednesdays are.
  if (isKind(token, "except")) return !statementRule(tokens, at)?.value.times;
  if (isKind(token, "or", "if", "included")) return true;
  if (!isKind(token, ...STANDS_APART) && token.text !== "(") return false;
  const first = skip(tokens, at + 1, "light", "and", "from", "also");
  // "In July and August until 8" begins at July.
  if (isKind(token, "and") && isKind(tokens[at - 1], ...MONTHS) && isKind(tokens[first], ...MONTHS)) return false;
  const behind = tokens.slice(first + 1);
  if (isKind(tokens[first], ...LEADS)) return true;
  // "And otherwise when the flag is out", "evenings welcome": which hours these are is not said.
  if (isKind(tokens[first], "otherwise", "am", "pm", "night", "openEnd")) return !behind.some(tellsHours);
  if (isKind(tokens[first], "range", "until")) return isKind(tokens[skip(tokens, first + 1, "light")], "openEnd");
  if (isKind(tokens[first], "only")) return isKind(tokens[first + 1], "appointment");
  if (isKind(tokens[first], ...FOREIGN)) return behind.some(tellsWhen);
  if (isKind(tokens[first], "season", ...MONTHS)) return behind.some(tellsWhen);
  return isKind(tokens[first], "closed") && behind.some(isTimeOfYear);
}

const tellsHours = ({ clock, weekdays, kind }: HoursToken) =>
  clock !== undefined || weekdays !== undefined || kind === "closed" || kind === "always" || kind === "appointment";

const tellsWhen = (token: HoursToken) =>
  token.weekdays !== undefined || token.clock !== undefined || isKind(token, ...TELLS);

const isTimeOfYear = (token: HoursToken) => isKind(token, "season", "holidays", ...MONTHS);

/** "For all: by appointment.", "March to October: Wed-Sat 9-5, Sun 11-4": where what it is said of begins. */
export function startOf(tokens: readonly HoursToken[]): number | undefined {
  const lead = skip(tokens, 0, "light", "open", "only");
  const next = skip(tokens, lead + 1, "light");
  if (isKind(tokens[lead], "appointment")) return tokens[next - 1]?.text === ":" ? next : undefined;
  const season = seasonAt(tokens, lead);
  if (season === undefined) return undefined;
  const behind = skip(tokens, season, "light", "comma");
  const isSure = isKind(tokens[season - 1], ...MONTHS) || tokens.slice(season, behind).some(({ text }) => text === ":");
  return isSure ? behind : undefined;
}

/** Hours that hold at some times, said in a sentence of their own: "In Ramadan until 3", "Closed in August". */
export function limitsHours(tokens: readonly HoursToken[]): boolean {
  const says = (...kinds: HoursKind[]) => tokens.some((token) => isKind(token, ...kinds));
  const isOfHoursOnly = tokens.every(({ kind, weekdays }) => kind !== "other" || weekdays);
  return (
    tokens.some(isTimeOfYear) &&
    isOfHoursOnly &&
    (says("closed", "until", "appointment") || tokens.some(({ clock }) => clock))
  );
}

/** "No lessons in the school holidays", "Niet op zondag". */
const NOT = new Set(
  "no not never pas kein keine nicht nie geen niet nessun nessuna non sem não nunca ni nie brak لا ليس".split(" "),
);

/** In letters: longer sentences tell something else. */
const LONGEST_CHANGE = 120;

/** "Fridays for emergencies only", "In Ramadan the times are different", "Other days ring the bell". */
export function mayChangeHours(tokens: readonly HoursToken[]): boolean {
  const first = tokens[skip(tokens, 0, "light", "from", "only")];
  const begins =
    first !== undefined && (first.weekdays !== undefined || isTimeOfYear(first) || isKind(first, "otherwise"));
  const refuses = isKind(tokens[0], "no") || NOT.has(tokens[0]?.text ?? "");
  const isRefusal = refuses && tokens.some((token) => token.weekdays !== undefined || isTimeOfYear(token));
  // "Between the years it is shut": when that is nobody knows, but it is shut then.
  const isShut = tokens.some((token) => isKind(token, "closed")) && !tokens.some((token) => isKind(token, ...FOREIGN));
  return (begins || isRefusal || isShut) && tokens.at(-1)!.end - tokens[0]!.start <= LONGEST_CHANGE;
}

/** "In the school holidays no lessons, only a crash course": what there is each week stops then, whatever it is called. */
export function stopsInSeason(tokens: readonly HoursToken[]): boolean {
  const end = tokens.findIndex((token) => isKind(token, "comma", "stop"));
  const clause = tokens.slice(0, end < 0 ? tokens.length : end);
  const begins = clause[skip(clause, 0, "light", "from")];
  return (
    begins !== undefined &&
    isTimeOfYear(begins) &&
    clause.some((token) => isKind(token, "activity")) &&
    clause.some((token) => isKind(token, "no", "closed") || NOT.has(token.text))
  );
}

/** "We shut for lunch 1 to 2", "midday closed", "closed 12.30 to 1.15 every day", "we lock the door 12 to 1 every day": on all days, since it names none. */
export function isPause(tokens: readonly HoursToken[]): boolean {
  if (tokens.some((token, at) => isKind(token, "lunchBreak") && isOfSomebody(tokens.slice(0, at)))) return false;
  const says = (...kinds: HoursKind[]) => tokens.some((token) => isKind(token, ...kinds));
  const isOfSomeDays =
    tokens.some(({ weekdays, kind }) => weekdays && kind !== "daily") || tokens.some(isTimeOfYear) || says(...FOREIGN);
  const isTimed = says("noon") || tokens.some((_, at) => isRangeOfTimes(tokens, at));
  const isShut = tokens.some((token) => isKind(token, "lunchBreak") && token.text.includes(" "));
  const isToldOfAll = says("daily") && !says("open") && tokens.some((_, at) => isShort(tokens, at));
  return (
    !isOfSomeDays && (isShut || (isTimed && (isToldOfAll || says("closed", "lunchBreak") || refusesTimes(tokens))))
  );
}

/** "No visits 12 to 2", but not "New Year's Eve 7 to 16, we are not here at Christmas". */
const refusesTimes = (tokens: readonly HoursToken[]): boolean =>
  tokens.some((token, no) => {
    const to = tokens.findIndex((_, at) => isRangeOfTimes(tokens, at));
    const between = tokens.slice(Math.min(no, to), Math.max(no, to));
    return isKind(token, "no") && !between.some((each) => isKind(each, "comma", "stop"));
  });

/** "Pru's tea break": others are there meanwhile. */
const isOfSomebody = (before: readonly HoursToken[]): boolean =>
  before.slice(-NEAR).some(({ kind, text }) => kind === "other" && /\p{L}['’]s$/u.test(text) && !LETS.test(text));
const NEAR = 3;
const LETS = /^(?:let|here|there|that|it|what|everyone|everybody|nobody)['’]s$/u;

const isRangeOfTimes = (tokens: readonly HoursToken[], at: number): boolean =>
  Boolean(tokens[at]?.clock && isKind(tokens[at + 1], "range", "until", "and") && tokens[at + 2]?.clock);

/** In minutes: a lunch takes no longer. */
const LONGEST_PAUSE = 120;

const isShort = (tokens: readonly HoursToken[], at: number): boolean => {
  const [opens, closes] = [tokens[at]?.clock?.minutes, tokens[at + 2]?.clock?.minutes];
  return isRangeOfTimes(tokens, at) && (closes! - opens! + 720) % 720 <= LONGEST_PAUSE;
};

/** "Every other Thursday we are away", a pause: wherever it stands, hours are different then. */
export function tellsOtherHours(tokens: readonly HoursToken[]): boolean {
  const first = tokens[skip(tokens, 0, "light", "from")];
  const isOfSomeWeeks = isKind(first, "ordinal") && tokens.some(({ weekdays }) => weekdays);
  const isOwn = tokens.some((token) => isKind(token, ...CHANGES) || OURSELVES.test(token.text));
  return isPause(tokens) || (isOfSomeWeeks && isOwn);
}

const CHANGES = ["open", "closed", "no", "until", "openEnd", "lunchBreak"] as const;
const OURSELVES = /^(?:we|i|wir|ich|nous|on|je|wij|ik)(?!\p{L})/u;

/** Close behind hours a few words with a day in them say what is different on it: "Half day Wednesday". */
export const namesDayOnly = (tokens: readonly HoursToken[]): boolean =>
  tokens.some(({ weekdays }) => weekdays && weekdays.length > 0) &&
  tokens.every(({ clock }) => !clock) &&
  tokens.at(-1)!.end - tokens[0]!.start <= FEW_WORDS;
/** In letters. */
const FEW_WORDS = 32;
