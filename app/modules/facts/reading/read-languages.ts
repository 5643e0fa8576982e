import type { PageLanguage } from "~/lib/languages";

/** The languages in which prices, hours, dates and places are read: those that pages are written in. */
export type ReadLanguage = PageLanguage;

/** A table of words: kinds by name, their words and phrases between bars ("until|up to"). */
export type WordTable<Kind extends string> = Partial<Record<Kind, string>>;

/** The words of every language that is read; the compiler names the tables that lack one. */
export type WordTables<Kind extends string> = Record<ReadLanguage, WordTable<Kind>>;

/** All languages that are read. */
export const READ_LANGUAGES = ["en", "de", "es", "ar", "fr", "it", "pt", "nl", "pl"] as const satisfies ReadLanguage[];
