import type { Thing } from "../names";
import { ELEMENTS } from "./elements";
import { KINDS } from "./kinds";
import { SAID_LANGUAGES, type SaidTables } from "./said-tables";

/** What there is on a page, by language; words for several of a kind stand after a slash. */
export const THINGS = Object.fromEntries(
  SAID_LANGUAGES.map((language) => [language, { ...ELEMENTS[language], ...KINDS[language] }]),
) as SaidTables<Thing>;
