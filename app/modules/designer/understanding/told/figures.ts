import { amountsIn, mapPrices, mayBecome, replacedPrice } from "../../../operations/facts/amounts";
import { columnOf } from "../../../operations/facts/price-columns";
import { readPrices, type Price } from "../../../operations/facts/read-prices";
import { setPrice } from "../../../operations/facts/set-price";
import { setText } from "../../../operations/text/set-text";
import { textOf } from "../../../operations/text-of";
import type { OpenedSite } from "../../../operations/opened-site";
import { wordNumbers } from "../../../claims/number-words";
import { stems } from "../../built-in/find/words-of";
import { hintsFor } from "../gist/hints";
import { call } from "../call";
import { isAlike, isFrame, isOtherVerb } from "../patterns/told-prices";
import { together } from "../patterns/style/together";
import type { Call } from "../pattern";
import { means, type Word } from "../word";
import { countsSomething } from "../words/counted";
import { endsOld, isTelling, isUnit } from "../words/price-talk";
import { cueIn, wordsSaid } from "../words/told-cues";
import { figuresOf, type Figure } from "./figures-of-page";
import type { Told, ToldReader } from "./part";
import { segmentsOf, sentenceUpTo, type Segment } from "./segments";

/**
 * 'Under Payroll the minimum monthly charge becomes £27', '1 hr is 48 euro now': a number that the page states, told by
 * the words around it, its row and its column; the new one stands in its place.
 */
export const readFigure: ToldReader = (words, source, { site }): Told | null => {
  const segments = segmentsOf(words, source);
  for (const [at, segment] of segments.entries()) {
    const told = newFigure(segment, source);
    if (!told) continue;
    const upTo = sentenceUpTo(segments, at).slice(-2);
    for (const from of [segment, ...upTo.slice(0, -1)]) {
      const own = words.filter(({ start, end }) => start >= from.start && end <= segment.end);
      const made = callFor(own, told, site, source);
      if (made) return { start: from.start, end: segment.end, call: made };
    }
  }
  return null;
};

interface NewFigure {
  /** The word, or words, that say it. */
  said: readonly Word[];
  /** As it is to stand there. */
  text: string;
  /** The number that was so until now, where it was said. */
  old: readonly Word[];
  /** By how much it goes up or down. */
  by: number | null;
}

const isNumber = (word: Word) => means(word, "fact", "price", "number", "time");

/** The one new number of a segment, and what says that it is new. */
function newFigure({ words, start, end }: Segment, source: string): NewFigure | null {
  const text = source.slice(start, end);
  if (
    words.some((word, at) => isOtherThanFigure(word) && !(at === 0 && means(word, "link", "below"))) ||
    KEEPS.test(text)
  )
    return null;
  const numbers = words.filter((word, at) => isNumber(word) || spokenAt(words, at) !== null);
  const old = numbers.filter((word) => endsOld(textBefore(words, word)));
  const now = numbers.filter((word) => !old.includes(word));
  const priced = now.filter((word) => !means(word, "fact", "number"));
  const said = now.length > 1 && priced.length === 1 ? priced[0] : now.length === 1 ? now[0] : undefined;
  if (!said || !NEWS.test(text) || hintsFor(source)(text, "told") || !isOfMoney(words, said, source)) return null;
  const spoken = spokenAt(words, words.indexOf(said));
  const is = spoken ?? said.text;
  const by = stepOf(words, said, is);
  return { said: [said, ...old], text: is, old, by };
}

/** A bare number counts what stands behind it: '10 minutes'. */
function isOfMoney(words: readonly Word[], said: Word, source: string): boolean {
  const next = words[words.indexOf(said) + 1];
  // What has cents counts nothing.
  if (/\d[.,]\d{2}$/.test(said.text)) return true;
  if (countsSomething(source.slice(said.end))) return false;
  return !means(said, "fact", "number") || !next || isUnit(next.text) || isFrame(next) || CURRENCY.test(next.text);
}

