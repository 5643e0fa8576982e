import { wholeWords } from "../../../facts/reading/whole-words";
import type { Word } from "../word";

/** What an owner calls wishes before telling them, in the languages of requests. */
const WISHES =
  "things?|bits|changes|points|small ones|little ones|sachen|dinge|punkte|änderungen|kleinigkeiten|cosas|cositas|cambios|choses|petites choses|modifs|modifications|cose|cosette|modifiche|coisas|coisinhas|mudanças|dingen|dingetjes|puntjes|wijzigingen|zaken";
const COUNTED =
  "\\d|a few|a couple of|couple of|some|two|three|four|ein paar|einige|zwei|drei|vier|unas?|unos|un par de|dos|tres|cuatro|deux|trois|quatre|quelques|due|tre|quattro|alcune|duas|três|tres|quatro|umas|algumas|twee|drie|vier|een paar|enkele|wat";
const LEAD_IN = new RegExp(`^(?:${COUNTED})\\s(?:\\p{L}+\\s)?${wholeWords(WISHES)}`, "iu");
const MOST_WORDS = 10;

/** 'A few things in the About bit.': that there are wishes, and where; none of them is told yet. */
export const isLeadIn = (words: readonly Word[], text: string): boolean =>
  words.length <= MOST_WORDS &&
  LEAD_IN.test(text) &&
  !/:\s*\S/.test(text) &&
  !words.some(({ senses }) => senses.some(isAsked));

const isAsked = ({ kind, is }: { kind: string; is: string }): boolean =>
  (kind === "verb" && is !== "be") || kind === "literal" || kind === "property";
