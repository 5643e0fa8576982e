import { rememberedTexts } from "~/lib/remembered";
import { ADDRESS_WORDS, STREET_ENDINGS, type AddressWord } from "./address-words";
import { monthNames, weekdayNames } from "./reading/calendar-names";
import { lexiconOf } from "./reading/lexicon";
import type { ReadLanguage } from "./reading/read-languages";
import { DIGITS, tokenize, type Token, type Vocabulary } from "./reading/tokenize";

/** `street` is a compound with its kind ("Hauptstraße"), `house` a house number, `ordinal` "5th" or "17.". */
type Kind = AddressWord | "house" | "ordinal" | "street";

/** A word of an address; Arabic has no capitals. */
export interface AddressToken extends Token<Kind> {
  isCapital: boolean;
  isArabic: boolean;
  isDayOrMonth: boolean;
}

const VOCABULARY: Vocabulary<Kind> = {
  lexicon: lexiconOf<Kind>(ADDRESS_WORDS, ""),
  recognisers: [
    { kind: "ordinal", begins: DIGITS, pattern: /\d{1,3}(?:st|nd|rd|th|e|er|ème)\b|\d{1,2}\.(?=\s\p{L})/uy },
    {
      kind: "house",
      begins: DIGITS,
      // "12", "12a", "12 a", "27-29", "118/5", "12 bis", "22/a"; no time, decimal or amount.
      pattern:
        /\d{1,5}[a-z]?(?:\s?[-–/]\s?\d{1,5}[a-z]?|\/[a-z](?!\p{L})){0,2}(?:\s(?:bis|ter)\b|\s[a-z](?=\s*(?:$|[,.])))?(?![\p{L}\d]|[:.,]\d|\s?[%€£$])/uy,
    },
    { kind: "street", pattern: new RegExp(`[\\p{L}'’-]{2,30}(?:${STREET_ENDINGS})(?!\\p{L})`, "uy") },
  ],
  signs: {},
};

const LANGUAGES = Object.keys(ADDRESS_WORDS) as ReadLanguage[];
const DAYS_AND_MONTHS = new Set(
  LANGUAGES.flatMap((language) => [...weekdayNames(language), ...monthNames(language)].flat()).filter(
    (name) => name.length > 2,
  ),
);

/** The words of a part of an address; commas between a street and its number are left out. */
export const addressTokens = (part: string): AddressToken[] => readTokens(part, "");

/** In parts of sentences: about as many as a text has. */
const MOST_TEXTS = 1000;
const readTokens = rememberedTexts(
  (part): AddressToken[] =>
    tokenize(part, VOCABULARY).flatMap((token) =>
      token.text === ","
        ? []
        : {
            ...token,
            isCapital: /\p{Lu}/u.test(part.charAt(token.start)),
            isArabic: /^[\u0621-\u064a]/.test(token.text),
            isDayOrMonth: DAYS_AND_MONTHS.has(token.text),
          },
    ),
  MOST_TEXTS,
);

/** Says whether a day of the week or a month stands in a text. */
export const namesDayOrMonth = (text: string): boolean => addressTokens(text).some((token) => token.isDayOrMonth);
