import { splitSentences } from "../../../facts/sentences";
import type { OpenedSite } from "../../../operations/opened-site";
import { deleteWords } from "../../../operations/text/delete-words";
import { stems } from "../../built-in/find/words-of";
import { call } from "../call";
import { isTold } from "../gist/asks";
import { hintsFor } from "../gist/hints";
import { isAlike } from "../patterns/told-prices";
import { detectSaid } from "../said-lexicon";
import { isCommon } from "../slips";
import { means, type Word } from "../word";
import { cueIn } from "../words/told-cues";
import type { Told, ToldReader } from "./part";
import { segmentsOf, type Segment } from "./segments";
import { pageTexts } from "./text-likeness";

const SAYING = new RegExp(`^\\s(?:${cueIn("saying")})(?!\\p{L})`, "iu");

/** 'Take out the line that says we are closed in May', 'enlevez la phrase comme quoi on est abonné': a sentence by what it says. */
export const readSaidSentence: ToldReader = (words, source, { site }): Told | null => {
  const hints = hintsFor(source);
  for (const segment of segmentsOf(words, source)) {
    const parts = partsOf(segment, source);
    const removes = (word: Word) => means(word, "verb", "remove") || hints(word.text, "remove");
    if (!parts || segment.words.some(isOther)) continue;
    const { frame, said } = parts;
    const at = segment.words.findIndex(removes);
    const text = source.slice(segment.start, frame.at(-1)!.end);
    const isAsked = at !== -1 && !isTold(segment.words, at, hints) && !hints(text, "not") && !hints(text, "keep");
    if (!isAsked || isPlace(segment.words.slice(at + 1), frame.at(-1)!)) continue;
    const found = sentenceSaid(
      said.filter((word) => !removes(word)),
      source,
      site,
    );
    if (found) return { ...segment, call: call(deleteWords, found, found.words), isCloser: true };
  }
  return null;
};

/** 'Remove her from the paragraph about the practice': something else goes, and the sentence is where it stands. */
function isPlace(behind: readonly Word[], sentence: Word): boolean {
  const between = behind.slice(0, Math.max(0, behind.indexOf(sentence)));
  return between.some(
    (word, at) =>
      word.senses.length === 0 ||
      means(word, "thing") ||
      means(word, "fact") ||
      means(word, "reference", "it", "them") ||
      (at > 0 && means(word, "link", "from", "in")),
  );
}

/** What stands up to the word for a sentence, and what it is said to say. */
function partsOf({ words, end }: Segment, source: string): { frame: readonly Word[]; said: readonly Word[] } | null {
  const at = words.findIndex(
    (word) => means(word, "thing", "sentence", "line", "text", "paragraph") && SAYING.test(source.slice(word.end, end)),
  );
  if (at === -1) return null;
  const from = words[at]!.end + SAYING.exec(source.slice(words[at]!.end, end))![0].length;
  return { frame: words.slice(0, at + 1), said: words.filter(({ start }) => start >= from) };
}

const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "device") ||
  means(word, "scope", "only", "except") ||
  means(word, "link", "instead") ||
  (means(word, "verb", "replace", "move", "swap", "copy") && !means(word, "light"));

const LEAST = 3;
/** So much of what is said has to stand in the sentence. */
const MOST_OF = 0.6;

/** Whether a text that goes is not the sentence that some words tell by what it says. */
export function isOtherThanSaid(text: string, words: readonly Word[], source: string): boolean {
  const parts = segmentsOf(words, source).flatMap((segment) => partsOf(segment, source) ?? []);
  const wanted = parts.flatMap(({ said }) => telling(said, source));
  return wanted.length > 0 && (splitSentences(text).length > 1 || hits(text, wanted) < wanted.length * MOST_OF);
}

const hits = (text: string, wanted: readonly string[]): number => {
  const known = stems(text);
  return wanted.filter((each) => known.some((other) => isAlike(other, each))).length;
};

/** The words that tell one sentence from others. */
function telling(words: readonly Word[], source: string): string[] {
  const language = detectSaid(source);
  const own = words.filter(
    ({ text, senses }) =>
      text.length >= LEAST &&
      !isCommon(text.toLowerCase(), language) &&
      senses.every(({ kind }) => kind === "thing" || kind === "verb" || kind === "fact" || kind === "colour"),
  );
  return own.flatMap(({ text }) => stems(text));
}

/** The one sentence of the page that has most of these words. */
function sentenceSaid(words: readonly Word[], source: string, { page }: OpenedSite) {
  const wanted = telling(words, source);
  if (wanted.length === 0) return null;
  const all = pageTexts(page).flatMap(({ node, text }) =>
    splitSentences(text).map((sentence) => ({ node, words: sentence.text, has: hits(sentence.text, wanted) })),
  );
  const most = Math.max(0, ...all.map(({ has }) => has));
  const [only, ...others] = all.filter(({ has }) => has === most);
  const isEnough = most >= Math.min(2, wanted.length) && most >= wanted.length * MOST_OF;
  return only && others.length === 0 && isEnough ? { node: only.node, words: only.words } : null;
}
