import { isWithin } from "../../../cascade/query";
import { amountsIn, mayBecome } from "../../../operations/facts/amounts";
import { readPrices, type Price } from "../../../operations/facts/read-prices";
import { readStatedPrices } from "../../../operations/facts/stated-prices";
import { setPrice } from "../../../operations/facts/set-price";
import type { OpenedSite } from "../../../operations/opened-site";
import { declined, listed, quoted, type Outcome } from "../../../operations/outcome";
import { isOneSlipAway } from "../../../language/typos";
import { stems } from "../../built-in/find/words-of";
import { call } from "../call";
import type { Verb } from "../names";
import { wholeClause, type Call, type Context, type Pattern } from "../pattern";
import { means, type Word } from "../word";
import { endsOld, isTalkBehind, isTelling, isUnit } from "../words/price-talk";
import { inColumn, isForASeason, whichColumn } from "./price-columns";
import { together } from "./style/together";

/** Prices that are told as news: 'half day 120, full day 190', 'puncture is a tenner now, not 8'. */
export const TOLD_PRICES: readonly Pattern[] = [wholeClause("tell-price", readTold)];

type Telling = Pick<Context, "site" | "dialogue" | "clause">;

/** A thing of the page and what is said of its price. */
interface Told {
  name: Word[];
  amounts: Word[];
  /** What it is said to have cost. */
  old: Word[];
  /** Whether another word says that this is a price. */
  isTold: boolean;
}

function readTold(context: Context): Call | Outcome | null {
  const { clause, site } = context;
  if (!clause.words.some(isAmount) || isForASeason(clause.text, site)) return null;
  return readAmong(context, readPrices(site.page)) ?? readAmong(context, statedFor(context));
}

function readAmong(context: Context, prices: readonly Price[]): Call | Outcome | null {
  const { clause } = context;
  const told = prices.length > 0 ? toldIn(behindPreface(clause.words, prices), prices) : null;
  if (!told) return null;
  const results = told.map((each) => priceTold(each, context, prices));
  const asked = results.find((result) => result !== null && !("perform" in result));
  if (results.includes(null) || (asked && results.length > 1)) return null;
  return (asked as Outcome | undefined) ?? allOf(results as Call[]);
}

/** What is said next may be of the last of them. */
function allOf(calls: Call[]): Call | null {
  const [all, last] = [together(calls), calls.at(-1)];
  return all && last ? { ...all, about: last.about, params: last.params } : all;
}

/** Prices of sentences whose names end in what was said, so that no date between is taken for one. */
function statedFor({ clause: { words }, site }: Context): Price[] {
  const said = words.filter((word) => /\p{L}{3}/u.test(word.text) && !isFrame(word));
  return readStatedPrices(site.page).flatMap((price) => {
    const parts = price.name.split(/\s+/);
    const last = parts.findLastIndex((part) => /\p{L}/u.test(part) && !isTelling(part));
    if (!said.some((word) => isOf(word, parts[last] ?? ""))) return [];
    const first = parts.findIndex(
      (part, at) =>
        at <= last &&
        parts.slice(at, last + 1).every((each) => isTelling(each) || said.some((word) => isOf(word, each))) &&
        !isTelling(part),
    );
    return [{ ...price, name: parts.slice(first).join(" ") }];
  });
}

const SPOKEN: Record<string, string> = { tenner: "10", fiver: "5" };
export const isAmount = (word: Word) => means(word, "fact", "price", "number") || word.text.toLowerCase() in SPOKEN;

/** 'New rates from this week: …' names no price of its own. */
function behindPreface(words: readonly Word[], prices: readonly Price[]): readonly Word[] {
  const at = words.findIndex((word) => means(word, "link", "colon"));
  const before = words.slice(0, Math.max(at, 0));
  const isPreface =
    before.some((word) => means(word, "thing", "price") || isTelling(word.text)) &&
    before.every((word) => !isAmount(word) && !isForbidden(word) && !isNaming(word, prices));
  return at > 0 && isPreface ? words.slice(at + 1) : words;
}

/** Words that ask for something else, or say for when or for whom a price is meant. */
const isForbidden = (word: Word) =>
  means(word, "literal") ||
  means(word, "colour") ||
  means(word, "property") ||
  means(word, "device") ||
  (means(word, "fact", "percent", "time", "phone", "email", "url", "length") && !isUnit(word.text)) ||
  means(word, "link", "above", "below", "before", "after", "beside", "between", "until", "without");
