import { isPrice, mayBecome } from "../../../operations/facts/amounts";
import { readPrices, type Price } from "../../../operations/facts/read-prices";
import { changePricesBy, setPrice } from "../../../operations/facts/set-price";
import type { OpenedSite } from "../../../operations/opened-site";
import { declined, listed, quoted, type Outcome } from "../../../operations/outcome";
import { isWithin } from "../../../cascade/query";
import { pricesIn } from "../../built-in/details/prices/read-prices";
import { hasAll, sameText, stems } from "../../built-in/find/words-of";
import { call } from "../call";
import { inColumn, whichColumn, withoutColumns } from "./price-columns";
import { wholeClause, type Call, type Clause, type Context, type Pattern } from "../pattern";
import type { Verb } from "../names";
import { findVerb, phraseOf } from "../read-pieces";
import { isTarget, resolveTarget } from "../resolve-target";
import { contentOf } from "../said-words";
import { means, type Word } from "../word";

/** What things cost. */
export const PRICES: readonly Pattern[] = [
  wholeClause("change-prices-by", readShare),
  wholeClause("set-price", readPrice),
];

const isAmount = (word: Word) => means(word, "fact", "price", "number");
/** 'on offer', 'each': says nothing of the price's own. */
const BESIDE =
  /^(?:offer|sale|special|reduced|each|now|up|down|new|has|have|neu|angebot|oferta|promotion|promo|offerta|aanbieding|promoção|jetzt|nun|ahora|maintenant|adesso|ora|agora|nu)$/;
const UNIT =
  /^\s*((?:per|an?|each|plus|inc|incl|ex|pro|je|am|im|zzgl|inkl|por|par|al|la|le|à|la|o|más|\/)\s?\p{L}[\p{L} .-]{0,30})$/iu;
const MOST_UNIT_WORDS = 4;
/** Says that it is so from now on. */
const NOW =
  /^(?:now|from|on|onwards|today|jetzt|nun|ab|sofort|künftig|ahora|maintenant|désormais|adesso|ora|agora|nu|voortaan)$/;

/** 'The third bike costs £1,590', 'put our cinnamon buns up to 3 pounds', 'Whitening: £199 instead of £250'. */
function readPrice({ clause, site, dialogue, verb }: Context): Call | Outcome | null {
  const { words } = clause;
  const amounts = words.filter(isAmount);
  const wanted = wantedOf(words, amounts);
  if (!wanted || words.some((word) => means(word, "literal") && amounts.length === 0)) return null;
  const unit = unitBehind(words, wanted, clause);
  if (unit === null) return null;
  const rest = words.filter((word) => !amounts.includes(word) && !(unit && word.start >= wanted.end));
  const does = words[findVerb(words)];
  const isSaid = verb !== null && PRICE_VERBS.includes(verb);
  if (does && means(does, "verb", ...NOT_VERBS)) return null;
  const name = contentOf(rest).filter((word) => word !== does && !isFrame(word));
  const isTold = isSaid || rest.some(saysPrice) || (means(wanted, "fact", "price") && isWholeName(site, name));
  if (!isTold) return null;
  if (name.length === 0) return null;
  const meant = pricesNamed(site, withoutColumns(name, site), clause, dialogue);
  if (meant.length === 0) return null;
  const found = inColumn(meant, { site, clause });
  if (!found) return whichColumn(meant, site);
  const names = [...new Set(found.map((each) => each.name))];
  if (names.length > 1)
    return declined(
      `Which one do you mean: ${listed(names.slice(0, 6).map(quoted), "or")}?`,
      names.slice(0, 3).map((each) => ({ label: each, says: `${each} is ${wanted.text}` })),
    );
  const isBare = !means(wanted, "fact", "price");
  if (isBare && !found.every(({ text }) => isPrice(text) || BARE.test(text.trim()))) return null;
  if (!found.some(({ text }) => mayBecome(text, wanted.text))) return null;
  const price = unit ? `${wanted.text} ${unit}` : wanted.text;
  return call(setPrice, { name: names[0]!, prices: [...new Set(found.map(({ node }) => node))], price }, names[0]);
}

