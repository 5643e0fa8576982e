import type { PageLanguage } from "~/lib/languages";
import { NOT_IN_NAMES } from "../../facts/prices/clause-names";
import { isNoPriceLine, tellsSomething } from "../../facts/prices/no-price-line";
import { is, moneyTokens } from "../../facts/prices/money";
import { isAmountAlone } from "../../facts/prices/names-something";
import type { PriceKind } from "../../facts/prices/price-kinds";
import type { PricedItem } from "../../facts/prices/priced-line";
import { isOthersPrice } from "../../facts/prices/whose-price";
import { wordNumbers } from "../../claims/number-words";
import { capitalised } from "../../language/capitalised";
import { commaParts } from "../../language/enumeration";
import { isClosed, isOpenEnded, withoutJoin } from "../../language/may-cut";
import { AMOUNT, amountsIn } from "./amounts-in";

/** Letters and words of what has a price, and letters of what is said of it; more are a sentence. */
const LONGEST_NAME = 64;
const MOST_WORDS = 8;
const LONGEST_DETAIL = 76;
const LONGEST_PRICES = 60;

/** "A first visit is 50 minutes and £48": what a thing is, and what it costs. */
const IS =
  /^(.*?\S)\s(?:is|are|ist|sind|es|son|est|sont|è|sono|são|é|jest|są|costs?|kostet|kosten|cuestan?|coûtent|coûte|costano|costa|custam|custa|kost|kosztują|kosztuje)(?:\s(.*))?$/iu;
/** "2 bolsas por 18 €": a word that only leads to the amount. */
const LEADS = /(?:^|\s)(?:at|for|für|zu|por|pour|à|per|a|po|za|voor|zijn|beträgt)$/iu;
/** "Second colour adds £85", "between 9 and 12 €": words before an amount that say what it is. */
const WITH_AMOUNT =
  /\s((?:adds?|plus|extra|zzgl\.?|zuzüglich|aufschlag|más|suplemento|en plus|supplément|più|mais|dopłata|(?:(?:between|zwischen|entre|tussen|tra|fra|między)\s)?\p{Nd}[\p{Nd}.,]*\s?(?:\/|-|–|i|and|und|y|et|e|en|o|or|oder|ou|of))|\+)$/iu;
/** "…, all at £9": said of what stands before the comma. */
const OF_ALL =
  /^(?:(?:all|each|every|any|alle[sn]?|jede[rs]?|je|jeweils|tous|toutes|chacun|chacune|todos|todas|cada una?|tutti|tutte|ciascun[oa]|elk|ieder|każdy|każda|wszystkie|الكل|كل واحد)(?:\s\p{L}{1,3})?)?$/iu;
const WHOLE_AMOUNT = "(?:\\p{Sc}\\s?)?\\p{Nd}[\\p{Nd}.,]*(?:\\s?(?:\\p{Sc}|euros?|zł)(?!\\p{L}))?";
/** "quarter £6.50 half £10": a word for each amount. */
const SIZES = new RegExp(`^(?:\\p{L}+\\s${WHOLE_AMOUNT}(?:\\s|$)){2,}$`, "iu");
/** "3 £78" behind "2 players £58": the thing is the one before it. */
const COUNTED = /^\p{Nd}{1,3}\s(\p{L}.*)$/u;
const COUNT = /^\p{Nd}{1,3}$/u;

/**
 * Rows that name one thing and beside it its price, as entries of a list, and the rows of another form as they were.
 * The words are the owner's, in their order: what it is, what it costs, what is said of it. Pure.
 */
export function pricedRows(rows: readonly string[], language: PageLanguage): { items: PricedItem[]; left: string[] } {
  const items: PricedItem[] = [];
  const left: string[] = [];
  for (const row of rows.flatMap(bracketed)) {
    const said = row.replace(/(?<![.!])[.!]$/u, "");
    const whole = inBracket(said, language) ?? labelledRow(said) ?? sizedRow(said);
    const item = whole ?? pricedRow(said, language, items.at(-1)?.name);
    if (item && isEntry(item) && isSold(item, said, language)) items.push({ ...item, name: capitalised(item.name) });
    else left.push(row);
  }
  return { items, left };
}

/** Whether the last part of a sentence has the prices of what stands before it: "quarter £6.50 half £10", "all at £9". */
export const isPriceOfBefore = (part: string): boolean =>
  (SIZES.test(part) && amountsIn(part) > 1) || (amountsIn(part) === 1 && OF_ALL.test(leadOf(part).replace(LEADS, "")));

/** What stands before the first number of a text. */
const leadOf = (text: string): string => text.slice(0, Math.max(0, text.search(/\p{Sc}|\p{Nd}/u))).trimEnd();

