import { remembered } from "~/lib/remembered";
import { CLAUSE_WORDS, type ClauseWord } from "./person-clause-words";
import { lexiconOf } from "./reading/lexicon";
import { tokenize, type Token, type Vocabulary } from "./reading/tokenize";

const vocabulary = remembered(
  (language: string): Vocabulary<ClauseWord> => ({
    lexicon: lexiconOf(CLAUSE_WORDS, language),
    recognisers: [],
    signs: {},
  }),
);

/** The words of a sentence with what those mean that speak of people. */
export const clauseTokens = (text: string, language: string): Token<ClauseWord>[] =>
  tokenize(text, vocabulary(language));
