import { expect, test } from "vitest";
import { priceVocabulary } from "../prices/price-vocabulary";
import { hoursVocabulary } from "../hours/hours-vocabulary";
import { asciiDigits } from "../digits";
import { cover, type CoverageKinds, type Rule } from "./coverage";
import { lexiconOf } from "./lexicon";
import type { WordTables } from "./read-languages";
import { DASHES, signsOf, tokenize, type Vocabulary } from "./tokenize";

type Kind = "day" | "number" | "range" | "except" | "light" | "and";
const NONE = { es: {}, ar: {}, fr: {}, it: {}, pt: {}, nl: {}, pl: {} };
const TABLES: WordTables<Kind> = {
  en: { day: "monday|mon|friday|fri", except: "except|but not", light: "open|we are", and: "and" },
  de: { day: "montag|mo|freitag|so", and: "und" },
  ...NONE,
};
const vocabulary = (language: string): Vocabulary<Kind> => ({
  lexicon: lexiconOf(TABLES, language),
  recognisers: [{ kind: "number", pattern: /\d{1,2}/uy, value: ([digits]) => Number(digits) }],
  signs: { ...signsOf(DASHES, "range"), ",": "and" },
});
const KINDS: CoverageKinds<Kind> = {
  light: new Set(["light"]),
  separators: new Set(["and"]),
  own: new Set(["day", "number", "except"]),
};
/** A day with two numbers: "Monday 9-5". */
const rule: Rule<Kind, string> = (tokens, at) => {
  const part = tokens.slice(at, at + 4);
  const read = part.map(({ kind }) => kind).join() === "day,number,range,number";
  return read ? { value: part.map(({ text }) => text).join(" "), next: at + 4 } : undefined;
};
const read = (text: string, language = "en") => {
  const { readings, left, saysMore } = cover(tokenize(text, vocabulary(language)), rule, KINDS);
  return { read: readings.map(({ value }) => value), left: left.map((token) => token.text), saysMore };
};

test("words of other languages are known where they can be nothing else", () => {
  const kinds = (text: string, language: string) => tokenize(text, vocabulary(language)).map(({ kind }) => kind);
  expect(kinds("Montag so mo", "en")).toEqual(["day", "other", "other"]);
  expect(kinds("Montag so mo", "de")).toEqual(["day", "day", "day"]);
});

test("the longest phrase counts, and no part of a word is one", () => {
  const known = tokenize("But not Fridays, fri٩", vocabulary("en")).map(({ kind, text }) => `${kind}:${text}`);
  expect(known).toEqual(["except:but not", "other:fridays", "and:,", "other:fri", "number:9"]);
});

test.each([
  ["Open Monday 9-5", { read: ["monday 9 - 5"], left: [], saysMore: false }],
  ["We are open Mon 9→5 and Fri 9—4", { read: ["mon 9 → 5", "fri 9 — 4"], left: [], saysMore: false }],
  ["We bake bread, open Monday 9-5", { read: ["monday 9 - 5"], left: [], saysMore: true }],
  ["Open Monday 9-5 in July", { read: ["monday 9 - 5"], left: ["in", "july"], saysMore: false }],
  ["Open Monday 9-5, except Friday", { read: ["monday 9 - 5"], left: ["except", "friday"], saysMore: false }],
  ["Kitchen Monday 9-5", { read: ["monday 9 - 5"], left: ["kitchen"], saysMore: false }],
  ["We bake bread on Friday", { read: [], left: [], saysMore: false }],
])("%s", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

/** Whatever is said of where a recogniser begins, it is found nowhere else. */
const SAMPLE =
  "R450, S/ 20, rs. 9, us$ 5 … 10 % at 5pm (2 rooms), 1.250,50 Woensdagmiddag 9-12u, freitagabend الساعة 6 والقهوة ٥ #aabbcc 12a 5th";

test.each(["en", "de", "es", "fr", "it", "pt", "nl", "pl", "ar"])(
  "recognisers are tried where they may begin: %s",
  (language) => {
    const text = asciiDigits(SAMPLE).toLowerCase();
    const recognisers = [...priceVocabulary(language).recognisers, ...hoursVocabulary(language).recognisers];
    for (const { pattern, begins } of recognisers)
      for (let at = 0; at < text.length; at++) {
        pattern.lastIndex = at;
        const found = pattern.exec(text)?.[0];
        if (found && begins !== undefined) expect(begins).toContain(found.charAt(0));
      }
  },
);
