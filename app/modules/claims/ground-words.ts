import { honourWords } from "./find-honour-claims";
import { nameWords } from "./find-person-claims";
import type { Ground } from "./ground";
import { plainWord, plainWords, triplesOf } from "./plain-text";

/** So many words may stand between two of a name: "Tom Baker" is in "Tom and Sue Baker" too. */
const GAP = 2;

/**
 * All words of the name stand together in the owner's text, in this order; an initial stands for any name that begins
 * so.
 */
export const groundPerson: Ground = ({ text }, { lines }) => {
  const wanted = nameWords(text).map((word) => word.replace(/^و(?=\p{L}{3})/u, ""));
  return wanted.length === 0
    ? undefined
    : lines.find(({ plainWords: words }) =>
        words.some((word, at) => isSame(wanted[0]!, word) && follows(words, at, wanted.slice(1))),
      );
};

function follows(words: string[], at: number, wanted: string[]): boolean {
  if (wanted.length === 0) return true;
  const next = words.slice(at + 1, at + 2 + GAP).findIndex((word) => isSame(wanted[0]!, word));
  return next >= 0 && follows(words, at + 1 + next, wanted.slice(1));
}

const isSame = (word: string, given: string) =>
  given === word || (word.length === 1 && given.startsWith(word)) || `و${word}` === given;

/**
 * Of a quotation's triples of words nearly all stand in the owner's text: a word may be left out, not another put in.
 */
const SHARE = 0.9;

/** What somebody says must stand in the owner's text as it is quoted. */
export const groundTestimonial: Ground = ({ text }, { sources, lines }) => {
  const wanted = plainWords(text);
  const triples = triplesOf(wanted);
  const source = sources.find(
    (each) =>
      each.plainWords.join(" ").includes(wanted.join(" ")) ||
      (triples.length > 8 && shareIn(triples, each.triples) >= SHARE),
  );
  const line =
    source &&
    lines
      .filter((each) => each.source === source)
      .toSorted(
        (a, b) =>
          shareIn(triplesOf(b.plainWords), new Set(triples)) - shareIn(triplesOf(a.plainWords), new Set(triples)),
      )[0];
  return line;
};

const shareIn = (triples: string[], known: ReadonlySet<string>) =>
  triples.length === 0 ? 0 : triples.filter((each) => known.has(each)).length / triples.length;

/** So many lines around a word for an award or licence may hold its name and number. */
const NEAR = 2;
const IDLE = new Set(
  "the of a an and in by for our with as we is are der die das des dem den und als mit von für im in nach ist wir el la los las de del por en con un una le les du et par que lo its their award awards rated named"
    .split(" ")
    .map(plainWord),
);

/**
 * An award or certification stands in the owner's text: a line that speaks of one, and near it each name and number of
 * the claim; one without a name shares a word with that line, or is in another language.
 */
export const groundHonour: Ground = ({ kind, text, lang }, { lines }) => {
  const honour = kind === "award" ? "award" : "certification";
  const claim: Honour = { words: plainWords(text), names: namesIn(text), trigger: honourWords(honour, text) };
  return lines.find((line, index) => {
    const speaksOfIt = line.speaksOf(honour);
    // Without a word for it, a line must at least hold one of the claim's.
    if (!speaksOfIt && !claim.words.some((word) => line.plainWords.includes(word))) return false;
    const near = lines
      .slice(Math.max(0, index - NEAR), index + NEAR + 1)
      .flatMap((other) => (other.source === line.source ? other.plainWords : []));
    return saysSame(claim, near, { speaksOfIt, isSameLanguage: lang === undefined || lang === line.source.lang });
  });
};

/** Gold is not silver, and who was shortlisted did not win. */
const STRICT = /^(?:gold|silver|bronze|silber|oro|plata|finalists?|shortlisted|outstanding|winners?)$/;

function namesIn(text: string): string[] {
  const words = Array.from(text.matchAll(/[\p{L}&]+|\d+/gu), ({ 0: word, index }) => ({
    word,
    plain: plainWord(word),
    index,
  }));
  return words
    .filter(
      ({ word, plain, index }) =>
        !IDLE.has(plain) && ((index > 0 && /^\p{Lu}/u.test(word)) || /\d|^\p{Lu}{2}/u.test(word) || STRICT.test(plain)),
    )
    .map(({ plain }) => plain);
}

interface Honour {
  words: string[];
  names: string[];
  trigger: string[];
}

function saysSame(
  { words, names, trigger }: Honour,
  near: string[],
  { speaksOfIt, isSameLanguage }: { speaksOfIt: boolean; isSameLanguage: boolean },
): boolean {
  const stems = new Set(near.map(stem));
  const pairs = new Set(near.map((word, at) => `${stem(near[at - 1] ?? "")} ${word}`));
  // A short number is only that of the word before it: "level 3", "ISO 9001".
  const holds = (word: string) =>
    /^\d{1,2}$/.test(word) ? pairs.has(`${stem(words[words.indexOf(word) - 1] ?? "")} ${word}`) : stems.has(stem(word));
  const specific = words.filter((word) => !IDLE.has(word) && word.length > 1);
  if (!speaksOfIt)
    return (
      specific.some((word) => !trigger.includes(word)) &&
      specific.every((word) => trigger.includes(word) || holds(word)) &&
      names.every(holds)
    );
  if (!isSameLanguage) return names.filter((name) => /\d|^\p{L}{2,5}$/u.test(name)).every(holds);
  return names.every(holds) && specific.filter(holds).length >= specific.length / 2;
}

const stem = (word: string) => (/\d/.test(word) ? word : word.slice(0, 5));
