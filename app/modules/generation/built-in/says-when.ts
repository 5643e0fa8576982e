import type { PageLanguage } from "~/lib/languages";
import { hoursTokens } from "../../facts/hours/tokens";

/** Whether a sentence gives hours, "Consultations Monday to Friday 9.30 to 5.30": they stand where people look for them. */
export function saysWhen(sentence: string, language: PageLanguage): boolean {
  const tokens = hoursTokens(sentence, language);
  const isSpan = tokens.some(
    ({ kind }, at) => (kind === "range" || kind === "until") && tokens[at - 1]?.clock && tokens[at + 1]?.clock,
  );
  return isSpan && tokens.some(({ weekdays }) => weekdays);
}
