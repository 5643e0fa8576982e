import { REQUEST_LANGUAGES } from "~/lib/languages";
import type { Thing } from "../names";
import { ELEMENTS } from "./elements";
import { KINDS } from "./kinds";
import type { SaidTables } from "./said-tables";

/** What there is on a page, by language; words for several of a kind stand after a slash. */
export const THINGS = Object.fromEntries(
  REQUEST_LANGUAGES.map((language) => [language, { ...ELEMENTS[language], ...KINDS[language] }]),
) as SaidTables<Thing>;
