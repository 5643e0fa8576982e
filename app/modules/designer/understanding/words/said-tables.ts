import type { RequestLanguage } from "~/lib/languages";

/** Words by what they mean, those for several of a kind after a slash: "button|btn/buttons|btns". */
export type SaidTable<Name extends string> = Partial<Record<Name, string>>;

/** The words of each language; the compiler names a language that is left out. */
export type SaidTables<Name extends string> = Record<RequestLanguage, SaidTable<Name>>;