/** What a thing's prices stand behind, where all of them do: "Rowing boat, five people: 95 € a half day, 150 € a day". */
function labelled(said: string): { label: string; price: string } | undefined {
  const colon = said.search(/\s?:\s/u);
  const [label, price] = [said.slice(0, Math.max(0, colon)), said.slice(colon).replace(/^\s?:\s/u, "")];
  const isShort = label.length > 2 && label.length <= LONGEST_LABEL && price.length <= LONGEST_PRICES;
  const isOfAmounts = () => commaParts(price).every((part) => amountsIn(part) === 1 && /^[\p{Sc}\p{Nd}]/u.test(part));
  return isShort && amountsIn(label) === 0 && isOfAmounts() ? { label, price } : undefined;
}
const LONGEST_LABEL = 80;

/** Whether all prices of a thing stand behind a colon. */
export const isLabelled = (said: string): boolean => labelled(said) !== undefined;

function labelledRow(said: string): PricedItem | undefined {
  const { label = "", price = "" } = labelled(said) ?? {};
  const [name, ...details] = commaParts(label);
  return name ? { name, price, ...(details.length > 0 && { detail: details.join(", ") }) } : undefined;
}

/** "Cakes (carrot cake 5,50 €, far breton 4 €)": the things of a bracket that all have their price. */
function bracketed(row: string): string[] {
  const [, things, bracket = ""] = /^([^():]{3,60})\s\(([^()]+)\)\.?$/u.exec(row) ?? [];
  const parts = commaParts(bracket);
  const isList = parts.length > 1 && parts.every((part) => amountsIn(part) === 1 && /^\p{L}/u.test(part));
  return isList ? parts.map((part) => `${part} (${things})`) : [row];
}

/** "Salvia (double room, 95-140 €)": the price stands among what is said of the thing. */
function inBracket(said: string, language: PageLanguage): PricedItem | undefined {
  const [, name, bracket = ""] = /^([^():]{2,60})\s\(([^()]{2,120})\)$/u.exec(said) ?? [];
  const parts = commaParts(bracket);
  const prices = parts.filter((part) => isAmountAlone(part, language));
  if (!name || prices.length !== 1 || amountsIn(bracket) !== 1) return undefined;
  const detail = parts.filter((part) => part !== prices[0]).join(", ");
  return { name, price: prices[0]!, ...(detail && { detail }) };
}

function sizedRow(said: string): PricedItem | undefined {
  const parts = commaParts(said);
  const price = parts.pop() ?? "";
  const [name, ...details] = parts;
  if (!name || amountsIn(parts.join()) > 0 || !isPriceOfBefore(price) || !SIZES.test(price)) return undefined;
  return { name, price, ...(details.length > 0 && { detail: details.join(", ") }) };
}

function pricedRow(said: string, language: PageLanguage, nameBefore = ""): PricedItem | undefined {
  const [money, ...others] = moneyTokens(said, language).filter((token) => is(token, "money", "condition", "percent"));
  if (!money || !is(money, "money") || others.length > 0 || money.value === 0) return undefined;
  const before = said.slice(0, money.start).trimEnd();
  if (/[–—-]$/u.test(said.slice(0, money.start))) return undefined;
  const lead = WITH_AMOUNT.exec(before);
  const { price, rest } = amountAlone(said.slice(money.start, money.end), said.slice(money.end));
  const named = nameIn(before.slice(0, lead?.index), language);
  if (!named || beginsOrEndsInPreposition(named.name, language)) return undefined;
  const [, own = named.name, bracket = ""] = /^(.{2,}?)\s\(([^()]+)\)$/u.exec(named.name) ?? [];
  const name = COUNT.test(own) ? countedLike(nameBefore, own) : own;
  const detail = [bracket, ...named.details, joined(rest, language).replace(/^\(([^()]*)\)$/u, "$1")]
    .filter(Boolean)
    .join(", ");
  return { name, price: lead ? `${lead[1]} ${price}` : price, ...(detail && { detail }) };
}

/** What stands before an amount: the thing, and what is said of it with a number; undefined where these are two things. */
function nameIn(before: string, language: PageLanguage): { name: string; details: string[] } | undefined {
  const [first = "", ...others] = commaParts(before.replace(/(?<![\s,:–—-])[\s,:–—-]+$/u, "").replace(LEADS, ""));
  const last = others.at(-1);
  if (last !== undefined && !OF_ALL.test(last)) return undefined;
  const [linked, name = first, between = ""] = IS.exec(first) ?? [];
  const words = between.split(/\s+/u).filter(Boolean).length;
  if (linked && (DEFINITE.test(name) || words > (/\p{Nd}/u.test(between) ? MOST_BETWEEN : MOST_LINKING)))
    return undefined;
  return { name, details: [/\p{Nd}/u.test(between) ? joined(between, language) : "", ...others] };
}

