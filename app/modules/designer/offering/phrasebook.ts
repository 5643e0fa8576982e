import type { SaidLanguage } from "../understanding/words/said-tables";
import type { Called, Form } from "./ask";
import { de } from "./sentences/de";
import { en } from "./sentences/en";
import { es } from "./sentences/es";
import { fr } from "./sentences/fr";
import { it } from "./sentences/it";
import { nl } from "./sentences/nl";
import { pt } from "./sentences/pt";

/** How offers are said in a language: one sentence for each form; of a kind of element one, and all behind the slash. */
export interface Phrasebook {
  called: Record<Called, string>;
  forms: Record<Form, string>;
}

export const PHRASEBOOKS: Record<SaidLanguage, Phrasebook> = { en, de, es, fr, it, pt, nl };
