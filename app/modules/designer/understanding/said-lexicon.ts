import { REQUEST_LANGUAGES, type RequestLanguage } from "~/lib/languages";
import { remembered } from "~/lib/remembered";
import { lexiconFrom, type Lexicon } from "../../facts/reading/lexicon";
import { AMOUNTS } from "./words/amounts";
import { COLOURS } from "./words/colours";
import { LIGHT } from "./words/light";
import { LINKS } from "./words/links";
import { PROPERTIES } from "./words/properties";
import { REFERENCES } from "./words/references";
import type { SaidTable, SaidTables } from "./words/said-tables";
import { SCOPES } from "./words/scopes";
import { THINGS } from "./words/things";
import { TOPICS } from "./words/topics";
import { VALUES } from "./words/values";
import { VERBS } from "./words/verbs";

/** All word lists by the kind of sense that they give. A word in several has several senses. */
const TABLES: [kind: string, tables: SaidTables<string>][] = [
  ["verb", VERBS],
  ["thing", THINGS],
  ["property", PROPERTIES],
  ["value", VALUES],
  ["colour", COLOURS],
  ["amount", AMOUNTS],
  ["link", LINKS],
  ...(Object.entries(SCOPES) as [string, SaidTables<string>][]),
  ["reference", REFERENCES],
  ["light", LIGHT],
  ["topic", TOPICS],
];

/** In other languages shorter words mean too much. */
const LEAST_FOREIGN_LETTERS = 4;

/** Phrases of one language with their senses: 'thing:button verb:link'. */
export type SaidWords = ReadonlyMap<string, string>;

/** A language's own words. */
const ownWords = remembered((language: RequestLanguage): SaidWords => {
  const words = new Map<string, string>();
  for (const [kind, tables] of TABLES) addTable(words, kind, tables[language]);
  return words;
});

function addTable(words: Map<string, string>, kind: string, table: SaidTable<string>): void {
  for (const [name, said] of Object.entries(table)) {
    const [single = "", several = ""] = (said ?? "").split("/");
    add(words, `${kind}:${name}`, single);
    add(words, kind === "thing" ? `${kind}:${name}:many` : `${kind}:${name}`, several);
  }
}

function add(words: Map<string, string>, sense: string, phrases: string): void {
  for (const phrase of phrases.split("|").map((each) => each.trim())) {
    const known = words.get(phrase);
    if (phrase && !known?.split(" ").includes(sense)) words.set(phrase, known ? `${known} ${sense}` : sense);
  }
}

/** A language's own words, then those of English and the others that it has no meaning for. */
export const saidWords = remembered((language: RequestLanguage): SaidWords => {
  const words = new Map(ownWords(language));
  for (const other of REQUEST_LANGUAGES)
    for (const [phrase, senses] of ownWords(other))
      if (phrase.length >= LEAST_FOREIGN_LETTERS && !words.has(phrase)) words.set(phrase, senses);
  return words;
});

export const saidLexicon = remembered(
  (language: RequestLanguage): Lexicon<string> => lexiconFrom(new Map(saidWords(language))),
);

const LETTERS = /[\p{L}\p{M}]+/gu;

/** The language whose words a message has most of; English when in doubt. */
export function detectSaid(message: string): RequestLanguage {
  const said = (message.toLowerCase().match(LETTERS) ?? []).slice(0, MOST_WORDS);
  const counts = REQUEST_LANGUAGES.map((language) => said.filter((word) => ownWords(language).has(word)).length);
  return REQUEST_LANGUAGES[counts.indexOf(Math.max(...counts))]!;
}

const MOST_WORDS = 200;