/** What asks for something else than another number. */
export const isOtherThanFigure = (word: Word): boolean =>
  (isOtherVerb(word) && !means(word, "verb", "open", "close")) ||
  means(word, "literal") ||
  means(word, "colour") ||
  means(word, "device") ||
  means(word, "property") ||
  means(word, "link", "above", "below", "before", "after", "between") ||
  means(word, "fact", "percent", "phone", "email", "url", "length");

const KEEPS = wordsSaid(cueIn("stays"));
const NEWS = wordsSaid(`${cueIn("becomes")}|${cueIn("is")}|${cueIn("now")}|${cueIn("up")}|${cueIn("down")}`);
const [UP, DOWN] = [wordsSaid(cueIn("up")), wordsSaid(cueIn("down"))];

/** 'A tenner', 'two pounds'. */
function spokenAt(words: readonly Word[], at: number): string | null {
  const word = words[at]!;
  const spoken = SPOKEN[word.text.toLowerCase()];
  if (spoken) return spoken;
  const [number] = wordNumbers(word.text);
  const next = words[at + 1]?.text ?? "";
  return number && number.end - number.start === word.text.length && CURRENCY.test(next) ? String(number.value) : null;
}
const SPOKEN: Record<string, string> = { tenner: "10", fiver: "5" };
const CURRENCY = /^(?:pounds?|quid|euros?|reais|pond|pfund|livres?|sterline|dollars?|bucks)$/iu;

const textBefore = (words: readonly Word[], word: Word) => {
  const at = words.indexOf(word);
  const from = words.slice(0, at).findLastIndex(isNumber);
  return words
    .slice(Math.max(from + 1, at - 3), at)
    .map(({ text }) => text)
    .join(" ");
};

/** 'Goes up two pounds', 'a tenner up on what it was'; 'up to a tenner' and 'is up, it is 12' are none. */
function stepOf(words: readonly Word[], said: Word, is: string): number | null {
  const at = words.indexOf(said);
  const before = words
    .slice(Math.max(0, at - 3), at)
    .map(({ text }) => text)
    .join(" ");
  const behind = words
    .slice(at + 1, at + 4)
    .map(({ text }) => text)
    .join(" ");
  const [amount] = amountsIn(is);
  if (amount === undefined || TO.test(before) || (/\d/.test(said.text) && TO_SHORT.test(before))) return null;
  const isUp = UP.test(`${before} ${behind}`);
  const isDown = DOWN.test(`${before} ${behind}`);
  return isUp === isDown ? null : isUp ? amount : -amount;
}
/** 'Sube a 12,50'; 'a tenner' is none. */
const TO_SHORT = /(?:^|\s)(?:a|à|al|ad|na)$/iu;
const TO = wordsSaid(`${cueIn("becomes")}|${cueIn("is")}|to|auf|naar|para|pra`);

function callFor(words: readonly Word[], told: NewFigure, site: OpenedSite, source: string): Call | null {
  const figures = figuresOf(site).filter(({ text }) => isLikely(text, told, source));
  const isHead = (word: Word) =>
    !means(word, "light", "and", "article") && figures.some(({ column }) => isIn(word, column));
  const content = words.filter((word) => !told.said.includes(word) && (isContent(word) || isHead(word)));
  const known = content.filter((word) => figures.some((figure) => isSaidOf(word, figure)));
  // 'From 52 to 70' is no name of one price.
  if (content.some((word) => isNumber(word) && !known.includes(word))) return null;
  if (known.length === 0 || content.length - known.length > MOST_STRANGE) return null;
  const isOfAll = words.some((word) => means(word, "scope", "both", "all", "everywhere"));
  const said = figures.filter((figure) => known.every((word) => isSaidOf(word, figure)));
  const found = best(said, known, isOfAll, isListedIn(site));
  const [first] = found;
  if (!first) return null;
  const calls = found.map((figure) => callOn(figure, told, site)).filter((each) => each !== null);
  return calls.length === found.length ? together(calls) : null;
}
const MOST_STRANGE = 2;

