import type { DesignerLanguage } from "~/lib/languages";
import type { DesignerWords } from "./designer-words";
import { ar } from "./ar";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";

/** The designer's words in each language that it writes; a further language is a file of its own and its name here. */
export const wordsByLanguage: Record<DesignerLanguage, DesignerWords> = { en, de, es, ar };
