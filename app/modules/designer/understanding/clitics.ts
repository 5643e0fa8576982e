import type { RequestLanguage } from "~/lib/languages";
import { saidWords } from "./said-lexicon";

/** Pronouns that grow on a verb, and what each says: 'quítalo', 'toglila', 'spostami'. */
const GROWN: Partial<Record<RequestLanguage, Record<string, string>>> = {
  es: {
    lo: "reference:it",
    la: "reference:it",
    los: "reference:them",
    las: "reference:them",
    me: "light:filler",
    nos: "light:filler",
  },
  it: {
    lo: "reference:it",
    la: "reference:it",
    li: "reference:them",
    le: "reference:them",
    mi: "light:filler",
    ci: "light:filler",
  },
};

/** Where an unknown word parts into a verb and the pronoun that has grown on it; null when it does not. */
export function cliticAt(
  word: string,
  language: RequestLanguage,
): { first: string; second: string; at: number } | null {
  for (const [pronoun, second] of Object.entries(GROWN[language] ?? {})) {
    if (!word.endsWith(pronoun)) continue;
    const at = word.length - pronoun.length;
    const first = verbOf(word.slice(0, at), language);
    if (first) return { first, second, at };
  }
  return null;
}

/** 'quíta-' has the stress of the longer word, 'toglier-' has lost its end. */
function verbOf(stem: string, language: RequestLanguage): string | undefined {
  const plain = stem
    .normalize("NFD")
    .replace(/\u0301/g, "")
    .normalize("NFC");
  return [stem, plain, `${stem}e`]
    .map((each) => saidWords(language).get(each))
    .find((senses) => senses?.split(" ").some((sense) => sense.startsWith("verb:")));
}
