import type { PageLanguage } from "~/lib/languages";
import { addressTokens } from "../../../facts/address-tokens";
import { dateTokens } from "../../../facts/date-tokens";
import { hoursTokens } from "../../../facts/hours-tokens";
import { FULL_NAME } from "../../../facts/person-words";
import { priceVocabulary } from "../../../facts/prices/price-vocabulary";
import { tokenize } from "../../../facts/reading/tokenize";
import { openingPatterns } from "../opening-phrases";
import { TOPIC_SENSES } from "./topic-senses";

/** In Arabic the article and "and" are one with the word behind them. */
const SENSES = Object.entries(TOPIC_SENSES).map(
  ([sense, words]) => [sense, new RegExp(`(?<![\\p{L}\\p{M}])(?:و?ال|و|ب)?(?:${words})`, "iu")] as const,
);
const NAME = new RegExp(FULL_NAME, "u");
const YEAR = /(?<!\p{Nd})(?:1[89]\p{Nd}\p{Nd}|20[0-4]\p{Nd})(?!\p{Nd})/u;
const LONGEST = 400;
/** They say more than letters, of which there are hundreds. */
const WEIGHS = ["a", "b", "c", "d", "e", "f"];

/** What a sentence says that means the same in every language. Training and reading see the same. */
export function topicFindings(sentence: string, language: PageLanguage): string[] {
  const text = sentence.slice(0, LONGEST);
  const { speaks, introduces } = openingPatterns(language);
  const senses = SENSES.flatMap(([sense, words]) => (words.test(text) ? sense : []));
  const found = new Set([
    ...hoursTokens(text).map(({ kind }) => `hours ${kind}`),
    ...dateTokens(text).map(({ kind }) => `date ${kind}`),
    ...addressTokens(text).map(({ kind }) => `address ${kind}`),
    ...tokenize(text, priceVocabulary(language)).map(({ kind }) => `price ${kind}`),
    ...senses,
    ...senses.flatMap((sense, at) => senses.slice(at + 1).map((other) => `${sense} ${other}`)),
    ...(NAME.test(text) ? ["name"] : []),
    ...(YEAR.test(text) ? ["year"] : []),
    ...(speaks.test(text) ? ["speaks"] : []),
    ...(introduces.test(text) ? ["introduces"] : []),
  ]);
  return [...found].flatMap((each) => WEIGHS.map((weight) => `${weight} ${each}`));
}
