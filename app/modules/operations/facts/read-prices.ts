import { priceTokens } from "../../facts/price-tokens";
import { childrenOf, closest, inside, isWithin, parentNode, queryAll } from "../../cascade/query";
import { oncePerPage, type EditablePage, type NodeId } from "../../markup/page";
import { textOf } from "../text-of";
import { isPrice } from "./amounts";

/** A price on the page, where it stands in the text of its element, and what it is for. */
export interface Price {
  node: NodeId;
  text: string;
  start: number;
  end: number;
  name: string;
}

const LONGEST = 60;
const CLASSES = ".price-value, .picked-price, .service-price, .line-price";

/** Every price of a list or a menu, in source order. */
export const readPrices = oncePerPage((page: EditablePage): Price[] => {
  const own = queryAll(page, CLASSES);
  const others = queryAll(page, "span, p, td, dd, strong, b, em, div, li, h3, h4").filter(
    (node) =>
      textOf(page, node).length <= LONGEST &&
      isPrice(textOf(page, node)) &&
      !own.some((each) => isWithin(page, each, node) || isWithin(page, node, each)),
  );
  const innermost = others.filter((node) => !others.some((other) => other !== node && isWithin(page, other, node)));
  return [...own, ...innermost].sort((a, b) => a - b).flatMap((node) => pricesAt(page, node));
});

/** The prices of an element: a text may name several, each behind what it is for. */
function pricesAt(page: EditablePage, node: NodeId): Price[] {
  const text = textOf(page, node);
  const tokens = priceTokens(text);
  if (tokens.length === 0) return priceOf(page, node, { text, start: 0, end: text.length }, "");
  return tokens.flatMap((token, at) => {
    const before = beforePrice(text.slice(tokens[at - 1]?.end ?? 0, token.start));
    return priceOf(page, node, { ...token, text: text.slice(token.start, token.end) }, before);
  });
}

function priceOf(page: EditablePage, node: NodeId, price: Omit<Price, "node" | "name">, before: string): Price[] {
  const name = saysWords(before) ? before : nameBeside(page, node);
  const { text, start, end } = price;
  return name ? [{ node, text, start, end, name }] : [];
}

const SIGNS_AT_END = /(?<![.…·_:,\s–-])[.…·_:,\s–-]+$/u;
const SIGNS_AT_START = /^[\s,;.·–-]+/u;

/** What stands before a price, from the beginning of its sentence on: no more of it is its name. */
const beforePrice = (text: string): string =>
  text
    .split(/[.!?;,]/)
    .at(-1)!
    .replace(SIGNS_AT_START, "")
    .trimEnd()
    .replace(LEADING_WORD, "")
    .replace(SIGNS_AT_END, "")
    .trim();

const LEADING_WORD = /(?:(?<=\s)|^)(?:from|ab|desde|à partir de|da|a partir de|vanaf|is|are|costs?)$/iu;

/** What a price is for by what stands beside it. */
function nameBeside(page: EditablePage, node: NodeId): string | null {
  const term = termBefore(page, node);
  if (term !== undefined) return textOf(page, term);
  const text = textOf(page, node);
  const label = closest(page, node, ".choice");
  const title = label === null ? [] : inside(page, queryAll(page, "label"), label);
  if (title[0] !== undefined) return textOf(page, title[0]);
  for (
    let at = parentNode(page, node);
    at !== null && !isPart(page, at);
    at = page.elements[at]!.tagName === "section" ? null : parentNode(page, at)
  ) {
    const beside = childrenOf(page, at).find((each) => !isWithin(page, node, each) && saysWords(textOf(page, each)));
    if (beside !== undefined) return textOf(page, leafOf(page, beside));
    const rest = textOf(page, at).replace(text, "").replace(SIGNS_AT_END, "").trim();
    if (saysWords(rest)) return rest;
  }
  return null;
}

/** A section inside of another is a card of it. */
function isPart(page: EditablePage, node: NodeId): boolean {
  const { tagName } = page.elements[node]!;
  const parent = parentNode(page, node);
  return (
    tagName === "main" ||
    tagName === "body" ||
    (tagName === "section" && (parent === null || closest(page, parent, "section") === null))
  );
}

/** In a list of terms each price stands behind its own. */
function termBefore(page: EditablePage, node: NodeId): NodeId | undefined {
  const detail = closest(page, node, "dd");
  const list = detail === null ? null : parentNode(page, detail);
  if (detail === null || list === null) return undefined;
  const beside = childrenOf(page, list);
  return beside.slice(0, beside.indexOf(detail)).findLast((each) => page.elements[each]!.tagName === "dt");
}

const saysWords = (text: string) => /\p{L}{2}/u.test(text);

/** The first text inside of an element that has none of its own. */
function leafOf(page: EditablePage, node: NodeId): NodeId {
  const own = page.elements[node]!.childNodes.some((child) => "value" in child && child.value.trim() !== "");
  const first = own ? undefined : childrenOf(page, node).find((child) => saysWords(textOf(page, child)));
  return first === undefined ? node : leafOf(page, first);
}
