import type { RequestLanguage } from "~/lib/languages";
import type { Phrasebook } from "./phrasebook";
import { de } from "./sentences/de";
import { en } from "./sentences/en";
import { es } from "./sentences/es";
import { fr } from "./sentences/fr";
import { it } from "./sentences/it";
import { nl } from "./sentences/nl";
import { pt } from "./sentences/pt";

export const PHRASEBOOKS: Record<RequestLanguage, Phrasebook> = { en, de, es, fr, it, pt, nl };
