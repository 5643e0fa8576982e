import type { RequestLanguage } from "~/lib/languages";
import { findVerb } from "./read-pieces";
import { PARTICLES } from "./words/particles";
import { means, type Word } from "./word";

/** Words with the particle of a verb read together with it, wherever the clause ends: 'take the last review off, please'. */
export function withParticles(words: readonly Word[], language: RequestLanguage): Word[] {
  const result = [...words];
  for (let from = 0; from < words.length; ) {
    const sign = words.slice(from).findIndex((word) => means(word, "light", "comma", "stop"));
    const isSwap = words
      .slice(from, sign === -1 ? words.length : from + sign)
      .some((word) => means(word, "verb", "swap"));
    // What is swapped is two things.
    const length = words.slice(from).findIndex((word) => endsClause(word) && !(isSwap && means(word, "light", "and")));
    const to = length === -1 ? words.length : from + length;
    join(result, from, to, language);
    from = to + 1;
  }
  return result;
}

const endsClause = (word: Word) => means(word, "light", "comma", "stop", "and");

/** Reads a clause's last word as the particle of its verb; what stands between stays as it is. */
function join(words: Word[], from: number, to: number, language: RequestLanguage): void {
  const clause = words.slice(from, to);
  const last = clause.findLastIndex((word) => !means(word, "light", "polite") && !/^\P{L}$/u.test(word.text));
  if (last < 1) return;
  const verbAt = findVerb(clause);
  const found = PARTICLES[language].find(
    ({ words: said, verbs }) => isOneOf(said, clause[last]!) && verbs.some((verb) => isVerb(clause[verbAt], verb)),
  );
  if (!found) return;
  const verb: Word = { ...clause[last]!, senses: [{ kind: "verb", is: found.becomes }] };
  if (verbAt === -1) words[from + last] = verb;
  else {
    words[from + verbAt] = { ...clause[verbAt]!, senses: verb.senses };
    words[from + last] = { ...clause[last]!, senses: [{ kind: "light", is: "filler" }] };
  }
}

const isOneOf = (said: string, { text }: Word) => said.split("|").includes(text.toLowerCase());

const isVerb = (word: Word | undefined, verb: string | null): boolean =>
  verb === null
    ? word === undefined
    : word !== undefined && (word.text.toLowerCase() === verb || means(word, "verb", verb as never));
