import type { RequestLanguage } from "~/lib/languages";
import { saidWords } from "./said-lexicon";
import { isShade } from "./shades";

/** Languages that write two words as one. */
const COMPOUNDING: ReadonlySet<RequestLanguage> = new Set(["de", "nl"]);
const LEAST_LETTERS = 3;
/** What German and Dutch put between two nouns. */
const JOINTS = ["", "s", "n", "en", "e", "es"];
/** What a colour ends in beside a noun: 'dunkelgrünem'. */
const ENDINGS = ["", "e", "en", "er", "es", "em"];
/** The first word of a compound stands for itself; the second says what of it is meant. */
const FIRST = /^thing:/;
const SECOND = /^(?:thing|property):/;

/** Two words that were written as one: what each means, and where the second begins. */
export interface Compound {
  first: string;
  second: string;
  at: number;
}

/** Where an unknown word parts into two known ones, as in 'Buttonfarbe' and 'hellgrau'; null when it does not. */
export function compoundAt(word: string, language: RequestLanguage): Compound | null {
  if (!COMPOUNDING.has(language)) return null;
  for (let at = word.length - LEAST_LETTERS; at >= LEAST_LETTERS; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)] as const;
    const found = colour(...parts, language) ?? noun(...parts, language);
    if (found) return { ...found, at };
  }
  return null;
}

type Parts = Omit<Compound, "at"> | null;

function noun(start: string, end: string, language: RequestLanguage): Parts {
  const words = saidWords(language);
  const second = words.get(end);
  if (!second || !SECOND.test(second)) return null;
  const first = JOINTS.filter((joint) => start.endsWith(joint))
    .map((joint) => words.get(start.slice(0, start.length - joint.length)))
    .find((senses) => senses !== undefined && FIRST.test(senses));
  return first ? { first, second } : null;
}

function colour(start: string, end: string, language: RequestLanguage): Parts {
  const shade = colourIn(start, language);
  if (!shade || !isShade(shade)) return null;
  const named = ENDINGS.filter((ending) => end.endsWith(ending))
    .map((ending) => colourIn(end.slice(0, end.length - ending.length), language))
    .find((name) => name !== undefined && !isShade(name));
  return named ? { first: `colour:${shade}`, second: `colour:${named}` } : null;
}

const colourIn = (word: string, language: RequestLanguage) =>
  saidWords(language)
    .get(word)
    ?.split(" ")
    .find((sense) => sense.startsWith("colour:"))
    ?.slice("colour:".length);
