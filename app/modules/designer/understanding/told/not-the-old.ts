import { capitalised } from "../../../language/capitalised";
import { replaceWords } from "../../../operations/text/replace-words";
import type { OpenedSite } from "../../../operations/opened-site";
import { call } from "../call";
import { hintsFor } from "../gist/hints";
import type { Call } from "../pattern";
import { means, type Word } from "../word";
import type { Told, ToldReader } from "./part";
import { segmentsOf } from "./segments";
import { pageTexts, wordsIn, type WordedText } from "./text-likeness";
import { isOther } from "./was";

const NOT = "not|no longer|nicht(?: mehr)?|y no|no|e non|non|et pas|pas|plus|e não|não|nao|en niet|niet(?: meer)?";
const BEHIND = new RegExp(`^(?<said>.{3,160}?),?\\s(?:${NOT})\\s(?<old>\\S{1,30}(?:\\s\\S{1,30})?)$`, "iu");

/** 'It's three pairs of hands at the top, not four': the word that stands before the same words gives way. */
export const readNotTheOld: ToldReader = (words, source, { site }): Told | null => {
  const [segments, hints] = [segmentsOf(words, source), hintsFor(source)];
  for (const [at, segment] of segments.entries()) {
    const next = segments[at + 1];
    const ends = next && !next.isFirst ? [segment.end, next.end] : [segment.end];
    for (const end of ends) {
      const found = BEHIND.exec(source.slice(segment.start, end))?.groups;
      const own = words.filter((word) => word.start >= segment.start && word.end <= end);
      if (!found || own.some(isOther) || hints(found.said!, "not") || hints(found.said!, "keep")) continue;
      const made = replaced(found.said!, found.old!, own, site);
      if (made) return { start: segment.start, end, call: made, isCloser: true };
    }
  }
  return null;
};

/** So many of the words behind the old one have to be said again. */
const LEAST_SAME = 2;

/** Where the page says the old words before others that are said as well, in one text alone. */
function replaced(said: string, old: string, words: readonly Word[], { page }: OpenedSite): Call | null {
  const [now, gone] = [wordsIn(said), wordsIn(old)];
  const places = pageTexts(page).flatMap((text) => placesIn(text, gone, now));
  const [only, ...others] = places;
  if (!only || others.length > 0) return null;
  const shown = [...only.text.matchAll(WORD)].slice(only.from, only.from + gone.length);
  const from = only.text.slice(shown[0]!.index, shown.at(-1)!.index + shown.at(-1)![0].length);
  const spoken = [...said.matchAll(WORD)].slice(only.at - gone.length, only.at);
  const plain = said.slice(spoken[0]!.index, spoken.at(-1)!.index + spoken.at(-1)![0].length);
  // 'Is 45 before we close, not one hour' is half of an amount.
  const isHalf = words.some((word) => means(word, "verb", "be") && spoken.some(([each]) => each === word.text));
  if (isHalf) return null;
  const to = /^\p{Lu}/u.test(from) ? capitalised(plain) : plain;
  const within = { nodes: [only.node], name: `the text “${only.text.slice(0, LONGEST_NAME)}”`, selector: null };
  return from === to ? null : call(replaceWords, { from, to, within }, to);
}
const WORD = /\p{L}[\p{L}\p{M}]*|\d+/gu;
const LONGEST_NAME = 60;

interface Place extends WordedText {
  /** Where the old words stand in the text. */
  from: number;
  /** Where the words behind them stand in what is said. */
  at: number;
}

function placesIn(text: WordedText, gone: readonly string[], now: readonly string[]): Place[] {
  return text.tokens.flatMap((_, from) => {
    if (gone.length === 0 || !gone.every((token, index) => text.tokens[from + index] === token)) return [];
    const behind = text.tokens.slice(from + gone.length, from + gone.length + LEAST_SAME);
    if (behind.length < LEAST_SAME) return [];
    const at = now.findIndex(
      (_word, index) => index >= gone.length && behind.every((token, nth) => now[index + nth] === token),
    );
    return at === -1 ? [] : [{ ...text, from, at }];
  });
}
