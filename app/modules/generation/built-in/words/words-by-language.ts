import type { DesignerWords } from "./designer-words";
import { ar } from "./ar";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import type { LanguageCode } from "../detect-language";

/** The designer's words in each language that it writes. */
export const wordsByLanguage: Record<LanguageCode, DesignerWords> = { en, de, es, ar };
