import { rememberedTexts } from "~/lib/remembered";
import { isAbbreviation } from "../abbreviations";
import { tokenize, type Token } from "../reading/tokenize";
import { clockOf, type Clock } from "./clock";
import { withParts } from "./parts-of-hours";
import { numberNamed, weekdaysOf, type HoursKind } from "./hours-kinds";
import { hoursVocabulary } from "./hours-vocabulary";
import { isKind } from "./walk";

/** A word, number or sign with what it means in a statement of opening hours. */
export interface HoursToken extends Token<HoursKind> {
  /** The days that it names. */
  weekdays?: readonly number[];
  /** The time that it is, or may be. */
  clock?: Clock;
  /** A day beside which days were named that nobody knows. */
  isUnsure?: true;
}

/** Short names are days only beside what makes them one: "so" and "sun" are ordinary words. */
const MAKES_A_DAY = new Set<HoursKind | "other">([
  ...(["time", "number", "range", "and", "comma", "closed", "appointment", "always", "until", "from", "no"] as const),
  ...([
    "between",
    "am",
    "pm",
    "night",
    "noon",
    "only",
    "daily",
    "workdays",
    "weekend",
    "holidays",
    "except",
    "ordinal",
    "meal",
  ] as const),
]);
const SURE_LENGTH = 4;

/** In sentences and their parts: about as many as a text has. */
const MOST_TEXTS = 500;

/** Reads a text as a sequence of days, times and the words between them. */
export const hoursTokens = rememberedTexts(readHoursTokens, MOST_TEXTS);

function readHoursTokens(text: string, language: string): HoursToken[] {
  const tokens = withParts(
    tokenize(text, hoursVocabulary(language)).map(
      (token): HoursToken => ({
        ...token,
        weekdays: weekdaysOf(token.kind),
        clock: clockOf(token.kind, token.text, numberNamed(token.kind)),
      }),
    ),
    language,
  );
  return tokens.map((token, index) => {
    if (endsClause(tokens, index)) return { ...token, kind: "stop" };
    if (token.weekdays && isOfUnknownRange(tokens, index))
      return { ...token, kind: "other", weekdays: undefined, isUnsure: true };
    const kind = kindBeside(tokens, index);
    if (kind) return { ...token, kind };
    return token.weekdays?.length === 1 && token.text.length < SURE_LENGTH && !isBesideHours(tokens, index)
      ? { ...token, kind: "other", weekdays: undefined }
      : token;
  });
}

/** "Wdns-sat": of days from or to a word that nobody knows, one alone says less than the owner did. */
const isOfUnknownRange = (tokens: readonly HoursToken[], index: number): boolean =>
  [-1, 1].some((step) => {
    const [day, sign, end] = [0, step, 2 * step].map((by) => tokens[index + by]);
    const isTouched = sign?.kind === "range" && (step > 0 ? sign.start === day!.end : sign.end === day!.start);
    return isTouched && end?.kind === "other" && !end.weekdays && !end.clock && /^\p{L}{2}/u.test(end.text);
  });

/**
 * "1 الظهر" is one in the afternoon; "7h as 18h" without an accent; "ao sábado" behind a comma leads to no end; "every
 * day bar Christmas" is no bar, and "every day but Monday" leaves one out.
 */
function kindBeside(tokens: readonly HoursToken[], index: number): HoursKind | undefined {
  const [before, token, next] = [tokens[index - 1], tokens[index]!, tokens[index + 1]];
  if (isDayOff(tokens, index)) return "closed";
  if (token.text === "as" && before?.clock && next?.clock) return "range";
  if (token.kind === "noon" && before?.clock) return "pm";
  if (STALLS.has(token.text) && isFurther(tokens, index)) return "subject";
  if (LEAVES_OUT.has(token.text) && before?.weekdays && (next?.weekdays || next?.kind === "season")) return "except";
  const isWord = token.kind === "range" && /\p{L}/u.test(token.text);
  return isWord && next?.weekdays && (!before || before.kind === "comma") ? "light" : undefined;
}

/** "Sunday holiday", as Indian English has it, "Monday off". */
const isDayOff = (tokens: readonly HoursToken[], index: number): boolean =>
  DAYS_OFF.has(tokens[index]!.text) && tokens[index - 1]?.weekdays?.length === 1 && endsHere(tokens[index + 1]);
const DAYS_OFF = new Set(["holiday", "off"]);

/** Whether a clause ends in front of a token. */
export const endsHere = (next: HoursToken | undefined): boolean =>
  next === undefined || isKind(next, "comma", "stop", "and") || /^[.!;)]$/u.test(next.text);

const LEAVES_OUT = new Set(["bar", "but"]);

/** "Saturdays we also have a stall on the market, 8 till 2": it comes to hours that are told elsewhere. */
const isFurther = (tokens: readonly HoursToken[], index: number) =>
  tokens.slice(Math.max(0, index - NEAR), index).some(({ kind }) => kind === "also") &&
  tokens.every(({ kind }) => kind !== "closed" && kind !== "no");
const NEAR = 4;
const STALLS = new Set(
  "stall stand pitch marktstand puesto étal bancarella banco banca kraam marktkraam stoisko بسطة كشك".split(" "),
);

/** People go on in small letters behind a full stop: "until 9. ring Ann". */
function endsClause(tokens: readonly HoursToken[], index: number): boolean {
  const [before, point, next] = [tokens[index - 1], tokens[index]!, tokens[index + 1]];
  if (point.text !== "." || !before || !next || next.start === point.end) return false;
  if (next.clock || next.kind === "range" || next.kind === "until") return false;
  return before.clock !== undefined || (before.kind === "other" && !isShortened(before.text));
}

const isShortened = (word: string) => word.length < 2 || isAbbreviation(word, { before: "", following: "" });

/** "So ist zu": with that behind it no word is anything but a day. */
const isShutThen = (tokens: readonly HoursToken[], at: number): boolean =>
  VERBS.has(tokens[at]?.text ?? "") && isKind(tokens[at + 1], "closed", "no") && endsHere(tokens[at + 2]);
const VERBS = new Set("ist is est è é jest".split(" "));

function isBesideHours(tokens: readonly HoursToken[], index: number): boolean {
  const isLight = (at: number) => tokens[at]?.text === "." || tokens[at]?.text === ":";
  const after = isLight(index + 1) ? index + 2 : index + 1;
  const isOne = (each: HoursToken) => MAKES_A_DAY.has(each.kind) || each.weekdays !== undefined;
  const isJoint = (each: HoursToken, next: HoursToken | undefined) =>
    isKind(each, "and", "comma") ? next?.weekdays !== undefined : isOne(each);
  // "Solène et sa mère": two letters are too often a word for an "and" to make them a day.
  const makesOne = tokens[index]!.text.length > 2 ? isOne : isJoint;
  const [before, behind] = [tokens[index - 1], tokens[after]];
  if (isShutThen(tokens, index + 1)) return true;
  // "Le vendredi je suis au marché"
  if (makesOne === isJoint && behind?.kind === "other" && !behind.weekdays && before?.weekdays) return false;
  return (
    (before !== undefined && makesOne(before, tokens[index - 2])) ||
    (behind !== undefined && makesOne(behind, tokens[after + 1]))
  );
}
