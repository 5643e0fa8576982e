import type { PageLanguage } from "~/lib/languages";
import { capitalised } from "../language/capitalised";
import { wholeWords } from "./reading/whole-words";
import { topicOf } from "./topics";

/** What comes next in the order that owners tell of a page, in each language. */
export const THEN: Record<PageLanguage, string> = {
  en: "then|after that",
  de: "dann|danach|darunter",
  es: "luego|después|debajo",
  fr: "ensuite|puis",
  it: "poi|dopo|sotto",
  pt: "depois|em seguida",
  nl: "daarna|dan|daaronder",
  pl: "potem|następnie|dalej",
  ar: "ثم|بعدها",
};
const LEADS = new RegExp(
  `^(?:(?:and|und|y|et|e|en|i|و)\\s)?${wholeWords(Object.values(THEN).join("|"))},?\\s(?=\\p{L})`,
  "iu",
);
const IS_THEN = new RegExp(wholeWords(Object.values(THEN).join("|")), "iu");
/** "Poi chi siamo, Antonio disegna": the part of the page, and what is to be read there. */
const NAMED = /^([^,،:]{3,30})[,،]\s(.{12,})$/u;

/** Whether words say what comes next. */
export const saysThen = (text: string): boolean => IS_THEN.test(text);

/** Words without those that only say what comes next on the page: "Puis trois dossiers" is "Trois dossiers". */
export function withoutThen(text: string): string {
  const said = text.replace(LEADS, "");
  return said === text ? text : capitalised(said);
}

/** Whether a text begins with what comes next on the page. */
export const beginsThen = (text: string): boolean => LEADS.test(text);

/** "Poi chi siamo, Antonio disegna e Rocco sale": the words for a part of the page go, where something else follows. */
export function withoutNextPart(text: string): string {
  const [, part = "", said] = beginsThen(text) ? (NAMED.exec(withoutThen(text)) ?? []) : [];
  const goesOn = said === undefined || IS_THEN.test(said);
  return goesOn || topicOf(part) === undefined ? text : capitalised(said);
}
