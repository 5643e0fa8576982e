import type { Amount } from "../names";
import type { SaidTables } from "./said-tables";

/** How much, by language. */
export const AMOUNTS: SaidTables<Amount> = {
  en: {
    bit: "a bit|a little|slightly|a little bit|somewhat|a touch|a tad|little bit",
    much: "much|a lot|far|significantly",
    double: "twice|double",
    half: "half",
    very: "very|really",
    too: "too",
    even: "even|still",
  },
  de: {
    bit: "ein bisschen|etwas|ein wenig|bisschen",
    much: "viel|deutlich",
    double: "doppelt",
    half: "halb",
    very: "sehr",
    too: "zu",
  },
  es: {},
  fr: {},
  it: {},
  pt: {},
  nl: {},
};
