import type { Reference } from "../names";
import type { SaidTables } from "./said-tables";

/** What points to what was said before, by language. */
export const REFERENCES: SaidTables<Reference> = {
  en: {
    it: "it",
    them: "them|these|those",
    that: "that|that one",
    this: "this|this one",
    here: "here",
    other: "the other one|other one|the other|the second one",
    again: "again|once more",
    too: "also|as well",
    back: "back",
    same: "the same",
    no: "no|nope|wrong one",
  },
  de: {
    it: "es",
    them: "sie",
    other: "der andere|die andere|das andere",
    again: "noch mal|nochmal|wieder",
    too: "auch",
    no: "nein",
  },
  es: {},
  fr: {},
  it: {},
  pt: {},
  nl: {},
};
