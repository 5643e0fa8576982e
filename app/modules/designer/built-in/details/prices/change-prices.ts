import type { NodeId } from "../../../../markup/page";
import { inside, parentNode, queryAll } from "../../../../cascade/query";
import { declined, done, listed, quoted, type Intent, type Outcome } from "../../../../operations/outcome";
import type { OpenedSite } from "../../../../operations/opened-site";
import { addLike } from "../../../../operations/structure/add-like";
import { removeNode } from "../../../../operations/structure/remove-node";
import { unquoted } from "../../texts/values";
import { isPrice } from "../../../../operations/facts/amounts";
import { readPrices, type Price } from "../../../../operations/facts/read-prices";
import { changePricesBy, setPrice as setPriceOperation } from "../../../../operations/facts/set-price";
import { perform } from "../../../../operations/perform";
import { groupHeading, pricesIn, pricesOf } from "./read-prices";

const P = String.raw`((?:from |ab |desde )?[£€$]?\s?\d[\d.,]*(?:\s?(?:€|£|\$|euros?|pounds?|dollars?))?(?: (?:per|a|an|each|pro|por|\/)[\w .]*)?|\d[\d.,]*\s?%(?: of [\w .]*)?)`;
const VERB = "(?:change|set|update|make|put|correct|fix|increase|raise|lower|reduce|drop|cut|adjust)";
/** Wordings that speak of a price, and those in which only the amount does. */
const SURE = [
  new RegExp(`^${VERB} (?:the )?(?:new )?price (?:of|for|on) (.+?) (?:from .+ )?(?:to|at|:|is) ${P}$`, "i"),
  new RegExp(`^${VERB} (.+?)(?:'s)? price (?:from .+ )?(?:to|at) ${P}$`, "i"),
  new RegExp(
    `^(?:the |our )?(?:new )?price (?:of|for) (.+?) (?:is now|is|should be|(?:went|goes|has gone) (?:up|down) to|rises to|will be) ${P}(?: now)?$`,
    "i",
  ),
  new RegExp(`^(?:the |our )?(.+?)(?:'s)? price (?:is now|is|should be) ${P}(?: now)?$`, "i"),
];
const LIKELY = [
  new RegExp(
    `^(?:the |our |an? )?(.+?) (?:is now|are now|now costs?|costs?(?: now)?|is|are|should cost|should be|will be|will cost|goes (?:up|down) to|go (?:up|down) to) ${P}(?: now| each)?$`,
    "i",
  ),
  new RegExp(`^(?:we )?(?:now )?(?:charge|ask|take) ${P} for (.+)$`, "i"),
  new RegExp(`^${VERB} (?:the |our )?(.+?) (?:from .+ )?to ${P}$`, "i"),
];
const SHARE =
  /^(?:(raise|increase|put up|lift|up)|lower|reduce|decrease|cut|drop|put down) (?:all |every )?(?:of )?(?:the |our |my )?(?:(.+?) )?prices?(?: (?:in|of|for|on) (?:the )?(.+?))? by (?:(\d+(?:[.,]\d+)?)\s?(?:%|per ?cent)|[£€$]?\s?(\d+(?:[.,]\d+)?)\s?(p|pence|cents?|€|£|\$|euros?|pounds?|dollars?)?(?: each)?)$/i;
const MAKE_SHARE =
  /^make (?:all |every )?(?:the |our )?(?:(.+?) )?prices? (\d+(?:[.,]\d+)?)\s?(?:%|per ?cent) (higher|more expensive|lower|cheaper)$/i;
const REMOVE =
  /^(?:remove|delete|hide|take (?:away|off|out)|drop|don't show) (?:the )?(?:price (?:of|for|from|on) (.+)|(.+?)(?:'s)? price)$/i;
const ADD = new RegExp(
  `^(?:add|put|include|insert) (?:an? |the )?(?:new )?(?:(?:dish|price|product|drink|entry|service)s? )?(?:called |named |for )?(.+?),? (?:for|at|costing|priced at|with (?:the |a )?price(?: of)?|:|-) ${P}(?: (?:to|in|under|on|into) (?:the |our )?(.+))?$`,
  "i",
);

/** Prices: a new one, all of them by a share, one removed, a new entry with one. */
export const changePrices: Intent = (request, site) =>
  shareOf(request, site) ?? removePrice(request, site) ?? addPrice(request, site) ?? setPrice(request, site);

