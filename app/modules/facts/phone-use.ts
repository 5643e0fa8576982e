import { wholeWords } from "./reading/whole-words";

/** What a number is said to be for, where that is not simply to be called. */
export type PhoneUse = "emergencies" | "whatsapp" | "text";

const EMERGENCIES =
  /emergenc|notfall|notdienst|urgenc(?:ias?|es?)|urgenz|out of hours|after hours|reperibilit|spoedgeval|spoednummer|noodgeval|noodnummer|emergênc|urgênc|alarmow|nagł\p{L}+ (?:wypadk|przypadk)|dyżur|pogotowi|طوارئ/iu;

/** How it is written: "zap" and "pro whats" in Brazil, "wasap" in Spain, "appen" where a Dutch mobile number follows. */
const NAMES =
  "whats\\s?app|wsp|wsap|wapp|whatsap|watsapp|wasapp?|guasapp?|zap|و?(?:ال)?وات[سص]\\s?[اآأ]?ب|(?<=(?<!\\p{L})(?:pro|pelo|meu|nosso|um|o|ou)\\s)whats|app(?:en|je)?(?=(?:\\s(?:me|ons|naar|op|kan|mag)){0,2}\\s?:?\\s(?:\\+31|06)[\\s\\d])";
/** "Kein WhatsApp" is none. */
export const WHATSAPP = new RegExp(
  `(?<!(?:no|not|without|keine?n?|ohne|nicht|sin|ni|pas de|sans|senza|niente|sem|geen|zonder|bez|بدون)\\s)(?<!\\p{L})(?:${NAMES})(?!\\p{L})`,
  "iu",
);

/** "TEXT me dont ring": who is written to and not called. */
const TEXTS = [
  "text(?:s|ing)? (?:works|is|are) (?:best|better)|best (?:to|by) text|text me|text us|texts? only|only texts?|just text|text messages? (?:to|on|at)",
  "nur (?:per )?sms|lieber (?:eine )?sms|sms an",
  "s[óo]lo (?:por )?sms|mejor (?:un )?sms",
  "par texto|texto(?=\\s?:?\\s[(+]?\\p{Nd})|uniquement (?:par )?sms|(?:par )?sms (?:uniquement|seulement|de préférence)",
  "solo (?:per |via )?sms|meglio (?:un )?sms",
  "s[óo] (?:por )?sms|apenas (?:por )?sms",
  "alleen (?:per )?sms|liever (?:een )?sms",
  "tylko sms\\p{L}*|najlepiej sms\\p{L}*",
  "رسائل فقط|رسالة فقط",
];
export const TEXTED = new RegExp(wholeWords(TEXTS.join("|")), "iu");

const USES: readonly [PhoneUse, RegExp][] = [
  ["emergencies", EMERGENCIES],
  ["whatsapp", WHATSAPP],
  ["text", TEXTED],
];
const LETTER = /\p{L}{2}/u;
/** Where what is said of one number ends and the next begins. */
const PART_ENDS = /[,;،؛.]|\s[–—|/]\s/u;

/**
 * What each number of a sentence is for, by the words beside it: those in front of it, and those behind it up to the
 * next comma ("0116 496 0001 for emergencies, office 0116 496 0002").
 */
export function usesOf(sentence: string, numbers: readonly { start: number; end: number }[]): (PhoneUse | undefined)[] {
  const gaps = [0, ...numbers.map(({ end }) => end)].map((from, index) =>
    sentence.slice(from, numbers[index]?.start ?? sentence.length),
  );
  return numbers.map((_, index) => {
    const before = index === 0 ? gaps[0]! : splitGap(gaps[index]!).behind;
    const after = index === numbers.length - 1 ? firstPart(gaps[index + 1]!) : splitGap(gaps[index + 1]!).front;
    return USES.find(([, words]) => words.test(before) || words.test(after))?.[0];
  });
}

const firstPart = (text: string) => text.split(PART_ENDS, 1)[0]!;

/** What stands between two numbers is of the first only where it is closed by a comma. */
function splitGap(gap: string): { front: string; behind: string } {
  const front = firstPart(gap);
  return front.length < gap.length && LETTER.test(front)
    ? { front, behind: gap.slice(front.length) }
    : { front: "", behind: gap };
}
