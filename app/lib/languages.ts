/** What an owner's facts are read in, and a page can be in with all that we write on it and beside it. */
export const PAGE_LANGUAGES = ["en", "de", "es", "ar", "fr", "it", "pt", "nl", "pl"] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/** What the built-in designer understands requests for changes in. */
export const REQUEST_LANGUAGES = ["en", "de", "es", "fr", "it", "pt", "nl"] as const satisfies PageLanguage[];
export type RequestLanguage = (typeof REQUEST_LANGUAGES)[number];

/** The language of our screens and letters; every table has it, so pages in a language that we have no words for get it, too. */
export const SCREEN_LANGUAGE = "en" satisfies RequestLanguage;
type ScreenLanguage = typeof SCREEN_LANGUAGE;

const LOCALES: Record<ScreenLanguage, string> = { en: "en-US" };

/** How our screens write numbers and days. */
export const SCREEN_LOCALE = LOCALES[SCREEN_LANGUAGE];

/** The same as people write them where a language is spoken, such as "en-DE" for `de`; ours for what is none. */
export function screenLocale(tag: string): string {
  try {
    const { region } = new Intl.Locale(tag).maximize();
    return region ? `${SCREEN_LANGUAGE}-${region}` : SCREEN_LOCALE;
  } catch {
    return SCREEN_LOCALE;
  }
}

/** The language of a tag: `de` of `de-AT`. */
export const primaryLanguage = (tag: string): string => tag.toLowerCase().split("-")[0]!;

/** What a table holds for a page's language (`lang` attribute, such as `de-AT`); nothing for one that it lacks. */
export function ofLanguage<T>(table: Record<string, T>, tag: string): T | undefined {
  const language = primaryLanguage(tag);
  return Object.hasOwn(table, language) ? table[language] : undefined;
}

/** The same, but English for one that it lacks. */
export const inLanguage = <T>(table: Record<ScreenLanguage, T>, tag: string): T =>
  ofLanguage(table, tag) ?? table[SCREEN_LANGUAGE];

type Direction = "ltr" | "rtl";
const DIRECTIONS: Record<PageLanguage | "fa" | "he" | "ur", Direction> = {
  ...{ en: "ltr", de: "ltr", es: "ltr", fr: "ltr", it: "ltr", pt: "ltr", nl: "ltr", pl: "ltr" },
  ...{ ar: "rtl", fa: "rtl", he: "rtl", ur: "rtl" },
};

/** Which way a page's language is written. */
export const directionOf = (tag: string): Direction => inLanguage(DIRECTIONS, tag);
