import { askedByLabel } from "../../../contact-form/asked-by-label";
import { capitalised } from "../../../language/capitalised";
import { addFormField } from "../../../operations/form/add-form-field";
import { addOption, optionsOf, textIn } from "../../../operations/form/add-option";
import { controlsOf, type Control } from "../../../operations/form/controls";
import type { OpenedSite } from "../../../operations/opened-site";
import { hasAll, sameText, stems } from "../../built-in/find/words-of";
import { call } from "../call";
import { hintsFor } from "../gist/hints";
import { detectSaid } from "../said-lexicon";
import { isCommon } from "../slips";
import { means, type Word } from "../word";
import { cueIn, wordsSaid } from "../words/told-cues";
import { sentencesOf, wordsWithin, type MessageSentence } from "./message";
import type { Told, ToldReader } from "./part";
import { segmentsOf } from "./segments";
import { spotAmong, type Finder } from "./places";

const FIELD = new RegExp(`(?<!\\p{L})(?:${cueIn("fieldFor")})(?!\\p{L})`, "giu");
const CHOOSING = wordsSaid(cueIn("choosing"));
const MISSING = wordsSaid(cueIn("missing"));
const MUST = wordsSaid(cueIn("mustFill"));
const DATE = /date|datum|fecha|(?<!\p{L})data(?!\p{L})/iu;
const MOST_LABEL = 5;

interface Sentence extends MessageSentence {
  words: readonly Word[];
}

/** 'A space for Telephone between the email and the message', 'where they pick the size put Extra large at the end'. */
export const readFormField: ToldReader = (words, source, { site }): Told | null => {
  const controls = controlsOf(site.page);
  if (controls.length === 0) return null;
  const hints = hintsFor(source);
  const sentences = sentencesOf(source).map((each) => asked({ ...each, words: wordsWithin(words, each) }, source));
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1];
    const isMissing = MISSING.test(`${before?.text ?? ""} ${sentence.text}`);
    const isAsked = (isMissing || sentence.words.some(asks)) && !hints(sentence.text, "not");
    if (!isAsked || sentence.words.some(isOther)) continue;
    const made = optionIn(sentence, source, controls, site) ?? fieldIn(sentence, source, controls);
    const isOfForm = [...(before?.words ?? []), ...sentence.words].some((word) =>
      means(word, "thing", "form", "field"),
    );
    if (!made || !isOfForm) continue;
    // 'In the form people must be able to fill in when they come. …' is why.
    const isReason = before?.words.some((word) => means(word, "thing", "form")) && !before.words.some(isOther);
    return { start: isReason ? before!.start : sentence.start, end: sentence.end, call: made, isCloser: true };
  }
  return null;
};

/** A sentence up to what is asked for in it: what it denies behind that asks for nothing, and is none of it. */
function asked(sentence: Sentence, source: string): Sentence {
  const hints = hintsFor(source);
  const segments = segmentsOf(sentence.words, source);
  const from = segments.findIndex(({ words }) => words.some(asks));
  const denied = segments.findIndex(
    ({ start, end }, at) => from !== -1 && at > from && hints(source.slice(start, end), "not"),
  );
  if (denied === -1) return sentence;
  // '…, but not compulsory' says how it is to be, and what follows why.
  const isHow = MUST.test(source.slice(segments[denied]!.start, segments[denied]!.end));
  const end = isHow ? sentence.end : segments[denied - 1]!.end;
  const last = segments[denied - 1]!.end;
  return {
    ...sentence,
    words: sentence.words.filter((word) => word.end <= last),
    text: source.slice(sentence.start, last),
    end,
  };
}

const asks = (word: Word): boolean =>
  means(word, "verb", "add", "put", "write", "ask", "make") || means(word, "light", "modal", "polite");

const isOther = (word: Word): boolean =>
  means(word, "colour") ||
  means(word, "device") ||
  means(word, "fact", "price", "phone", "email", "url", "time", "percent") ||
  (means(word, "verb", "remove", "hide", "swap", "copy", "replace", "rename") && !means(word, "light"));

/** A field with the label that stands behind the word for it, beside those that are named. */
function fieldIn({ words, text, start }: Sentence, source: string, controls: readonly Control[]) {
  const spot = spotAmong(words, controls, controlFinder(controls, source));
  if (!spot) return null;
  for (const { index, 0: cue } of text.matchAll(FIELD)) {
    const label = labelBehind(words, start + index + cue.length, source, spot.used);
    if (!label || controls.some((each) => sameText(each.label, label))) continue;
    const required = MUST.test(text);
    const given = { label, type: typeOf(label), required, beside: spot.beside.node, side: spot.side };
    return call(addFormField, given, label);
  }
  return null;
}

/** What a field of one line takes, by its label. */
export function typeOf(label: string) {
  const asked = askedByLabel(label);
  if (asked === "text" && DATE.test(label)) return "date";
  return asked === "textarea" ? "text" : asked;
}

