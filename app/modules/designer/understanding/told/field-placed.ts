import { addFormField } from "../../../operations/form/add-form-field";
import { controlsOf, type Control } from "../../../operations/form/controls";
import { call } from "../call";
import { means, type Word } from "../word";
import { cueIn, wordsSaid } from "../words/told-cues";
import { typeOf } from "./form-fields";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";
import { wordsIn } from "./text-likeness";

const PUTS = `${cueIn("writes")}|add|füge?|setze?|añade|ajoutez|ajoute|aggiungi|adiciona|voeg`;
const RIGHT = "right|just|straight|directly|direkt|gleich|justo|juste|subito|logo|meteen|direct";
const SIDES = {
  after:
    "after|below|under|underneath|behind|nach|hinter|unter|después de(?:l)?|debajo de(?:l)?|après|sous|dopo|sotto|depois d[eo]|abaixo d[eo]|na|onder|achter",
  before:
    "before|above|over|vor|über|antes de(?:l)?|encima de(?:l)?|avant|au-dessus de|prima di|prima del(?:la)?|sopra|antes d[eo]|acima d[eo]|voor|boven",
};
const PLACED = new RegExp(
  `(?<!\\p{L})(?:${PUTS})\\s(?:(?:an?|one|eine?n?|una?|une|um|uma|een)\\s)?(?<label>\\p{Lu}[\\p{L}-]{2,24}(?:\\s[\\p{L}-]{2,20}){0,2}?)\\s(?:(?:${RIGHT})\\s)?(?:(?<after>${SIDES.after})|(?<before>${SIDES.before}))\\s(?:(?:the|das|dem|der|die|el|la|le|les|l['’]|il|lo|o|a|het|de|field|box)\\s?)?(?<beside>[\\p{L}-]{3,24})`,
  "u",
);
const MUST = wordsSaid(cueIn("mustFill"));
const NO_SKIPPING =
  /(?<!\p{L})(?:(?:don['’]?t|do not|can['’]?t|not) (?:let them |allowed to |be able to )?(?:skip|leave) it|nicht (?:überspringen|auslassen|leer lassen)|no (?:puedan )?(?:saltárselo|dejarlo vacío)|sans pouvoir (?:le|la) sauter|non (?:possano )?saltarlo|não (?:possam )?pular|niet (?:overslaan|leeg laten))(?!\p{L})/iu;

/** 'Party form: … put Phone right after the email, and don't let them skip it': a new field beside one that is there. */
export const readFieldPlaced: ToldReader = (words, source, { site }): Told | null => {
  const controls = controlsOf(site.page);
  if (controls.length === 0 || !words.some((word) => means(word, "thing", "form", "field"))) return null;
  for (const { text, start, end } of sentencesOf(source)) {
    const found = PLACED.exec(text);
    const { label, beside, before } = found?.groups ?? {};
    const goal = beside && labelled(beside, controls);
    if (!found || !label || !goal || controls.some((each) => wordsIn(each.label).join() === wordsIn(label).join()))
      continue;
    const own = wordsWithin(words, { start: start + found.index, end });
    if (own.some(isOther)) continue;
    const rest = text.slice(found.index + found[0].length);
    const required = MUST.test(rest) || NO_SKIPPING.test(rest);
    const given = {
      label,
      type: typeOf(label),
      required,
      beside: goal.node,
      side: before ? ("before" as const) : ("after" as const),
    };
    const until = start + found.index + found[0].length + (required ? rest.length : 0);
    return { start: start + found.index, end: until, call: call(addFormField, given, label), isCloser: true };
  }
  return null;
};

const labelled = (said: string, controls: readonly Control[]): Control | null => {
  const [only, ...others] = controls.filter(({ label }) =>
    wordsIn(label).some((word) => word.replace(/-/g, "") === said.toLowerCase().replace(/-/g, "")),
  );
  return only && others.length === 0 ? only : null;
};

const isOther = (word: Word): boolean =>
  means(word, "literal") ||
  means(word, "colour") ||
  means(word, "fact") ||
  means(word, "verb", "remove", "hide", "move", "swap", "copy", "replace");
