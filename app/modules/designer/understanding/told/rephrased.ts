import { metaContent } from "../../../operations/head/head-tags";
import { setDescription } from "../../../operations/head/set-description";
import { setText } from "../../../operations/text/set-text";
import type { OpenedSite } from "../../../operations/opened-site";
import { call } from "../call";
import { hintsFor } from "../gist/hints";
import { withoutTalkBehind, withoutVerbBehind } from "../own-words";
import { headTextIn } from "../patterns/told-head";
import { together } from "../patterns/style/together";
import type { Call } from "../pattern";
import { means, type Word } from "../word";
import { cueIn } from "../words/told-cues";
import { sentencesOf, wordsWithin, type MessageSentence } from "./message";
import type { Told, ToldReader } from "./part";
import { CLOSES } from "./said-there";
import { sharedInOrder, pageTexts, wordsIn, type WordedText } from "./text-likeness";

const OPENER = new RegExp(
  `(?<!\\p{L})(?:${cueIn("shouldSay")}|${cueIn("hasToBe")}|soll|sollte|muss|moet)(?:\\s?:)?\\s+(?:(?:${cueIn("just")})\\s)?(?=["“«„'‘]?\\p{Lu})`,
  "giu",
);
const BEGINS = /^["“«„'‘]?\p{Lu}/u;
const MOST_OPENERS = 4;
const MOST_SENTENCES = 3;
const LONGEST = 240;

/** 'It has to be Open Tue-Sat 9-17.30': the text of the page that begins so, and is mostly that, becomes what is said. */
export const readRephrased: ToldReader = (words, source, { site }): Told | null => {
  const sentences = sentencesOf(source);
  for (const opener of [...source.matchAll(OPENER)].slice(0, MOST_OPENERS)) {
    const from = opener.index + opener[0].length;
    const at = sentences.findLastIndex(({ start }) => start <= opener.index);
    const own = sentences[at]?.start ?? 0;
    const frame = wordsWithin(words, { start: own, end: opener.index });
    if (!BEGINS.test(source.slice(from)) || isOfOther(frame, source, own, opener.index)) continue;
    const ends = sentences
      .slice(at, at + MOST_SENTENCES)
      .map((sentence) => sentence.end)
      .filter((end) => end > from && end - from <= LONGEST);
    const found = mostAlike(source, from, ends, site);
    if (!found || source.slice(own, opener.index).includes(found.old)) continue;
    const start = at > 0 && speaksOf(found.old, sentences[at - 1]!, words, source) ? sentences[at - 1]!.start : own;
    const calls = found.nodes.map((node) => textCall(node, found.old, found.text));
    const again = sentences.find((sentence) => sentence.start >= found.end && isSameThere(sentence, words));
    const there = again && describedSo(found.old, found.text, site);
    return {
      start,
      end: there ? again.end : found.end,
      call: together([...calls, ...(there ? [there] : [])]),
      isCloser: true,
    };
  }
  return null;
};

const textCall = (node: number, old: string, text: string): Call =>
  call(setText, { target: { nodes: [node], name: `the text “${old}”`, selector: null }, text }, old);

/** What adds, moves or takes away, or is of the head of the page, is no text that becomes another. */
const isOfOther = (frame: readonly Word[], source: string, start: number, end: number): boolean =>
  frame.some((word) => means(word, "verb", "add", "remove", "hide", "move", "swap", "copy", "link")) ||
  headTextIn(source.slice(start, end)) !== null ||
  hintsFor(source)(source.slice(start, end), "missing");

/** The sentence before tells what is wrong with the text: two of its words, and nothing else is asked for. */
function speaksOf(old: string, before: MessageSentence, words: readonly Word[], source: string): boolean {
  const own = wordsWithin(words, before);
  const said = new Set(wordsIn(before.text).filter((token) => token.length >= LEAST_LETTERS));
  const isOfText = wordsIn(old).filter((token) => said.has(token)).length > 1;
  return isOfText && !isOfOther(own, source, before.start, before.end);
}
const LEAST_LETTERS = 4;

interface Alike {
  nodes: number[];
  old: string;
  text: string;
  end: number;
}

/** The words up to one of some ends, and the one text of the page that is most like them. */
function mostAlike(source: string, from: number, ends: readonly number[], { page }: OpenedSite): Alike | null {
  const said = ends.map((end) => {
    const whole = source.slice(from, end);
    const text = withoutVerbBehind(
      withoutTalkBehind(whole, source)
        .replace(CLOSES, "")
        .replace(/^["“«„'‘]|["”»’]$/gu, ""),
    );
    return { text, end: from + whole.indexOf(text) + text.length, tokens: wordsIn(text) };
  });
  const all = said
    .filter(({ tokens }) => tokens.length >= LEAST_WORDS)
    .flatMap((each) =>
      pageTexts(page)
        .filter(({ tokens }) => tokens.length >= LEAST_WORDS && tokens[0] === each.tokens[0])
        .map((other) => ({ ...each, other, like: sharedInOrder(each.tokens, other.tokens) })),
    );
  const best = Math.max(0, ...all.map(({ like }) => like));
  const [first, ...rest] = all.filter(({ like }) => like === best);
  const near = all.filter(({ like, other }) => like > best - CLEAR && other.text !== first?.other.text);
  if (!first || best < ALIKE || near.length > 0 || first.other.text === asWritten(first)) return null;
  if (holdsTalk(first, source)) return null;
  const nodes = [first, ...rest].filter(({ end }) => end === first.end).map(({ other }) => other.node);
  return { nodes: [...new Set(nodes)], old: first.other.text, text: asWritten(first), end: first.end };
}
const LEAST_WORDS = 3;
const ALIKE = 0.5;
const CLEAR = 0.15;

/** '…, service sounds like church', '(the others stay)': what only makes the words less alike may be no more of them. */
function holdsTalk({ text, other, like }: { text: string; other: WordedText; like: number }, source: string): boolean {
  const ends = [...text.matchAll(/,\s/g)].map(({ index }) => text.slice(0, index));
  const isLess = ends.some((short) => sharedInOrder(wordsIn(short), other.tokens) > like);
  return isLess || (/[()]/.test(text) && !/[()]/.test(other.text)) || hintsFor(source)(text, "keep");
}

/** With a full stop at its end where the page has one, and without where it has none. */
function asWritten({ text, other }: { text: string; other: { text: string } }): string {
  const bare = text.replace(/\.$/, "");
  return /\.$/.test(other.text) ? `${bare}.` : text.endsWith(".") ? bare : text;
}

/** 'The description Google shows has the same mistake in it, fix it there too'. */
const isSameThere = (sentence: MessageSentence, words: readonly Word[]): boolean =>
  headTextIn(sentence.text) === "description" &&
  wordsWithin(words, sentence).some((word) => means(word, "reference", "same", "too"));

/** What a search shows, with the old words in it replaced. */
function describedSo(old: string, text: string, { page }: OpenedSite): Call | null {
  const described = metaContent(page, "description");
  const at = described.toLowerCase().indexOf(old.toLowerCase());
  if (at === -1) return null;
  const now = described.slice(0, at) + text + described.slice(at + old.length);
  return call(setDescription, { text: now }, "description");
}
