import { PAGE_LANGUAGES, type PageLanguage } from "~/lib/languages";

/** The languages in which prices, hours, dates and places are read: those that pages are written in. */
export type ReadLanguage = PageLanguage;
export const READ_LANGUAGES = PAGE_LANGUAGES;

/** A table of words: kinds by name, their words and phrases between bars ("until|up to"). */
export type WordTable<Kind extends string> = Partial<Record<Kind, string>>;

/** The words of every language that is read; the compiler names the tables that lack one. */
export type WordTables<Kind extends string> = Record<ReadLanguage, WordTable<Kind>>;
