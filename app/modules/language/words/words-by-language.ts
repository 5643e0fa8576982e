import type { PageLanguage } from "~/lib/languages";
import type { DesignerWords } from "./designer-words";
import { ar } from "./ar";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { nl } from "./nl";
import { pl } from "./pl";
import { pt } from "./pt";

/** The designer's words in each language that it writes; a further language is a file of its own and its name here. */
export const wordsByLanguage: Record<PageLanguage, DesignerWords> = { en, de, es, ar, fr, it, pt, nl, pl };