const NOT_VERBS = [
  "add",
  "remove",
  "hide",
  "show",
  "move",
  "copy",
  "swap",
  "link",
  "highlight",
  "enlarge",
  "shrink",
  "ask",
] as const;
/** '6,00': a price on a list that names no currency. */
const BARE = /^\d{1,4}(?:[.,]\d{2}|,-)?$/;
/** 'Gone up to 75': between a thing and its price nothing but that it is another. */
const MOVES = /^(?:goes|going|gone|went|rises|rose|risen|drops|dropped|passe|passent|passa|passano|sube|sobe)$/;
const PRICE_VERBS: Verb[] = ["be", "cost", "change", "make", "put", "raise", "lower", "replace", "use", "give"];
const saysPrice = (word: Word) =>
  means(word, "verb", ...PRICE_VERBS) ||
  means(word, "thing", "price") ||
  means(word, "value", "up", "down") ||
  means(word, "link", "colon") ||
  NOW.test(word.text.toLowerCase()) ||
  MOVES.test(word.text.toLowerCase());

/** What stands behind an amount: 'per user', empty where there is nothing; null where it is no unit of a price. */
function unitBehind(words: readonly Word[], wanted: Word, clause: Clause): string | null {
  const behind = words.filter(({ start }) => start >= wanted.end);
  const isEnd = (word: Word) =>
    NOW.test(word.text.toLowerCase()) || means(word, "light", "polite", "filler") || means(word, "reference", "too");
  const own = behind.slice(0, behind.findLastIndex((word) => !isEnd(word)) + 1);
  const last = own.at(-1);
  if (!last) return "";
  const unit = UNIT.exec(clause.text.slice(wanted.end - words[0]!.start, last.end - words[0]!.start))?.[1];
  if (!unit) return "";
  const isOdd =
    own.length > MOST_UNIT_WORDS || own.some((word) => means(word, "fact") || means(word, "link", "from", "until"));
  return isOdd ? null : unit;
}

/** Of two amounts the new one: before 'instead of', behind 'to'. */
function wantedOf(words: readonly Word[], amounts: readonly Word[]): Word | undefined {
  const [first, second, ...more] = amounts;
  if (more.length > 0 || !second) return amounts.length === 1 ? first : undefined;
  const before = (amount: Word) => words.findLast((word) => word.end <= amount.start && !means(word, "light"));
  if (before(second) && means(before(second)!, "link", "instead")) return first;
  if (before(first!) && means(before(first!)!, "link", "from") && means(before(second)!, "link", "to")) return second;
  // 'Set Trail 500 to £500': the number is part of a name.
  return means(first!, "fact", "number") && means(second, "fact", "price") ? second : undefined;
}

/** Words around a name that are none of it. */
const isFrame = (word: Word) =>
  means(word, "verb", ...PRICE_VERBS) ||
  means(word, "link") ||
  means(word, "thing", "price") ||
  means(word, "value", "up", "down") ||
  means(word, "reference") ||
  MOVES.test(word.text.toLowerCase()) ||
  BESIDE.test(word.text.toLowerCase());

/** 'Croissants £3.50': its name as it stands on the page, and nothing else. */
const isWholeName = ({ page }: OpenedSite, name: readonly Word[]) =>
  readPrices(page).some((price) => sameText(price.name, name.map(({ text }) => text).join(" ")));

/** Prices whose name is what was said, in words of the page or by a place: 'the third bike'. */
function pricesNamed(site: OpenedSite, name: readonly Word[], clause: Clause, dialogue: Context["dialogue"]): Price[] {
  const all = readPrices(site.page);
  const said = stems(name.map(({ text }) => text).join(" "));
  const generic = name.filter((word) => !means(word, "thing", "plan", "service", "dish", "item", "product", "card"));
  const exact = all.filter((price) => stems(price.name).join(" ") === said.join(" "));
  if (exact.length > 0) return exact;
  const named = all.filter(
    (price) =>
      hasAll(price.name, said) ||
      (generic.length > 0 && hasAll(price.name, stems(generic.map(({ text }) => text).join(" ")))),
  );
  if (named.length > 0) return named;
  return byPlace(site, name, clause, dialogue);
}

const ORDER = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"] as const;

