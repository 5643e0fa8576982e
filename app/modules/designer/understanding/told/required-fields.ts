import { controlsOf, type Control } from "../../../operations/form/controls";
import { requireControl } from "../../../operations/form/require-control";
import { call } from "../call";
import { hintsFor } from "../gist/hints";
import { means, type Word } from "../word";
import { cueIn, wordsSaid } from "../words/told-cues";
import type { Told, ToldReader } from "./part";
import { segmentsOf, sentenceUpTo } from "./segments";
import { wordsIn } from "./text-likeness";

const MUST = wordsSaid(`${cueIn("mustFill")}|fill it in`);
const NOT = "not|no longer|nicht(?: mehr)?|keine?n?|ya no|no|non(?: più)?|plus|pas|não(?: é)?|niet(?: meer)?|geen";
const NEED_NOT = new RegExp(
  `(?<!\\p{L})(?:${NOT})\\s(?:(?:be|to be|sein|ser|être|essere|zijn|es|est|è|é|a|an|eine?)\\s)?(?:${cueIn("mustFill")})(?!\\p{L})`,
  "iu",
);

/** 'They keep leaving the date empty so make them fill it in', 'Telefon soll keine Pflicht mehr sein': a field that is there. */
export const readRequiredField: ToldReader = (words, source, { site }): Told | null => {
  const controls = controlsOf(site.page);
  const segments = controls.length === 0 ? [] : segmentsOf(words, source);
  const hints = hintsFor(source);
  for (const [at, segment] of segments.entries()) {
    const text = source.slice(segment.start, segment.end);
    if (!MUST.test(text) || segment.words.some(isOther)) continue;
    const isFreed = NEED_NOT.test(text);
    // Any other denial may be of anything.
    if (!isFreed && hints(text, "not")) continue;
    for (const from of sentenceUpTo(segments, at).slice(-MOST_SEGMENTS).toReversed()) {
      const own = words.filter(({ start, end }) => start >= from.start && end <= segment.end);
      const field = own.some(isOther) ? null : named(own, controls);
      const made = field && call(requireControl, { node: field.node, required: !isFreed }, field.label);
      if (made) return { start: from.start, end: segment.end, call: made, isCloser: true };
    }
  }
  return null;
};
const MOST_SEGMENTS = 2;

/** What asks for a new field, or for something else of one. */
const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "colour") ||
  means(word, "verb", "add", "put", "remove", "hide", "move", "rename", "replace") ||
  means(word, "link", "before", "after", "between", "below");

/** The one field whose label is said whole. */
function named(words: readonly Word[], controls: readonly Control[]): Control | null {
  const said = new Set(words.flatMap(({ text }) => wordsIn(text)));
  const found = controls.filter(({ label }) => label !== "" && wordsIn(label).every((each) => said.has(each)));
  return found.length === 1 ? found[0]! : null;
}
