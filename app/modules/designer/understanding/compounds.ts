import { saidWords } from "./said-lexicon";
import type { SaidLanguage } from "./words/said-tables";

/** Languages that write two nouns as one word. */
const COMPOUNDING: ReadonlySet<SaidLanguage> = new Set(["de", "nl"]);
const LEAST_LETTERS = 3;
/** What German and Dutch put between the two. */
const JOINTS = ["", "s", "n", "en", "e", "es"];
/** The first word of a compound stands for itself; the second says what of it is meant. */
const FIRST = /^thing:/;
const SECOND = /^(?:thing|property):/;

/** Where an unknown word parts into two known ones, as in 'Buttonfarbe' and 'Überschriftengröße'; null when it does not. */
export function compoundAt(word: string, language: SaidLanguage): { first: string; second: string; at: number } | null {
  if (!COMPOUNDING.has(language)) return null;
  const words = saidWords(language);
  for (let at = word.length - LEAST_LETTERS; at >= LEAST_LETTERS; at -= 1) {
    const second = words.get(word.slice(at));
    if (!second || !SECOND.test(second)) continue;
    const first = JOINTS.filter((joint) => word.slice(0, at).endsWith(joint))
      .map((joint) => words.get(word.slice(0, at - joint.length)))
      .find((senses) => senses !== undefined && FIRST.test(senses));
    if (first) return { first, second, at };
  }
  return null;
}
