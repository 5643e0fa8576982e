import { controlsOf, type Control } from "../../../operations/form/controls";
import { requireControl } from "../../../operations/form/require-control";
import { call } from "../call";
import { hintsFor } from "../gist/hints";
import { means, type Word } from "../word";
import { cueIn, wordsSaid } from "../words/told-cues";
import type { Told, ToldReader } from "./part";
import { segmentsOf, sentenceUpTo, segmentText } from "./segments";
import { wordsIn } from "./text-likeness";

/** 'Nicht mehr ausfüllen müssen', 'plus besoin de remplir': the verb alone says nothing of one field. */
const FILL =
  "ausfüllen (?:müssen|muss|müsst)|ausgefüllt werden müssen|tener que rellenar(?:lo|la)?|obligados a rellenar|besoin de (?:le |la )?remplir|obligés? de (?:le |la )?remplir|bisogno di compilar(?:e|lo|la)|obblig(?:o|ati) (?:di|a) compilar(?:e|lo|la)|precisar? (?:de )?preencher|verplicht in (?:te )?vullen|hoeven (?:in te vullen|invullen)|hoeft (?:in te vullen|ingevuld te worden)|have to (?:put|fill|give|enter)";
const MUST = wordsSaid(`${cueIn("mustFill")}|fill it in|${FILL}`);
const NOT = "not|no longer|nicht(?: mehr)?|keine?n?|ya no|no|non(?: più)?|plus|pas|não(?: é)?|niet(?: meer)?|geen";
const NEED_NOT = new RegExp(
  `(?<!\\p{L})(?:${NOT})\\s(?:(?:be|to be|sein|ser|être|essere|zijn|es|est|è|é|a|an|eine?)\\s)?(?:${cueIn("mustFill")}|${FILL})(?!\\p{L})|hoe(?:ft|ven)\\s(?:\\p{L}{1,12}\\s){0,2}(?:niet|geen)|(?:don't|dont|doesn't|do not|needn't) (?:have to|need to) (?:put|fill|give|enter)`,
  "iu",
);

/** 'They keep leaving the date empty so make them fill it in', 'Telefon soll keine Pflicht mehr sein': a field that is there. */
export const readRequiredField: ToldReader = (words, source, { site }): Told | null => {
  const controls = controlsOf(site.page);
  const segments = controls.length === 0 ? [] : segmentsOf(words, source);
  const hints = hintsFor(source);
  for (const [at, segment] of segments.entries()) {
    const text = segmentText(segment, source);
    if (!MUST.test(text) || segment.words.some(isOther)) continue;
    const isFreed = NEED_NOT.test(text);
    // Any other denial may be of anything.
    if (!isFreed && hints(text, "not")) continue;
    for (const from of sentenceUpTo(segments, at).slice(-MOST_SEGMENTS).toReversed()) {
      const own = words.filter(({ start, end }) => start >= from.start && end <= segment.end);
      // 'They have to put the postcode in, so make that one compulsory': what goes before only names it.
      const isPointed =
        from !== segment && segment.words.some((word) => means(word, "reference", "that", "this", "it"));
      const isMore = isPointed ? own.some((word) => isOther(word) && !means(word, "verb", "put")) : own.some(isOther);
      const field = isMore ? null : named(own, controls);
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
