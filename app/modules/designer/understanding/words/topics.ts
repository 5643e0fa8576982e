import type { Topic } from "../names";
import type { SaidTables } from "./said-tables";

/** Questions to the designer about itself, by language. */
export const TOPICS: SaidTables<Topic> = {
  en: {
    abilities:
      "what can you do|what can you do for me|what can i do|what can i ask|what can i say|what can you change|what do you do|how does this work|help|help me|what are you able to do|what else can you do",
    "latest-change":
      "what did you change|what did you just change|what have you changed|what have you just changed|what did you do|what did you just do|what have you done|what has changed|what changed|what was changed",
  },
  de: {
    abilities:
      "was kannst du|was kannst du alles|was kann ich sagen|was kann ich fragen|was können sie|hilfe|wie geht das|was geht alles",
    "latest-change":
      "was hast du geändert|was hast du gemacht|was hast du gerade geändert|was wurde geändert|was hat sich geändert|was hast du gerade gemacht",
  },
  es: {
    abilities: "qué puedes hacer|que puedes hacer|qué sabes hacer|que sabes hacer|ayuda|cómo funciona|qué puedo pedir",
    "latest-change":
      "qué has cambiado|que has cambiado|qué cambiaste|que cambiaste|qué has hecho|que has hecho|qué hiciste",
  },
  fr: {
    abilities:
      "que peux-tu faire|que sais-tu faire|qu'est-ce que tu peux faire|que pouvez-vous faire|tu peux faire quoi|aide|comment ça marche",
    "latest-change":
      "qu'as-tu changé|qu'est-ce que tu as changé|qu'avez-vous changé|qu'as-tu fait|qu'est-ce que tu as fait",
  },
  it: {
    abilities: "cosa puoi fare|che cosa puoi fare|cosa sai fare|che cosa sai fare|aiuto|come funziona",
    "latest-change": "cosa hai cambiato|che cosa hai cambiato|cosa hai modificato|cosa hai fatto|che cosa hai fatto",
  },
  pt: {
    abilities:
      "o que podes fazer|o que pode fazer|o que você pode fazer|o que sabes fazer|o que consegues fazer|ajuda|como funciona",
    "latest-change": "o que mudaste|o que mudou|o que você mudou|o que fizeste|o que você fez|o que alteraste",
  },
  nl: {
    abilities:
      "wat kun je|wat kun je doen|wat kun je allemaal|wat kan je|wat kan je doen|wat kan ik vragen|help|hulp|hoe werkt dit",
    "latest-change":
      "wat heb je veranderd|wat heb je gewijzigd|wat heb je net gedaan|wat heb je gedaan|wat is er veranderd",
  },
};