function setPrice(request: string, site: OpenedSite): Outcome | null {
  for (const [index, wording] of [...SURE, ...LIKELY].entries()) {
    const match = wording.exec(request);
    if (!match) continue;
    const [name, price] = wording === LIKELY[1] ? [match[2]!, match[1]!] : [match[1]!, match[2]!];
    const sure = index < SURE.length;
    if (!sure && !isPrice(price) && !/costs?|charge/.test(request)) continue;
    const found = pricesOf(site, unquoted(name));
    if (found.length > 0) return put(site, found, price.trim());
    if (sure || (isPrice(price) && /\bnow\b|\bcosts?\b|\bcharge\b/i.test(request)))
      return declined(notFound(site, unquoted(name)));
  }
  return null;
}

function put(site: OpenedSite, found: Price[], price: string): Outcome {
  const names = [...new Set(found.map(({ name }) => name))];
  if (names.length > 1) return declined(`Which one do you mean: ${listed(names.slice(0, 6).map(quoted), "or")}?`);
  return perform(site, setPriceOperation, {
    name: names[0]!,
    prices: found.map(({ node }) => node),
    price: price.trim(),
  });
}

function notFound(site: OpenedSite, name: string): string {
  const known = [...new Set(readPrices(site.page).map((price) => price.name))];
  const bare = name.replace(/^(?:the|our) /i, "");
  if (known.length === 0) return `I could not find a price for ${quoted(bare)}, or any other price on the page.`;
  return `I could not find a price for ${quoted(bare)}. The prices I can see are: ${listed(known.slice(0, 12))}${known.length > 12 ? " and more" : ""}.`;
}

function shareOf(request: string, site: OpenedSite): Outcome | null {
  const made = MAKE_SHARE.exec(request);
  const match = SHARE.exec(request);
  if ((!made && !match) || /\b(?:size|font|text|space)\b/i.test(request)) return null;
  const place = (made ? made[1] : (match![2] ?? match![3]))?.replace(/^(?:all|the|every) ?/i, "");
  const up = made ? /higher|more/.test(made[3]!) : Boolean(match![1]);
  const share = number(made ? made[2] : match![4]);
  const fixed = match?.[5] ? number(match[5]) / (/^(?:p|pence|cents?)$/i.test(match[6] ?? "") ? 100 : 1) : 0;
  const prices = place ? [...pricesIn(site, place), ...pricesOf(site, place)] : readPrices(site.page);
  const found = [...new Map(prices.map((price) => [price.node, price])).values()].filter(({ text }) => isPrice(text));
  if (found.length === 0) return declined(place ? notFound(site, place) : "I could not find any price on the page.");
  return perform(site, changePricesBy, {
    prices: found.map(({ node }) => node),
    up,
    by: share ? { percent: share } : { amount: fixed },
  });
}

const number = (text: string | undefined) => Number((text ?? "0").replace(",", "."));

function removePrice(request: string, site: OpenedSite): Outcome | null {
  const match = REMOVE.exec(request);
  const name = match && unquoted(match[1] ?? match[2]!);
  if (!name || /^(?:all|the|every|both)(?: the)?$/i.test(name)) return null;
  const found = pricesOf(site, name);
  if (found.length === 0) return match[1] ? declined(notFound(site, name)) : null;
  const names = [...new Set(found.map((price) => price.name))];
  if (names.length > 1) return declined(`Which one do you mean: ${listed(names.slice(0, 6).map(quoted), "or")}?`);
  return done(
    `I removed the price of ${names[0]}.`,
    found.flatMap(({ node }) => [...leaderOf(site, node), ...removeNode(site, node)]),
  );
}

/** The dots that would lead to nothing. */
function leaderOf(site: OpenedSite, node: NodeId) {
  const row = parentNode(site.page, node);
  return row === null
    ? []
    : inside(site.page, queryAll(site.page, ".price-leader"), row).flatMap((leader) => removeNode(site, leader));
}

function addPrice(request: string, site: OpenedSite): Outcome | null {
  const match = ADD.exec(request);
  if (!match || !isPrice(match[2]!)) return null;
  const [, name = "", price = "", place] = match;
  const heading = place ? groupHeading(site, place.replace(/ (?:section|menu|list)$/i, "")) : null;
  if (place && heading === null)
    return declined(`I could not find ${quoted(place)} on the page. Which list should it go into?`);
  const list =
    heading === null ? readPrices(site.page) : pricesIn(site, place!.replace(/ (?:section|menu|list)$/i, ""));
  const last = list.at(-1);
  const entry = last && entryOf(site, last.node);
  if (entry === undefined || entry === null)
    return declined("There is no list of prices on the page yet that I could add to.");
  return done(
    `I added ${unquoted(name)} for ${price.trim()}.`,
    addLike(site, entry, { name: unquoted(name), price: price.trim() }),
  );
}

function entryOf(site: OpenedSite, node: NodeId): NodeId | null {
  for (let at: NodeId | null = node; at !== null; at = parentNode(site.page, at))
    if (["li", "tr", "article"].includes(site.page.elements[at]!.tagName)) return at;
  return null;
}
