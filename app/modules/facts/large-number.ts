import { wholeWords } from "./reading/whole-words";

/** The telephone number, as owners call it in each language. */
const NUMBER =
  "call button|tel|whatsapp|(?:tele)?phone number|number|phone|(?:telefon|ruf|handy)?nummer|n[úu]mero|tel[ée]fono|t[ée]l[ée]phone|num[ée]ro|telefone|telefoonnummer|numer(?:u)?|telefon|(?:ال)?رقم|(?:ال)?تليفون|(?:ال)?هاتف";
/** How large: what only a page's number can be, never a business. */
const LARGE =
  "enormous|huge|massive|giant|as big as|big|large|riesig|riesengro(?:ß|ss)|gro(?:ß|ss)|fett|enorme|gigante?|gigantesco|grande|bien grande|énorme|géant|gros|en gros|grand|grandíssimo|enorm|groot|heel groot|ogromn\\p{L}+|du[żz]\\p{L}+|wielk\\p{L}+|كبير|ضخم";
/** Words between the two, none of them a thing of its own. */
const NEAR = "(?:[\\s.:/-]+\\p{Nd}+){0,6}(?:\\s+[\\p{L}'’]+){0,3}?\\s+";

/** "That number should be massive": another one, which was spoken of before. */
const OTHER = "(?<!(?:this|that|diese|dieser|este|esse|ese|esta|questo|quel|quello|ce|cette|dit|dat|ten|ta|هذا)\\s)";

const ASKED = new RegExp(`${OTHER}${wholeWords(NUMBER)}${NEAR}${wholeWords(LARGE)}(?=\\s|[.,;:!?)]|$)`, "iu");

/** Whether a sentence asks for the telephone number in large type: "il numero lo voglio ENORME", "just the number BIG". */
export const asksForLargeNumber = (sentence: string): boolean => ASKED.test(sentence) && !NOT_TOO.test(sentence);

/** "Zet mijn nummer niet te groot." */
const NOT_TOO = /(?<!\p{L})(?:not|nicht|niet|no|pas|non|não|nie)\s(?:too|so|zu|te|tan|muy|trop|troppo|muito|za)\s/iu;

/** "groß, Mo–Fr 8–17 Uhr": what asks for it right behind the number. */
const BEHIND = new RegExp(`^\\s(?:(?:bitte|please|en|em|in)\\s)?${wholeWords(LARGE)}(?=[,.;]|$)`, "iu");

/** What is said behind a number, without the size that is asked for. */
export const withoutSizeBehind = (said: string): string => said.replace(BEHIND, "");
