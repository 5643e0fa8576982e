import { replaceWords } from "../../../operations/text/replace-words";
import type { OpenedSite } from "../../../operations/opened-site";
import { call } from "../call";
import type { Call } from "../pattern";
import { withoutTalkBehind } from "../own-words";
import { means, type Word } from "../word";
import { cueIn } from "../words/told-cues";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";
import { pageTexts, wordsIn, type WordedText } from "./text-likeness";

const WHERE = new RegExp(
  `(?<!\\p{L})(?:${cueIn("whereSays")})\\s(?<said>[^.!?;:"“”«»]{5,120}?)[,\\s]{1,2}(?:${cueIn("shouldSay")}|${cueIn("hasToBe")})\\s(?=\\p{Ll})`,
  "iu",
);
const LEAST_WORDS = 3;
const MOST_NEW = 6;

/** 'Where it says we send the proof by fax it has to say by post': what is told begins as the words that it replaces. */
export const readSaidLoosely: ToldReader = (words, source, { site }): Told | null => {
  for (const { text, start, end } of sentencesOf(source)) {
    const found = WHERE.exec(text);
    if (!found || wordsWithin(words, { start: start + found.index, end }).some(isOther)) continue;
    const from = found.index + found[0].length;
    const now = withoutTalkBehind(text.slice(from).replace(/[.!]$/, ""), source);
    const made = replaced(found.groups!.said!, now, site);
    if (made) return { start: start + found.index, end: start + from + now.length, call: made, isCloser: true };
  }
  return null;
};

const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "colour") ||
  means(word, "fact") ||
  (means(word, "verb", "remove", "hide", "move", "swap", "copy", "link") && !means(word, "light"));

/** The last words that are said of one text of the page alone, from the one on with which the new words begin. */
function replaced(said: string, now: string, { page }: OpenedSite): Call | null {
  const [tokens, next] = [wordsIn(said), wordsIn(now)];
  const from = tokens.lastIndexOf(next[0] ?? "");
  const old = from === -1 ? [] : tokens.slice(from);
  if (old.length < 2 || next.length < 2 || next.length > MOST_NEW || /[,;:]/.test(now)) return null;
  const places = pageTexts(page).filter(
    (text) => runAt(text, old) !== -1 && tokens.filter((token) => text.tokens.includes(token)).length >= LEAST_WORDS,
  );
  const [only, ...others] = places;
  if (!only || others.length > 0) return null;
  const shown = [...only.text.matchAll(/\p{L}[\p{L}\p{M}]*|\d+/gu)].slice(
    runAt(only, old),
    runAt(only, old) + old.length,
  );
  const gone = only.text.slice(shown[0]!.index, shown.at(-1)!.index + shown.at(-1)![0].length);
  const within = { nodes: [only.node], name: `the text “${only.text.slice(0, LONGEST_NAME)}”`, selector: null };
  return gone === now ? null : call(replaceWords, { from: gone, to: now, within }, now);
}
const LONGEST_NAME = 60;

const runAt = ({ tokens }: WordedText, run: readonly string[]): number =>
  tokens.findIndex((_, at) => run.every((token, nth) => tokens[at + nth] === token));
