import { setDescription } from "../../../operations/head/set-description";
import { setTitle } from "../../../operations/head/set-title";
import { call } from "../call";
import { hintsFor } from "../gist/hints";
import { searchesIn } from "../patterns/told-head";
import { together } from "../patterns/style/together";
import { means, type Word } from "../word";
import { cueIn } from "../words/told-cues";
import { sentencesOf, wordsWithin, type MessageSentence } from "./message";
import type { Told, ToldReader } from "./part";

const FIRST =
  "(?:first|top|blue|big|upper) (?:line|one)|title|erste zeile|obere zeile|titel|primera línea|título|première ligne|ligne bleue|titre|prima riga|titolo|primeira linha|eerste regel|kop";
const SHOULD = `${cueIn("hasToBe")}|${cueIn("shouldSay")}|soll|sollte|muss|moet`;
const TEXT =
  "text|line|bit|words|sentence|zeile|satz|texto|línea|frase|texte|ligne|phrase|testo|riga|linha|tekst|regel|zin";
const UNDER =
  "under it|under that|underneath|underneath it|below it|below|darunter|debajo|en dessous|dessous|sotto|embaixo|abaixo|eronder|daaronder";
const PAIR = new RegExp(
  `(?<!\\p{L})(?:${FIRST})\\s?(?:${SHOULD})?(?:\\s?:)?\\s+(?<title>["“«„]?\\p{Lu}[^\\n]{2,120}?),?\\s(?:and|und|y|et|e|en)\\s(?:(?:\\p{L}{1,8}\\s){0,3}(?:${TEXT})\\s(?:${UNDER})|(?:${UNDER}))(?:\\s(?:${SHOULD}))?(?:\\s?:)?\\s+(?=["“«„]?\\p{Lu})`,
  "iu",
);
const LONGEST = 400;

/** 'If you search for us it comes up as …. First line should be A, and the grey text under it: B': both that a search shows. */
export const readHeadPair: ToldReader = (words, source): Told | null => {
  const sentences = sentencesOf(source);
  const at = sentences.findIndex(({ text }) => searchesIn(text));
  const found = at === -1 ? null : PAIR.exec(source.slice(sentences[at]!.start));
  if (!found) return null;
  const { start } = sentences[at]!;
  const from = start + found.index + found[0].length;
  const own = sentencesOf(source, from);
  const until = own.findIndex((sentence, nth) => nth > 0 && isOther(sentence, words, source));
  const end = own.slice(0, until === -1 ? undefined : until).at(-1)?.end ?? from;
  const [title, text] = [found.groups!.title!, source.slice(from, end)].map(unquoted);
  const frame = wordsWithin(words, { start, end: start + found.index });
  if (!title || !text || text.length > LONGEST || frame.some(isAsking)) return null;
  const made = together([
    call(setTitle, { text: title }, "browser title"),
    call(setDescription, { text }, "description"),
  ]);
  return { start, end, call: made, isCloser: true };
};

const unquoted = (text: string) => text.trim().replace(/^["“«„]\s?|\s?["”»]$/gu, "");
const isAsking = (word: Word) => means(word, "verb", "add", "remove", "hide", "replace");

/** A sentence behind that is none of the new words. */
const isOther = (sentence: MessageSentence, words: readonly Word[], source: string): boolean => {
  const own = wordsWithin(words, sentence);
  const hints = hintsFor(source);
  return (
    hints(sentence.text, "keep") ||
    own.every((word) => means(word, "light")) ||
    (own[0] !== undefined && means(own[0], "light", "and")) ||
    own.some((word) => means(word, "light", "modal"))
  );
};
