import type { RequestLanguage } from "~/lib/languages";

/** What requests are understood in, word by word. */
export type SaidLanguage = RequestLanguage | "it" | "nl";

export const SAID_LANGUAGES = ["en", "de", "es", "fr", "it", "pt", "nl"] as const satisfies SaidLanguage[];

/** Words by what they mean, those for several of a kind after a slash: "button|btn/buttons|btns". */
export type SaidTable<Name extends string> = Partial<Record<Name, string>>;

/** The words of each language; the compiler names a language that is left out. */
export type SaidTables<Name extends string> = Record<SaidLanguage, SaidTable<Name>>;
