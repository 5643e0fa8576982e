import { parentNode } from "../../../cascade/query";
import type { NodeId } from "../../../markup/page";
import type { OpenedSite } from "../../../operations/opened-site";
import { swap } from "../../../operations/structure/swap";
import type { Target } from "../../../operations/target";
import { readThings } from "../../../page-roles/read-things";
import type { Thing } from "../../../page-roles/thing";
import { call } from "../call";
import { isFrame } from "../patterns/told-prices";
import { means, type Word } from "../word";
import { sentencesOf, wordsWithin, type MessageSentence } from "./message";
import type { Told, ToldReader } from "./part";

const ROUND =
  /(?<!\p{L})(?:the other way (?:a?round|about)|andersherum|anders ?rum|umgekehrt|al rev[ée]s|à l['’]envers|dans l['’]autre (?:sens|ordre)|al contrario|ao contrário|andersom|omgekeerd)(?!\p{L})/iu;
const FIRST =
  /(?<!\p{L})(?:first|before|zuerst|erst|als erste[rs]?|primero|antes|d['’]abord|en premier|prima|per prim[oa]|primeiro|eerst|als eerste)(?!\p{L})/iu;

/** 'Swap the two grey boxes, A is to come first and B after it': two things beside each other that are named. */
export const readSwapping: ToldReader = (words, source, { site }): Told | null => {
  for (const sentence of sentencesOf(source)) {
    const own = wordsWithin(words, sentence);
    if (!own.some((word) => means(word, "verb", "swap") || isExchange(word, own)) && !ROUND.test(sentence.text))
      continue;
    const pair = pairSaid(sentence.text, site);
    if (!pair || own.some(isOther) || strangeIn(own, sentence, pair, site) > MOST_STRANGE) continue;
    // Who says which is to come first means that it does not now.
    if (FIRST.test(sentence.text) && pair[0].node < pair[1].node) continue;
    const [one, other] = pair.map(targetOf) as [Target, Target];
    const end = own.at(-1)!.end;
    return { start: own[0]!.start, end, call: call(swap, { one, other }, one.name) };
  }
  return null;
};

/** 'A und B tauschen': without a word for what takes a place the two take each other's. */
const isExchange = (word: Word, own: readonly Word[]): boolean =>
  means(word, "verb", "replace", "change") &&
  EXCHANGES.test(word.text) &&
  !own.some((each) => means(each, "link", "instead", "to") || /^(?:gegen|contre|tegen|contra)$/iu.test(each.text));
const EXCHANGES = /^(?:tausch|wechsl|intercambi|échang|scambi|invert|invers|troc|wissel|verwissel|omwissel)/iu;

const MOST_STRANGE = 2;
const LEAST = 3;
const SWAPPED = ["item", "button", "link"] as const;

const targetOf = ({ node, name }: Thing): Target => ({ nodes: [node], name: `“${name}”`, selector: null });

/** The two things of one place that are named, as they are said; null where none are, or more. */
function pairSaid(text: string, site: OpenedSite): [Thing, Thing] | null {
  const said = readThings(site).all.filter(
    ({ name, hidden, roles }) =>
      !hidden &&
      name.length >= LEAST &&
      !roles.includes("nav-entry") &&
      SWAPPED.some((role) => roles.includes(role)) &&
      placeOf(name, text) !== -1,
  );
  const places = new Map<NodeId | null, Thing[]>();
  for (const thing of said) {
    const place = parentNode(site.page, thing.node);
    places.set(place, [...(places.get(place) ?? []), thing]);
  }
  const pairs = [...places.values()].filter(([one, other, ...more]) => one && other && more.length === 0);
  const [pair, ...others] = pairs.filter(([one, other]) => one!.name !== other!.name);
  if (!pair || others.length > 0) return null;
  return pair.toSorted((a, b) => placeOf(a.name, text) - placeOf(b.name, text)) as [Thing, Thing];
}

/** Where a name is said as a whole. */
function placeOf(name: string, text: string): number {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const isPart = /\p{L}/u.test(text[at - 1] ?? "") || /\p{L}/u.test(text[at + name.length] ?? "");
  return isPart ? -1 : at;
}

const isOther = (word: Word): boolean =>
  means(word, "device") ||
  means(word, "fact", "price", "percent", "time", "phone", "email", "url") ||
  (means(word, "verb", "add", "remove", "hide", "copy", "link", "write") && !means(word, "light"));

/** Words that nothing tells of, beside the names and what the page says. */
function strangeIn(
  words: readonly Word[],
  { text, start }: MessageSentence,
  pair: readonly Thing[],
  site: OpenedSite,
): number {
  const names = pair.map(({ name }) => ({ from: start + placeOf(name, text), length: name.length }));
  const again = new Set(pair.map(({ name }) => name.toLowerCase()));
  const isOfName = (word: Word) =>
    again.has(word.text.toLowerCase()) ||
    names.some(({ from, length }) => word.start >= from && word.end <= from + length);
  const sections = readThings(site)
    .of("section")
    .map(({ name }) => name.toLowerCase());
  return words.filter(
    (word) =>
      word.senses.length === 0 &&
      !isOfName(word) &&
      !isFrame(word) &&
      !ORDER.test(word.text) &&
      !ROUND.test(word.text) &&
      !sections.includes(word.text.toLowerCase()),
  ).length;
}
const ORDER =
  /^(?:first|then|after|zuerst|danach|dann|kommen|primero|luego|después|ponlos|ponlas|d['’]abord|ensuite|puis|prima|poi|dopo|primeiro|depois|eerst|daarna|dan|komen)$/iu;
