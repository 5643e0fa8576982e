import { replaceWords } from "../../../operations/text/replace-words";
import { call } from "../call";
import { hintsFor } from "../gist/hints";
import { means, type Word } from "../word";
import { SAYS_EVERYWHERE } from "../words/told-cues";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";
import { pageTexts } from "./text-likeness";

/** 'Neusser Straße 218', 'Calle de la Rúa, 29'. */
const BEHIND =
  /(?<street>\p{Lu}[\p{L}.'’-]{2,30}(?:\s[\p{L}.'’-]{1,30}){0,4}?),?\s(?<number>\d{1,4}\s?[a-z]?)(?![\p{L}\d.,:]\d|\s?[€£$%]|\d)/gu;
/** '31 Briggate'. */
const BEFORE = /(?<!\d)(?<number>\d{1,4}[a-z]?)\s(?<street>\p{Lu}[\p{L}'’-]{2,30}(?:\s\p{Lu}[\p{L}'’-]{1,30}){0,3})/gu;
const MOVED =
  /(?<!\p{L})(?:moved?|moving|house number|gezogen|umgezogen|umziehen|hausnummer|mudado|mudamos|trasladado|trasladamos|déménagé|déménageons|trasferiti|traslocato|mudámos|mudou|verhuisd|verhuizen|huisnummer)(?!\p{L})/iu;

interface Address {
  street: string;
  number: string;
  text: string;
}

/** 'We have moved two doors down: 218 King Street. Everywhere please': the one street of the page gets the new number. */
export const readStreetNumber: ToldReader = (words, source, { site }): Told | null => {
  const sentences = sentencesOf(source);
  for (const [at, sentence] of sentences.entries()) {
    const next = sentences[at + 1];
    const isEverywhere =
      next !== undefined && SAYS_EVERYWHERE.test(next.text) && !wordsWithin(words, next).some(isOther);
    if (!(SAYS_EVERYWHERE.test(sentence.text) || isEverywhere || MOVED.test(sentence.text))) continue;
    const own = wordsWithin(words, sentence);
    if (own.some(isOther) || hintsFor(source)(sentence.text, "not")) continue;
    const said = addressesIn(sentence.text);
    const pairs = said.flatMap((now) => {
      const there = pageTexts(site.page).flatMap(({ text }) =>
        addressesIn(text).filter((old) => isSameStreet(old, now)),
      );
      const olds = [...new Set(there.map(({ number }) => number))];
      return olds.length === 1 && olds[0] !== now.number ? [{ now, old: there }] : [];
    });
    const [only, ...others] = pairs;
    if (!only || others.length > 0) continue;
    const [from, ...more] = [...new Set(only.old.map(({ text }) => text))];
    if (!from || more.length > 0) continue;
    const to = from.replace(only.old[0]!.number, only.now.number);
    const end = isEverywhere ? next.end : sentence.end;
    return { start: sentence.start, end, call: call(replaceWords, { from, to }, to), isCloser: true };
  }
  return null;
};

const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "colour") ||
  means(word, "fact", "price", "percent", "email", "url") ||
  (means(word, "verb", "remove", "hide", "swap", "copy", "link", "add") && !means(word, "light"));

const addressesIn = (text: string): Address[] =>
  [...text.matchAll(BEHIND), ...text.matchAll(BEFORE)].map(({ 0: all, groups }) => ({
    street: groups!.street!.toLowerCase(),
    number: groups!.number!.trim(),
    text: all,
  }));

/** The last words of both are the same: what stands before them may be of the sentence. */
const isSameStreet = (one: Address, other: Address): boolean =>
  one.street === other.street || one.street.endsWith(` ${other.street}`) || other.street.endsWith(` ${one.street}`);
