import { capitalised } from "../../language/capitalised";
import { commaParts } from "../../language/enumeration";
import { beginsLate, isClosed, isOpenEnded } from "../../language/may-cut";
import type { SectionOf } from "../../site/site-plan";
import type { PricedItem } from "./money-rows";

/** Words of what a price is of: more are a sentence. */
const MOST_WORDS = 7;
/** Letters of a name that stands whole; of what is said behind it. */
const SHORT_NAME = 40;
const LONGEST_DETAIL = 110;
const LONGEST_ENTRY = 200;
/** Fewer are no list of prices. */
const FEWEST = 2;

/** What may stand before an amount and belongs to it. */
const FROM = "(?:from|only|ab|nur|desde|solo|dès|à partir de|da|por|a partir de|vanaf|od|من|بـ)";
const SUM = "\\p{Nd}+(?:[.,'’\\s]\\p{Nd}{2,3})*";
const CODE = "(?:R\\$|KSh|CHF|Fr\\.|Rs\\.?|R(?=\\p{Nd}{2})|[$€£])";
const WORD =
  "(?:[$€£]|(?:euros?|eur|zł|dollars?|bucks|pounds|quid|chf|franken|ريال[\\p{L}\\p{M}]{0,2}|دينار[\\p{L}\\p{M}]{0,2}|دنانير|درهم\\p{M}?|جنيه[\\p{L}\\p{M}]{0,2})(?![\\p{L}]))";
const MONEY = `(?:${CODE}\\s?${SUM}|${SUM}\\s?${WORD})`;
/** "9,80" and "25.000" are sums where their neighbours are; a time has a point, and a class ends in its age. */
const BARE = "(?:\\p{Nd}{1,4},\\p{Nd}{2}|\\p{Nd}{1,3}(?:[.,]\\p{Nd}{3})+)";
const ROW = (sum: string) =>
  new RegExp(`^(?<name>.{2,180}?),?\\s(?<price>(?:${FROM}\\s)?${sum})(?![\\p{Nd}%])(?<rest>\\.?|,?\\s.+)$`, "iu");
const SURE = ROW(MONEY);
const LIKELY = ROW(`(?:${MONEY}|${BARE})`);
const LAST = /^(?<name>.{2,180}?)\s(?<price>\p{Nd}{1,4})(?<rest>)\.?$/u;
/** "Free in town, otherwise £2": what it costs depends, and a row would say it wrongly. */
const DEPENDS =
  /(?<!\p{L})(?:otherwise|else|sonst|sinon|altrimenti|si no|senão|anders|inaczej|وإلا|free|frei|gratis|offert\p{L}*|gratuit\p{L}*|grátis|za darmo|مجان\p{L}*)(?!\p{L})/iu;
/** "From 12 to", "starting at": the amount is no whole price. */
const CUT_SHORT = /(?<!\p{L})(?:to|at|up|bis|unter|à|a|al|hasta|até|tot|do|under|over|plus|minus|إلى)$/iu;
const RANGE = /^(?:to|or|and|bis|oder|und|o|y|à|ou|et|al?|e|of|tot|en|do|lub|i|إلى|أو)\s|^[-–—+/&]/iu;

/** What a row of a list says: a thing, its price, and what goes with it, all in the owner's words. */
function rowOf(entry: string, pattern: RegExp): PricedItem | undefined {
  if (entry.length > LONGEST_ENTRY) return undefined;
  const { name = "", price = "", rest = "" } = pattern.exec(entry.trim())?.groups ?? {};
  const detail = rest.replace(/^[,.]?\s*/u, "").replace(/\.$/u, "");
  if (
    !name ||
    /\p{Nd}[.,]\p{Nd}{2}(?!\p{Nd})|[$€£:]/u.test(name) ||
    isOpenEnded(name) ||
    beginsLate(name) ||
    !isClosed(name)
  )
    return undefined;
  if (CUT_SHORT.test(name) || DEPENDS.test(entry)) return undefined;
  const isSaid = detail === "" || (rest.startsWith(",") ? !/[$€£]/u.test(detail) : /^\p{Ll}[^\p{Nd}]*$/u.test(detail));
  if (!isSaid || RANGE.test(detail) || beginsLate(detail) || /[.!?]\s/u.test(detail) || detail.length > LONGEST_DETAIL)
    return undefined;
  const [thing = "", ...more] = name.length > SHORT_NAME ? commaParts(name) : [name];
  const details = [...more, detail].filter(Boolean).join(", ");
  return thing.split(" ").length <= MOST_WORDS && /[\p{L}]{2}/u.test(thing)
    ? { name: capitalised(thing), ...(details && { detail: details }), price }
    : undefined;
}

/** The rows of a list that say a thing and its price, and the others; without a currency only where most are such. */
export function pricedRows(entries: readonly string[]): { items: PricedItem[]; told: string[] } | undefined {
  const inMoney = entries.filter((entry) => rowOf(entry, SURE)).length;
  const likely = entries.filter((entry) => rowOf(entry, LIKELY)).length;
  const isList = entries.length > 1 && (inMoney > 0 || (likely >= FEWEST && likely * 2 >= entries.length));
  const rows = entries.map((entry) => ({
    entry,
    row: rowOf(entry, SURE) ?? (isList ? (rowOf(entry, LIKELY) ?? rowOf(entry, LAST)) : undefined),
  }));
  const items = rows.flatMap(({ row }) => row ?? []);
  return items.length > 0 ? { items, told: rows.flatMap(({ entry, row }) => (row ? [] : [entry])) } : undefined;
}

type Groups = SectionOf<"prices">["groups"];

const isSame = (one: PricedItem, other: PricedItem) =>
  one.price === other.price && one.name.toLowerCase() === other.name.toLowerCase();

/** A list of prices with what sentences say of more of its things, and of those that it has. */
export function withRows(groups: Groups, told: readonly string[]): { groups: Groups; told: string[] } {
  const rows = pricedRows(told);
  if (!rows) return { groups, told: [...told] };
  const known = groups.map(({ items, ...group }) => ({
    ...group,
    items: items.map((item) => {
      const said = rows.items.find((row) => isSame(row, item));
      return said?.detail && said.detail.length > (item.detail ?? "").length ? { ...item, detail: said.detail } : item;
    }),
  }));
  const more = rows.items.filter((row) => !groups.some(({ items }) => items.some((item) => isSame(row, item))));
  const [last, ...others] = known.toReversed();
  if (more.length === 0) return { groups: known, told: rows.told };
  const grown = last ? [...others.toReversed(), { ...last, items: [...last.items, ...more] }] : [{ items: more }];
  return { groups: grown, told: rows.told };
}

/**
 * A list of the owner's that has all of a group of prices, and more, takes its place: of seven wines the readers were
 * sure of four.
 */
export function completed(
  groups: Groups,
  lists: readonly { title: string; items: string[] }[],
): { groups: Groups; taken: Set<string> } {
  const taken = new Set<string>();
  const full = groups.flatMap((group) => {
    const list = lists.find(({ title }) => title.toLowerCase() === group.name?.toLowerCase());
    const rows = list && pricedRows(list.items);
    const hasAll =
      rows?.told.length === 0 && group.items.every((item) => rows.items.some((row) => row.name === item.name));
    if (!list || !rows || !hasAll) return [group];
    taken.add(list.title);
    return [{ ...group, items: rows.items.map((row) => group.items.find((item) => isSame(item, row)) ?? row) }];
  });
  return { groups: full, taken };
}