/** "Repairs up to", "with chips", "beginnt bei": the amount is of no thing, or of another. */
const beginsOrEndsInPreposition = (name: string, language: PageLanguage): boolean => {
  const tokens = moneyTokens(name, language);
  return is(tokens[0], ...BEGINS_NONE) || is(tokens.at(-1), ...BEGINS_NONE, "limit", "between");
};

/** "The car park is the council's and is 2 €": a sentence about something that is known, and no entry. */
const DEFINITE = /^(?:the|der|die|das|el|la|los|las|le|les|il|lo|i|gli|de|het|o|a|os|as)\s/iu;
/** Words between "is" and an amount: "50 minutes and", "charged at". */
const MOST_BETWEEN = 5;
const MOST_LINKING = 2;

/** "220 zł | za rozpoczętą godzinę plus dojazd": what goes on behind an amount is not torn. */
function amountAlone(price: string, behind: string): { price: string; rest: string } {
  const [unit = ""] = /^\s?\/\s?\p{L}+/u.exec(behind) ?? [];
  if (unit) return { price: price + unit, rest: behind.slice(unit.length).replace(/^[\s,;:.–—-]+/u, "") };
  const rest = behind.replace(/^[\s,;:.–—-]+/u, "");
  const core = /^\s\p{L}/u.test(behind) ? new RegExp(`^.*(?:${AMOUNT})[\\p{Nd}.,]*`, "iu").exec(price)?.[0] : price;
  const isWhole = core === undefined || core.length === price.length;
  return isWhole ? { price, rest } : { price: core, rest: `${price.slice(core.length).trim()} ${rest}` };
}

/** What is joined to what stands before or behind it, without the joint: "…, and comes off your order". */
const joined = (text: string, language: PageLanguage): string =>
  withoutJoin(text.trim(), language).replace(/\s(?:and|und|y|et|e|en|i)$/iu, "");

const isEntry = ({ name, detail = "" }: PricedItem): boolean =>
  /\p{L}{2}/u.test(name) &&
  name.length <= LONGEST_NAME &&
  name.split(" ").length <= MOST_WORDS &&
  detail.length <= LONGEST_DETAIL &&
  !isOpenEnded(name) &&
  isClosed(name) &&
  isClosed(detail) &&
  !OF_ALL.test(name) &&
  !OTHER_MONEY.test(name) &&
  !RANGE_FIRST.test(name) &&
  !/[?؟!]/u.test(name);

/** What makes a statement of the words beside an amount: "they take £15", "£5 if you bring it". */
const STATED: readonly PriceKind[] = ["speech", "answer", ...NOT_IN_NAMES];
/** What no thing's name begins with: "in the supermarket a jar is", "with chips". */
const BEGINS_NONE: readonly PriceKind[] = ["preposition", "withTax", "for", "to", "per", "and", "at", "from"];
/** "(July and August 105)": another amount of the same thing; "for 100" is how many. */
const OTHER_NUMBER = /(?<!(?:^|\s)(?:for|für|pour|por|per|voor|za|à|di|de|of)\s)(?<![\p{Nd}.,])\p{Nd}[\p{Nd}.,]*\)?$/u;

/** What somebody buys, by the guards of all readers of prices: no deposit, fine, delivery or other people's amount. */
function isSold({ name, price, detail = "" }: PricedItem, said: string, language: PageLanguage): boolean {
  const words = { name, price, tail: detail, bracket: "", rest: `${price} ${detail}`, behind: detail, said };
  const [named, told] = [moneyTokens(name, language), moneyTokens(detail, language)];
  const isStated = [...named, ...told].some((token) => is(token, ...STATED)) || tellsSomething(detail, language);
  const isOther = OTHER_NUMBER.test(detail) || endsInWordNumber(detail);
  const isOwn = !isOthersPrice(said, price);
  return !isStated && !is(told[0], "linking") && !isOther && isOwn && !isNoPriceLine(words, language);
}

/** "For a GP saddle, wee pony saddles eighty": the price of another thing, in words. */
const endsInWordNumber = (detail: string): boolean =>
  wordNumbers(detail).some(({ start, end }) => start > 0 && end === detail.length);

/** An amount in words, or another one: "داخل عمان ريالان". */
const OTHER_MONEY = /\p{Sc}|ريال|دينار|درهم|جنيه/u;

/** "24 à 49 pièces 14,50 $": of what is told before. */
export const RANGE_FIRST = /^\p{Nd}+\s?(?:\p{Pd}|\p{L}{1,3}(?=\s))\s?\p{Nd}/u;

const countedLike = (before: string, count: string): string => {
  const thing = COUNTED.exec(before)?.[1];
  return thing ? `${count} ${thing}` : count;
};