/** A time in the place of a time, the number that was said in the place of it, a price near the old one. */
function isLikely(text: string, { text: is, old, by }: NewFigure, source: string): boolean {
  if (old.length > 0)
    return old.some((word) => amountsIn(source.slice(word.start, word.end)).join() === amountsIn(text).join());
  const isMoney = /[£€$]|,-|euro|reais|\d[.,]\d{2}(?!\d)/iu.test(text);
  const [was] = amountsIn(text);
  return isMoney && (by !== null ? was !== undefined && Math.abs(by) < was : mayBecome(text, is));
}

const isContent = (word: Word): boolean =>
  /[\p{L}\d]/u.test(word.text) &&
  !means(word, "light") &&
  !(word.senses.some(({ kind }) => kind !== "thing" && kind !== "ordinal") && isFrame(word)) &&
  !(isTelling(word.text) && word.senses.length === 0) &&
  !isUnit(word.text);

const isSaidOf = (word: Word, { near, entry, column, part }: Figure) =>
  isIn(word, `${near} ${entry} ${column} ${part}`);
const isIn = ({ text }: Word, where: string): boolean => {
  const [said, known] = [stems(text), stems(where)];
  return said.length > 0 && said.every((each) => known.some((word) => isAlike(word, each)));
};

/**
 * Those that most of the words are said of more closely, prices of lists before those of sentences; several only where
 * they state the same, or all are meant.
 */
function best(
  figures: readonly Figure[],
  known: readonly Word[],
  isOfAll: boolean,
  isListed: (figure: Figure) => boolean,
): Figure[] {
  const close = ({ near, entry, column }: Figure) =>
    known.filter((word) => isIn(word, `${near} ${entry} ${column}`)).length;
  const listed = figures.filter((figure) => close(figure) === known.length && isListed(figure));
  const pool = listed.length > 0 ? listed : figures;
  const weigh = (figure: Figure) =>
    close(figure) === 0 ? 0 : close(figure) * 4 + known.filter((word) => isIn(word, figure.near)).length;
  const most = Math.max(0, ...pool.map(weigh));
  const found = most === 0 ? [] : pool.filter((figure) => weigh(figure) === most);
  const isOne = new Set(found.map(({ text }) => amountsIn(text).join())).size === 1;
  const isAgain = isOne && new Set(found.map(({ part }) => part)).size === found.length;
  return isAgain || (isOne && isOfAll) ? found : [];
}

/** Whether a figure is all of a price that stands in a list. */
const isListedIn = (site: OpenedSite) => (figure: Figure) =>
  readPrices(site.page).filter(({ node }) => node === figure.node).length === 1 &&
  figuresOf(site).filter(({ node }) => node === figure.node).length === 1;

/** A price that stands in several lists is that of all of them; those of other columns are not. */
function sameOf({ page }: OpenedSite, price: Price): number[] {
  const isSame = (other: Price) => other.name === price.name && other.text === price.text;
  const all = columnOf(page, price) === null ? readPrices(page).filter(isSame) : [price];
  return [...new Set(all.map(({ node }) => node))];
}

/** Puts a number in the place of another, or raises it by a step. */
export function callOn(figure: Figure, { text, by }: Pick<NewFigure, "text" | "by">, site: OpenedSite): Call | null {
  const { node, start, end, text: old } = figure;
  const wanted = by === null ? text : mapPrices(`${/[£€$]/.test(old) ? "" : "€"}${old}`, (amount) => amount + by);
  const price = readPrices(site.page).find((each) => each.node === node);
  const name = price?.name ?? figure.entry;
  if (price && isListedIn(site)(figure))
    return call(
      setPrice,
      { name, prices: sameOf(site, price), price: by === null ? text : String(amountsIn(wanted)[0]) },
      name,
    );
  const all = textOf(site.page, node);
  const is = replacedPrice(old.replace(/,-$/, ""), by === null ? text : String(amountsIn(wanted)[0]));
  const said = all.slice(0, start) + is + (old.endsWith(",-") ? ",-" : "") + all.slice(end);
  const about = figure.entry || figure.near.trim();
  return call(
    setText,
    { target: { nodes: [node], name: `the text of “${about}”`, selector: null }, text: said },
    about,
  );
}
