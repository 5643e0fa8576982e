import type { ReadLanguage } from "../reading/read-languages";
import { FOREIGN, type HoursKind } from "./hours-kinds";
import { endsHere, type HoursToken } from "./tokens";
import { isKind, skip } from "./walk";

/** What leads a reason behind hours ("because I collect the kids"), and what leads from one to "closed". */
const LEADS: Record<ReadLanguage, { because: string; so: string }> = {
  en: { because: "because cos coz cuz bcoz bc owing due that's thats", so: "so" },
  de: { because: "weil denn da wegen", so: "also deshalb daher darum" },
  es: { because: "porque", so: "así entonces eso" },
  fr: { because: "car parce puisque", so: "donc alors" },
  it: { because: "perché siccome", so: "quindi perciò allora" },
  pt: { because: "porque pois", so: "portanto logo então" },
  nl: { because: "want omdat wegens", so: "dus daarom" },
  pl: { because: "bo ponieważ gdyż", so: "więc dlatego" },
  ar: { because: "لأن لان لأننا لأني لأنه عشان علشان للتنظيف للصلاة للصيانة", so: "لذلك لهذا" },
};

/** A reason says nothing of when else it is open. */
const OF_HOURS: HoursKind[] = [
  ...(["closed", "open", "appointment", "always", "until", "except", "otherwise", "season", "holidays"] as const),
  ...(["only", "ordinal", "ofMonth", "am", "pm", "night", "meal", "no", "lunchBreak", "included"] as const),
];
const MOST_WORDS = 12;

/**
 * The tokens without why it is closed or short: "Mon and Tue we haul traps so closed", "Fridays until 1 because I collect
 * the kids". Why leaves the days and times as they are.
 */
export function withoutReasons(tokens: readonly HoursToken[], language: string): HoursToken[] {
  const { because, so } = wordsOf(language);
  const kept: HoursToken[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!;
    const isWhy = because.has(token.text) || (WE_ARE.has(token.text) && isKind(kept.at(-1), "closed"));
    const end = isWhy && kept.some(isOfHours) ? reasonEnd(tokens, at + 1) : bracketEnd(tokens, at, because);
    if (end !== undefined) at = end;
    else {
      const leads = so.has(token.text) && isShutAt(tokens, skip(tokens, at + 1, "light"));
      if (!(leads && dropReason(kept))) kept.push(token);
      at += 1;
    }
  }
  return kept;
}

/** "Sundays closed were in church", "segunda fechado que é dia de buscar milho" */
const WE_ARE = new Set("we're were we’re we que".split(" "));

/** "So closed", "also zu." */
const isShutAt = (tokens: readonly HoursToken[], at: number): boolean =>
  isKind(tokens[at], "closed") || (isKind(tokens[at], "no") && endsHere(tokens[at + 1]));

/** "Closed (we clean)": behind the bracket, where it is why and no condition. */
function bracketEnd(tokens: readonly HoursToken[], at: number, because: ReadonlySet<string>): number | undefined {
  if (tokens[at]?.text !== "(" || !isKind(tokens[at - 1], "closed")) return undefined;
  const end = reasonEnd(tokens, at + 1);
  const isCondition = tokens.slice(at, end).some((token) => isKind(token, "if") && !because.has(token.text));
  return end !== undefined && tokens[end]?.text === ")" && !isCondition ? end + 1 : undefined;
}

/** Where the clause ends that begins at a token, if it is about nothing of ours. */
function reasonEnd(tokens: readonly HoursToken[], at: number): number | undefined {
  let end = at;
  while (end < tokens.length && !isBorder(tokens[end]!)) end += 1;
  const within = tokens.slice(at, end);
  return within.length <= MOST_WORDS && !within.some(isOfHours) ? end : undefined;
}

/** Takes away what stands between the days and "so", where it is about nothing of ours; a comma may stand before "so". */
function dropReason(kept: HoursToken[]): boolean {
  const end = isKind(kept.at(-1), "comma") ? kept.length - 1 : kept.length;
  const before = kept.slice(0, end);
  const from =
    before.findLastIndex((token, at) => isOfHours(token) || isBorder(token) || !isPlain(token, kept[at - 1])) + 1;
  const words = before.slice(from);
  const isReason = words.length <= MOST_WORDS && words.some((token) => !isKind(token, "light"));
  if (!isReason || !kept[from - 1]?.weekdays) return false;
  kept.length = from;
  return true;
}

/** "I am at the market": what one goes to has no hours here. */
const isPlain = (token: HoursToken, before: HoursToken | undefined) =>
  token.kind === "other" ||
  isKind(token, "light", "range", "host", "place") ||
  (isKind(token, ...FOREIGN) && isKind(before, "range"));
const isBorder = (token: HoursToken) => isKind(token, "comma", "stop") || token.text === ")";
const isOfHours = (token: HoursToken) =>
  token.weekdays !== undefined || token.clock !== undefined || isKind(token, ...OF_HOURS) || /^\d/u.test(token.text);

function wordsOf(language: string): { because: Set<string>; so: Set<string> } {
  const { because, so } = Object.hasOwn(LEADS, language) ? LEADS[language as ReadLanguage] : LEADS.en;
  return { because: new Set(because.split(" ")), so: new Set(so.split(" ")) };
}