function byPlace(site: OpenedSite, name: readonly Word[], clause: Clause, dialogue: Context["dialogue"]): Price[] {
  const at = ORDER.findIndex((each) => name.some((word) => means(word, "ordinal", each)));
  const isLast = name.some((word) => means(word, "ordinal", "last"));
  if (at === -1 && !isLast) return [];
  const phrase = phraseOf(name, `${" ".repeat(clause.words[0]!.start)}${clause.text}`);
  const found = resolveTarget(site, { kind: "phrase", phrase, link: null, text: phrase.text }, dialogue);
  const all = readPrices(site.page);
  const inside =
    found && isTarget(found)
      ? all.filter(({ node }) => found.target.nodes.some((each) => isWithin(site.page, node, each)))
      : [];
  if (inside.length > 0) return inside;
  // Cards rather than the rows of a table; where there is one list, that.
  const lists = [
    all.filter(({ node }) => site.page.elements[node]!.tagName !== "td"),
    all.filter(({ node }) => site.page.elements[node]!.tagName === "td"),
  ].filter((list) => list.length > 1);
  const noun = name.filter((word) => !means(word, "ordinal"));
  const [list] =
    lists.length === 1 || noun.some((word) => !means(word, "thing", "row", "service")) ? lists : lists.toReversed();
  const price = list?.at(isLast ? -1 : at);
  return price ? [price] : [];
}

/** 'Raise all prices by 5%', 'sube los precios un 10%', 'make everything in Bread 10p dearer'. */
function readShare({ clause, site }: Context): Call | Outcome | null {
  const { words } = clause;
  const up = directionOf(clause);
  const pence = words.find(({ text }) => PENCE.test(text));
  const amounts = words.filter(
    (word, at) =>
      means(word, "fact", "percent", "price") || (means(word, "fact", "number") && pence && words[at + 1] === pence),
  );
  const [amount] = amounts;
  const isAll = words.some((word) => means(word, "scope", "all") || DIRECTIONS.test(word.text.toLowerCase()));
  const isAbout =
    words.some((word) => means(word, "thing", "price")) ||
    (isAll && amount !== undefined && means(amount, "fact", "percent"));
  const isTo = words.some(
    (word) =>
      means(word, "link", "to") &&
      amount &&
      word.end <= amount.start &&
      words.every((other) => other.start <= word.start || other.start >= amount.start || means(other, "light")),
  );
  if (up === null || !amount || amounts.length > 1 || !isAbout || (isTo && !means(amount, "fact", "percent")))
    return null;
  const name = contentOf(words).filter(
    (word) =>
      word !== amount &&
      word !== pence &&
      /\p{L}/u.test(word.text) &&
      !isFrame(word) &&
      !means(word, "scope") &&
      !means(word, "thing", "page") &&
      !DIRECTIONS.test(word.text.toLowerCase()),
  );
  const prices = (name.length === 0 ? readPrices(site.page) : among(site, name)).filter(({ text }) => isPrice(text));
  if (name.length > 0 && prices.length === 0) return null;
  if (prices.length === 0) return declined("I could not find any price on the page.");
  const said = Number(amount.text.replace(/[^\d.,]/g, "").replace(",", "."));
  const value = pence ? said / 100 : said;
  const by = means(amount, "fact", "percent") ? { percent: value } : { amount: value };
  return value > 0
    ? call(changePricesBy, { prices: [...new Set(prices.map(({ node }) => node))], up, by }, "prices")
    : null;
}

function among(site: OpenedSite, name: readonly Word[]): Price[] {
  const said = name.map(({ text }) => text).join(" ");
  const grouped = pricesIn(site, said);
  return grouped.length > 0 ? grouped : readPrices(site.page).filter((price) => hasAll(price.name, stems(said)));
}

const DIRECTIONS =
  /^(?:higher|dearer|pricier|expensive|more|lower|cheaper|less|teurer|billiger|günstiger|höher|niedriger)$/;

/** '10p', '20 cents' */
const PENCE = /^(?:p|pence|pennies|cents?|ct|centimes|céntimos|centesimi|cêntimos)$/i;

function directionOf({ words, text }: Clause): boolean | null {
  const sign = /(?:^|\s)([+−-])\s?\d/.exec(text)?.[1];
  if (sign) return sign === "+";
  const says = (pattern: RegExp) => words.some((word) => pattern.test(word.text.toLowerCase()));
  if (words.some((word) => means(word, "verb", "raise")) || says(/^(?:higher|dearer|pricier|expensive|teurer|höher)$/))
    return true;
  if (words.some((word) => means(word, "verb", "lower")) || says(/^(?:lower|cheaper|billiger|günstiger|niedriger)$/))
    return false;
  return null;
}
