import { capitalised } from "../language/capitalised";
import { monthNames, weekdayNames } from "./reading/calendar-names";
import type { SourceText } from "./source-text";
import { TALK_WORDS } from "./talk-words";

/** Letters or words of the owner's that we set right; `to` is empty for what goes. */
export interface Tidied {
  from: string;
  to: string;
}

/** By what capitals are tidied. */
export interface CaseRules {
  language: string;
  /** Places that the owner writes with a capital somewhere, by their small letters. */
  places: ReadonlyMap<string, string>;
}

/** Names that mean something else in small letters. */
const ORDINARY = new Set(["march", "august", "may"]);
/** "mon" and "sat" may be words. */
const SHORTEST_NAME = 4;
const CALENDAR = new Set(
  [...weekdayNames("en").flat(), ...monthNames("en").flat()].filter(
    (name) => name.length >= SHORTEST_NAME && !ORDINARY.has(name) && !/^(?:tues|weds|thur|thurs|sept)$/.test(name),
  ),
);

/** Tidies the capitals and spaces of a sentence, and says what it tidied. */
export function tidyCase(text: string, begins: boolean, rules: CaseRules): { text: string; tidied: Tidied[] } {
  const tidied: Tidied[] = [];
  const tidy = (from: string, to: string): string => {
    tidied.push({ from, to });
    return to;
  };
  let written = text
    .replace(/(?<=\p{L}) (?:,(?=\s|\p{L}|$)|\.(?=\s|$))/gu, (sign) => tidy(sign, sign.trim()))
    .replace(/(?<=\p{Ll}{2}),(?=\p{L}{2})/gu, () => tidy(",", ", "));
  if (rules.language === "en") {
    written = written
      .replace(/(?<![^\s("“])i(?=['’ ,]|$)/gu, () => tidy("i", "I"))
      .replace(/(?<![^\s("“])\p{Ll}{4,10}(?![\p{L}\d@'’-])/gu, (word) =>
        CALENDAR.has(word) ? tidy(word, capitalised(word)) : word,
      );
  }
  written = tidyPlaces(written, rules, tidy);
  return { text: begins && isSentence(written) ? tidyStart(written, tidy) : written, tidied };
}

/** A list of words or prices begins as its owner began it. */
const isSentence = (text: string): boolean =>
  /[.!?…]["”»)]?$/u.test(text) || (!/\d/.test(text) && text.split(" ").length >= 4);

/** Names such as "iPhone", addresses and handles keep their first letter. */
function tidyStart(text: string, tidy: (from: string, to: string) => string): string {
  const first = /^\p{Ll}+(?=[\s,.!?'’]|$)(?!\.\p{L})/u.exec(text)?.[0];
  return first ? tidy(first, capitalised(first)) + text.slice(first.length) : text;
}

function tidyPlaces(text: string, { language, places }: CaseRules, tidy: (from: string, to: string) => string): string {
  const before = places.size > 0 ? placeWords(language) : undefined;
  if (!before) return text;
  return text.replace(new RegExp(`(?<=(?:^|\\s)(?:${before})\\s)\\p{Ll}{4,}(?![\\p{L}\\d@])`, "giu"), (word) => {
    const place = places.get(word);
    return place ? tidy(word, place) : word;
  });
}

/** "Broadcast, Glasgow" and "in Glasgow" show how the place is written. */
export function placesIn({ lines }: SourceText, language: string): Map<string, string> {
  const before = placeWords(language);
  const pattern = before && new RegExp(`(?:,|\\s(?:${before}))\\s(\\p{Lu}\\p{Ll}{3,})(?=[,.;()]|$)`, "gu");
  const found = pattern
    ? lines.filter(({ kind }) => kind !== "heading").flatMap(({ text }) => [...text.matchAll(pattern)])
    : [];
  return new Map(found.map(([, place = ""]) => [place.toLowerCase(), place]));
}

/** German writes every noun with a capital, Arabic none. */
const placeWords = (language: string): string | undefined =>
  Object.hasOwn(TALK_WORDS, language) ? TALK_WORDS[language as keyof typeof TALK_WORDS].place : undefined;
