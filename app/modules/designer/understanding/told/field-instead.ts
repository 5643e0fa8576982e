import { controlsOf, type Control } from "../../../operations/form/controls";
import { hasForeignForm } from "../../../operations/form/edit-form";
import { setControl } from "../../../operations/form/set-control";
import { replaceWords } from "../../../operations/text/replace-words";
import { numberOf } from "../../../markup/element";
import type { OpenedSite } from "../../../operations/opened-site";
import { call } from "../call";
import { together } from "../patterns/style/together";
import { means } from "../word";
import { cueIn, wordsSaid } from "../words/told-cues";
import { typeOf } from "./form-fields";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";
import { wordsIn } from "./text-likeness";

const FIELD = "box|field|feld|kästchen|casilla|campo|case|champ|casella|caixa|vakje|veld";
const INSTEAD = "instead|stattdessen|en su lugar|à la place|al suo posto|no lugar|in plaats daarvan";
const MAKES =
  "make|turn|change|mach|mache?t? aus|ändere?|haz|cambia|convierte|faites|mettez|changez|fai|cambia|metti|faz|muda|troca|maak|verander";
const THAT = new RegExp(
  `(?<!\\p{L})(?:${MAKES})\\s(?:that|this|the|diese[smn]?|das|dem|ese|esa|este|esta|cette|ce|quel(?:la)?|questo|questa|esse|essa|dat|die|het)\\s(?:${FIELD})\\s(?:(?:into|to|zu|en|in|un|een|an?)\\s){0,2}(?<label>\\p{Lu}[\\p{L}-]{2,24}(?:\\s\\p{L}[\\p{L}-]{1,20})?)(?:\\s(?:${INSTEAD}))(?!\\p{L})`,
  "iu",
);
const MUST = wordsSaid(cueIn("mustFill"));
const MUST_TOO =
  /(?<!\p{L})(?:have to fill it in|has to be filled in|must fill it in|pflicht|obligatori[oa]|obligatoire|obrigatóri[oa]|verplicht)(?!\p{L})/iu;
const SAME_PLACE =
  /(?<!\p{L})(?:same place|gleiche stelle|selben stelle|mismo sitio|mismo lugar|même (?:place|endroit)|stesso posto|mesmo lugar|zelfde plek)(?!\p{L})/iu;
const MOST_BACK = 2;

/** 'Who has a fax? In the quote form, make that box Email instead. Same place, and they have to fill it in': a field that was named before. */
export const readFieldInstead: ToldReader = (words, source, { site }): Told | null => {
  if (!hasForeignForm(site)) return null;
  const sentences = sentencesOf(source);
  for (const [at, { text, start, end }] of sentences.entries()) {
    const label = THAT.exec(text)?.groups?.label;
    const before = sentences.slice(Math.max(0, at - MOST_BACK), at + 1);
    const field = label && fieldSaid(before.map((each) => each.text).join(" "), label, site);
    if (!label || !field || wordsWithin(words, { start, end }).some((word) => means(word, "literal"))) continue;
    const next = sentences[at + 1];
    const isOfIt = next !== undefined && (SAME_PLACE.test(next.text) || MUST_TOO.test(next.text));
    const required = [text, isOfIt ? next.text : ""].some((each) => MUST.test(each) || MUST_TOO.test(each));
    return {
      start: before[0]!.start,
      end: isOfIt ? next.end : end,
      call: changed(field, label, required, site),
      isCloser: true,
    };
  }
  return null;
};

/** The one field of one line whose label is said whole. */
function fieldSaid(said: string, label: string, { page }: OpenedSite): Control | null {
  const tokens = wordsIn(said);
  const own = wordsIn(label);
  const named = controlsOf(page).filter(({ label: each, element }) => {
    const known = wordsIn(each);
    return (
      element.tagName === "input" &&
      known.length > 0 &&
      known.join() !== own.join() &&
      known.every((word) => tokens.includes(word))
    );
  });
  // 'Like name and phone' names others: what is to be another was named first.
  const [first] = named.toSorted((a, b) => tokens.indexOf(wordsIn(a.label)[0]!) - tokens.indexOf(wordsIn(b.label)[0]!));
  return first && named.length === 1 ? first : null;
}

function changed(field: Control, label: string, required: boolean, { page }: OpenedSite) {
  const wrapper = numberOf(page, field.wrapper)!;
  const within = { nodes: [wrapper], name: "the form", selector: null };
  return together([
    call(replaceWords, { from: field.label, to: label, within }, label),
    call(setControl, { node: field.node, type: typeOf(label), ...(required && { required }) }, label),
  ]);
}
