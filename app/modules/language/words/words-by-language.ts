import type { DesignerWords } from "./designer-words";
import { ar } from "./ar";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";

/** The designer's words in each language that it writes; a further language is a file of its own and its name here. */
export const wordsByLanguage = { en, de, es, ar } satisfies Record<string, DesignerWords>;
export type LanguageCode = keyof typeof wordsByLanguage;