/** A quotation, a question, or the few words with a capital up to a sign or the place. */
function labelBehind(words: readonly Word[], from: number, source: string, place: readonly Word[]): string | null {
  const behind = words.filter((word) => word.start >= from);
  const [first] = behind;
  const asked = /(?:asks?|asking|says?)\s(?<label>\p{Lu}[^?.!]{2,80}\?)/u.exec(source.slice(from))?.groups?.label;
  if (!first) return null;
  if (means(first, "literal")) return first.text;
  if (asked) return asked;
  const end = behind.findIndex(
    (word) =>
      place.includes(word) || means(word, "light") || means(word, "link") || (means(word, "verb") && word !== first),
  );
  const own = behind.slice(0, end === -1 ? undefined : end);
  if (own.length === 0 || own.length > MOST_LABEL || !/^\p{Lu}/u.test(own[0]!.text)) return null;
  const { start } = own[0]!;
  const bracket = BRACKET.exec(source.slice(own.at(-1)!.end))?.[0] ?? "";
  return source.slice(start, own.at(-1)!.end) + (MUST.test(bracket) || NEED.test(bracket) ? "" : bracket);
}
/** 'Level (galop)': one word or two in brackets, which say nothing of how the field is to be. */
const BRACKET = /^\s\([\p{L}\d/.-]{1,20}(?:\s[\p{L}\d/.-]{1,20})?\)/u;
const NEED = /optional|facultati|freiwillig|opcional|opzional|facoltativ|optionnel/iu;

/** The one field whose label has all the words. */
const controlFinder =
  (controls: readonly Control[], source: string): Finder<Control> =>
  (words) => {
    const language = detectSaid(source);
    const own = words.filter((word) => !means(word, "light") || /^\p{Lu}/u.test(word.text));
    const said = own.filter(({ text }) => !isCommon(text.toLowerCase(), language)).flatMap(({ text }) => stems(text));
    if (own.at(-1) !== words.at(-1) || said.length === 0) return null;
    const [from, to] = [own[0]!.start, own.at(-1)!.end];
    const readings = [
      (each: Control) => sameText(each.label.replace(/[?]$/, ""), source.slice(from, to)),
      (each: Control) => hasAll(each.label, said),
    ];
    const [only, ...others] = readings.map((reads) => controls.filter(reads)).find((found) => found.length > 0) ?? [];
    return only && others.length === 0 ? { peer: only, used: words } : null;
  };

/** One more to choose, in the field that is named. */
function optionIn({ words, text }: Sentence, source: string, controls: readonly Control[], site: OpenedSite) {
  const lists = controls.filter(({ element }) => element.tagName === "select");
  const verb = words.findIndex((word) => means(word, "verb", "add", "put", "write"));
  if (lists.length === 0 || verb === -1 || !CHOOSING.test(text)) return null;
  const own = optionWords(words.slice(verb + 1));
  const rest = words.filter((word) => !own.includes(word));
  const named = lists.filter((list) => rest.some((_, at) => names(rest.slice(at), list, source)));
  const list = named.length === 1 ? named[0] : lists.length === 1 ? lists[0] : undefined;
  const [first, last] = [own[0], own.at(-1)];
  if (!list || !first || !last) return null;
  const options = optionsOf(site.page, list.node).map((option) => textIn(option));
  const spot = spotAmong(rest, options, (said) => optionNamed(said, options, source));
  if (spot === null) return null;
  const at = spot === undefined ? options.length : options.indexOf(spot.beside) + (spot.side === "after" ? 1 : 0);
  const label = means(first, "literal") ? first.text : source.slice(first.start, last.end);
  return call(addOption, { select: list.node, label: capitalised(label), at }, label);
}

/** Up to a place, a link or a sign, beginning with a capital or in quotes. */
function optionWords(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex((word) => means(word, "literal") || /^\p{Lu}/u.test(word.text));
  if (from === -1 || from > MOST_LABEL) return [];
  const behind = words.slice(from);
  if (means(behind[0]!, "literal")) return behind.slice(0, 1);
  const end = behind.findIndex(
    (word, at) => means(word, "link") || means(word, "light") || (at > 0 && means(word, "reference")),
  );
  const own = behind.slice(0, end === -1 ? undefined : end);
  return own.length <= MOST_LABEL ? own : [];
}

const names = (words: readonly Word[], list: Control, source: string): boolean => {
  const find = controlFinder([list], source);
  return [1, 2, 3, 4].some((length) => length <= words.length && find(words.slice(0, length)) !== null);
};

function optionNamed(words: readonly Word[], options: readonly string[], source: string) {
  const own = words.filter((word) => !means(word, "light"));
  const [first, last] = [own[0], own.at(-1)];
  const said = first && last ? source.slice(first.start, last.end) : "";
  const [only, ...others] = options.filter((option) => sameText(option, said));
  return only !== undefined && others.length === 0 ? { peer: only, used: words } : null;
}
