import { replaceWords } from "../../../operations/text/replace-words";
import type { OpenedSite } from "../../../operations/opened-site";
import { call } from "../call";
import type { Call } from "../pattern";
import { hintsFor, type Hints } from "../gist/hints";
import { means, type Word } from "../word";
import { cueIn } from "../words/told-cues";
import type { Told, ToldReader } from "./part";
import { segmentsOf } from "./segments";
import { pageTexts, wordsIn } from "./text-likeness";

const WAS = new RegExp(`^(?:${cueIn("was")})\\s(?<old>\\S.{1,60})$`, "iu");
const MOST_NEW = 6;

/** 'You can cancel up to one week before the start (was two weeks)': the words that stand there, in the same place. */
export const readWas: ToldReader = (words, source, { site }): Told | null => {
  const [segments, hints] = [segmentsOf(words, source), hintsFor(source)];
  for (const [at, bracket] of segments.entries()) {
    const said = segments[at - 1];
    const old = WAS.exec(source.slice(bracket.start, bracket.end))?.groups?.old;
    const isBracket = said !== undefined && source.slice(said.end, bracket.start).includes("(");
    if (!old || !isBracket || [...said.words, ...bracket.words].some(isOther)) continue;
    if (hints(source.slice(said.start, said.end), "not")) continue;
    const made = replaced(source.slice(said.start, said.end), old, site);
    // '…, the rest of the sentence stays'
    const rest = segments[at + 1];
    const isKept = rest !== undefined && saysRestStays(source.slice(rest.start, rest.end), hints);
    const closed = bracket.end + (source[bracket.end] === ")" ? 1 : 0);
    if (made) return { start: said.start, end: isKept ? rest.end : closed, call: made, isCloser: true };
  }
  return null;
};

const saysRestStays = (text: string, hints: Hints): boolean => hints(text, "rest") && hints(text, "keep");

/** What asks for something else than other words. */
export const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "colour") ||
  means(word, "fact", "price", "phone", "email", "url") ||
  (means(word, "verb", "remove", "hide", "add", "move", "swap", "copy", "link") && !means(word, "light"));

/** In the one text that has the old words, what is said now between the words that stand beside them. */
function replaced(said: string, old: string, { page }: OpenedSite): Call | null {
  const tokens = wordsIn(old);
  const places = pageTexts(page).flatMap((text) => startsOf(text.tokens, tokens).map((from) => ({ ...text, from })));
  const [only, ...others] = places;
  if (!only || others.length > 0) return null;
  const [before, behind] = [only.tokens[only.from - 1], only.tokens[only.from + tokens.length]];
  const all = [...said.matchAll(WORD)];
  const first = all.findIndex(({ 0: word }) => word.toLowerCase() === before);
  const last = all.findIndex(({ 0: word }, index) => index > first && word.toLowerCase() === behind);
  const now = first === -1 || last === -1 ? [] : all.slice(first + 1, last);
  if (now.length === 0 || now.length > MOST_NEW) return null;
  const to = said.slice(now[0]!.index, now.at(-1)!.index + now.at(-1)![0].length);
  const shown = [...only.text.matchAll(WORD)].slice(only.from, only.from + tokens.length);
  const from = only.text.slice(shown[0]!.index, shown.at(-1)!.index + shown.at(-1)![0].length);
  const within = { nodes: [only.node], name: `the text “${only.text.slice(0, LONGEST_NAME)}”`, selector: null };
  return from === to ? null : call(replaceWords, { from, to, within }, to);
}
const WORD = /\p{L}[\p{L}\p{M}]*|\d+/gu;
const LONGEST_NAME = 60;

const startsOf = (all: readonly string[], own: readonly string[]): number[] =>
  all.flatMap((_, from) => (own.every((token, at) => all[from + at] === token) ? [from] : []));