const SAYING: Verb[] = ["be", "cost", "change", "make", "put", "raise", "lower", "replace", "use", "give", "leave"];
export const isOtherVerb = (word: Word) =>
  means(word, "verb") && !means(word, "verb", ...SAYING) && !isTelling(word.text) && !means(word, "light");

/** Parts a clause into things and their prices; null where a word is left over. */
function toldIn(words: readonly Word[], prices: readonly Price[]): Told[] | null {
  const told: Told[] = [];
  let now: Told = { name: [], amounts: [], old: [], isTold: false };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    if (now.amounts.length > 0 && isTalkBehind(restOf(words, at)))
      return isQuiet(words.slice(at)) && !isOfAnother(words.slice(at), prices, [...told, now]) ? [...told, now] : null;
    if (isUnit(word.text) && now.amounts.length > 0) continue;
    if (isForbidden(word) && !isNaming(word, prices)) return null;
    if (isAmount(word) && !isNumberOfName(words, at, prices)) {
      const isOld = endsOld(textBefore(words, at));
      (isOld ? now.old : now.amounts).push(word);
    } else if (
      isNaming(word, prices) &&
      !(isFrame(word) && now.amounts.length > 0 && !namesBehind(words, at, prices))
    ) {
      if (now.amounts.length > 0 && now.name.length > 0) {
        told.push(now);
        now = { name: [], amounts: [], old: [], isTold: now.isTold };
      }
      now.name.push(word);
    } else if (!isFrame(word) && !isBeforeOld(words, at)) return null;
    now.isTold ||= saysPrice(word);
  }
  return [...told, now];
}

const restOf = (words: readonly Word[], at: number) =>
  words
    .slice(at, at + 4)
    .map(({ text }) => text)
    .join(" ");
const textBefore = (words: readonly Word[], at: number) => {
  const before = words.slice(Math.max(0, at - 4), at);
  return before
    .slice(before.findLastIndex(isAmount) + 1)
    .map(({ text }) => text)
    .join(" ");
};

/** Talk asks for nothing, and limits nothing. */
const isQuiet = (words: readonly Word[]) =>
  words.every(
    (word) =>
      !isAmount(word) &&
      !means(word, "literal") &&
      !means(word, "scope", "only", "except") &&
      !means(word, "verb", "add", "remove", "hide", "move"),
  );

/** '… and the snorkel set we give free now': talk of another thing that has a price may ask for more. */
const isOfAnother = (words: readonly Word[], prices: readonly Price[], told: readonly Told[]): boolean =>
  words.some((word) => means(word, "light", "and")) &&
  words.some(
    (word) =>
      !isFrame(word) && isNaming(word, prices) && !told.some(({ name }) => name.some(({ text }) => text === word.text)),
  );

/** 'not', 'instead of': what it denies is the amount behind it. */
const isBeforeOld = (words: readonly Word[], at: number) =>
  endsOld(words[at]!.text) && words.slice(at + 1, at + 4).some(isAmount);

/** A name goes on: 'price of the | set for two' */
const namesBehind = (words: readonly Word[], at: number, prices: readonly Price[]) =>
  words.slice(at + 1, at + 3).some((word) => isNaming(word, prices) && !isFrame(word));

export const isFrame = (word: Word) =>
  (means(word, "light") ||
    means(word, "link") ||
    means(word, "thing", "price", "text", "page", "pricing", "section", "list") ||
    means(word, "scope", "everywhere") ||
    means(word, "reference", "it", "them", "that", "this", "too", "no", "same") ||
    means(word, "verb", ...SAYING) ||
    isTelling(word.text)) &&
  !isOtherVerb(word);

const saysPrice = (word: Word) =>
  means(word, "verb", ...SAYING) ||
  means(word, "thing", "price") ||
  means(word, "link", "colon", "to") ||
  isTelling(word.text);

const namesOf = (prices: readonly Price[]) => prices.map(({ name }) => name);
export const isNaming = (word: Word, prices: readonly Price[]) =>
  /\p{L}/u.test(word.text) &&
  !(word.text.length < 3 && isFrame(word)) &&
  namesOf(prices).some((name) => isOf(word, name));

/** Whether a word stands in a name: with another ending, or a slip of the finger. */
const isOf = ({ text }: Word, name: string) => {
  const said = stems(text);
  const known = stems(name);
  return said.length > 0 && said.every((each) => known.some((word) => isAlike(word, each)));
};

