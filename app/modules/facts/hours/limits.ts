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
  if (isKind(token, "except", "or", "if", "included")) return true;
  if (!isKind(token, ...STANDS_APART) && token.text !== "(") return false;
  const first = skip(tokens, at + 1, "light", "and", "from", "also");
  const behind = tokens.slice(first + 1);
  if (isKind(tokens[first], ...LEADS)) return true;
  if (isKind(tokens[first], "only")) return isKind(tokens[first + 1], "appointment");
  if (isKind(tokens[first], ...FOREIGN)) return behind.some(tellsWhen);
  if (isKind(tokens[first], "season", ...MONTHS)) return behind.some(tellsWhen);
  return isKind(tokens[first], "closed") && behind.some(isTimeOfYear);
}

const tellsWhen = (token: HoursToken) =>
  token.weekdays !== undefined || token.clock !== undefined || isKind(token, ...TELLS);

const isTimeOfYear = (token: HoursToken) => isKind(token, "season", "holidays", ...MONTHS);

/** "For all: by appointment." */
export function startOf(tokens: readonly HoursToken[]): number | undefined {
  const lead = skip(tokens, 0, "light", "open", "only");
  const next = skip(tokens, lead + 1, "light");
  return isKind(tokens[lead], "appointment") && tokens[next - 1]?.text === ":" ? next : undefined;
}

/** Hours that hold at some times, said in a sentence of their own: "In Ramadan until 3", "Closed in August". */
export function limitsHours(tokens: readonly HoursToken[]): boolean {
  const says = (...kinds: HoursKind[]) => tokens.some((token) => isKind(token, ...kinds));
  const isOfHoursOnly = tokens.every(({ kind, weekdays }) => kind !== "other" || weekdays);
  return tokens.some(isTimeOfYear) && isOfHoursOnly && (says("closed", "until") || tokens.some(({ clock }) => clock));
}
