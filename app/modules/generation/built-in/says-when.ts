import type { PageLanguage } from "~/lib/languages";
import { hoursTokens } from "../../facts/hours/tokens";

/** Whether a sentence gives hours, "Consultations Monday to Friday 9.30 to 5.30": they stand where people look for them. */
export function saysWhen(sentence: string, language: PageLanguage): boolean {
  const tokens = hoursTokens(sentence, language);
  return tokens.some(({ weekdays }) => weekdays) && tokens.filter(({ clock }) => clock).length > 1;
}