export const isAlike = (known: string, said: string) =>
  known === said ||
  (said.length > 3 && known.startsWith(said)) ||
  (known.length > 3 && said.startsWith(known)) ||
  (said.length > 5 && isOneSlipAway(known, said));

/** 'Trail 500', '10er-Karte': a number beside the word that it belongs to. */
export function isNumberOfName(words: readonly Word[], at: number, prices: readonly Price[]): boolean {
  const [number] = stems(words[at]!.text);
  const beside = [words[at - 1], words[at + 1]].filter((word) => word !== undefined && !means(word, "light"));
  return (
    means(words[at]!, "fact", "number") &&
    prices.some(
      ({ name }) => stems(name).includes(number ?? "") && beside.some((word) => isOf(word!, name) && !isFrame(word!)),
    )
  );
}

/** The new price of what is named; a question where several are. */
export function priceTold(told: Told, context: Telling, prices: readonly Price[]): Call | Outcome | null {
  const { name, amounts, old, isTold } = told;
  const meant = pricesMeant(name, context, prices).filter(
    ({ text }) => amounts[0] !== undefined && mayBecome(text, textOf(amounts[0])),
  );
  const found = inColumn(meant, context);
  if (!found) return whichColumn(meant, context.site);
  const names = [...new Set(found.map((each) => each.name))];
  const wanted = wantedOf(amounts, found[0]);
  if (!wanted || (!isTold && !isSure(told, context))) return null;
  if (names.length > 1)
    return declined(
      `Which one do you mean: ${listed(names.slice(0, 6).map(quoted), "or")}?`,
      names.slice(0, 3).map((each) => ({ label: each, says: `${each} is ${wanted}` })),
    );
  if (
    old.length > 0 &&
    found.some(({ text }) => old.some((each) => amountsIn(text).includes(valueOf(each) ?? 0))) === false
  )
    return null;
  const hasSign = /[^\d.,\s–-]/u.test(found[0]!.text);
  const price = hasSign || !/\p{L}/u.test(wanted) ? wanted : wanted.replace(/[^\d.,\s–-]+/gu, "").trim();
  return call(setPrice, { name: names[0]!, prices: [...new Set(found.map(({ node }) => node))], price }, names[0]);
}

/** 'Apple trees £21': a currency says that it is a price, and so does the request before. */
const isSure = ({ name, amounts }: Told, { dialogue, clause }: Telling) =>
  amounts.some((word) => means(word, "fact", "price")) ||
  dialogue.done?.name === setPrice.name ||
  clause.words.every((word) => name.includes(word) || amounts.includes(word) || means(word, "light", "article", "and"));

const textOf = ({ text }: Word) => SPOKEN[text.toLowerCase()] ?? text;
const valueOf = (word: Word): number | undefined => amountsIn(textOf(word))[0];

/** Two amounts are those of a price that has two, or the old one and the new one. */
function wantedOf(amounts: readonly Word[], price: Price | undefined): string | null {
  const [first, second, third] = amounts;
  if (!first || !price || third) return null;
  const was = amountsIn(price.text);
  if (!second) return was.length === 1 ? textOf(first) : null;
  if (was.length === 2) return `${textOf(first)} – ${textOf(second)}`;
  return was.length === 1 && valueOf(first) === was[0] ? textOf(second) : null;
}

/** Prices by the words of their names; without any, what is selected or was spoken of last. */
function pricesMeant(name: readonly Word[], { site, dialogue }: Telling, prices: readonly Price[]): Price[] {
  if (name.length === 0) return pricesPointedAt(site, dialogue, prices);
  const sure = name.filter((word) => !isFrame(word));
  const wanted = sure.length > 0 ? sure : name;
  const found = prices.filter((price) => wanted.every((word) => isOf(word, price.name)));
  const full = found.filter((price) =>
    stems(price.name).every((each) => name.some(({ text }) => stems(text).includes(each))),
  );
  const all = found.filter((price) => name.every((word) => isOf(word, price.name)));
  return full.length > 0 ? full : all.length > 0 ? all : found;
}

function pricesPointedAt(
  { page }: OpenedSite,
  { selected, done }: Context["dialogue"],
  prices: readonly Price[],
): Price[] {
  if (selected !== null) {
    const inside = prices.filter(({ node }) => node === selected || isWithin(page, node, selected));
    return inside.length === 1 ? inside : [];
  }
  const { name, words } = (done?.params ?? {}) as { name?: string; words?: { name?: string } };
  const before = done?.name === setPrice.name ? name : words?.name;
  return prices.filter((price) => price.name === before);
}
