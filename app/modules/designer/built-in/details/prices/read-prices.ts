import { attribute } from "../../../../markup/html-document";
import type { NodeId } from "../../../../markup/page";
import { textOf } from "../../../../operations/text-of";
import { childrenOf, closest, inside, isWithin, parentNode, queryAll } from "../../../../cascade/query";
import { hasAll, sameText, stems } from "../../find/words-of";
import type { OpenedSite } from "../../../../operations/opened-site";
import { isPrice } from "../../../../operations/facts/amounts";

/** A price on the page and what it is for. */
export interface Price {
  node: NodeId;
  text: string;
  name: string;
}

const LONGEST = 60;
const CLASSES = ".price-value, .picked-price, .service-price, .line-price";

/** Every price of a list or a menu, in source order. */
export function readPrices(site: OpenedSite): Price[] {
  const { page } = site;
  const own = queryAll(page, CLASSES);
  const others = queryAll(page, "span, p, td, dd, strong, b, em, div, li, h3, h4").filter(
    (node) =>
      !own.some((each) => isWithin(page, each, node) || isWithin(page, node, each)) &&
      textOf(page, node).length <= LONGEST &&
      isPrice(textOf(page, node)),
  );
  const innermost = others.filter((node) => !others.some((other) => other !== node && isWithin(page, other, node)));
  return [...own, ...innermost]
    .sort((a, b) => a - b)
    .flatMap((node) => {
      const name = nameOf(site, node);
      return name ? [{ node, text: textOf(page, node), name }] : [];
    });
}

/** What a price is for: the words before it, or the first text that stands beside it. */
function nameOf(site: OpenedSite, node: NodeId): string | null {
  const { page } = site;
  const own = textOf(page, node)
    .replace(/(?:from |ab )?[£€$]?\s?\d[^]*/i, "")
    .replace(/(?<![.…·_:\s–-])[.…·_:\s–-]+$/u, "")
    .trim();
  if (saysWords(own) && isPrice(textOf(page, node))) return own;
  const label = closest(page, node, ".choice");
  const title = label === null ? [] : inside(page, queryAll(page, "label"), label);
  if (title[0] !== undefined) return textOf(page, title[0]);
  for (
    let at = parentNode(page, node);
    at !== null && !["main", "body", "section"].includes(page.elements[at]!.tagName);
    at = parentNode(page, at)
  ) {
    const beside = childrenOf(page, at).find((each) => !isWithin(page, node, each) && saysWords(textOf(page, each)));
    if (beside !== undefined) return textOf(page, leafOf(site, beside));
    const rest = textOf(page, at)
      .replace(textOf(page, node), "")
      .replace(/(?<![.…·_:\s–-])[.…·_:\s–-]+$/u, "")
      .trim();
    if (saysWords(rest)) return rest;
  }
  return null;
}

const saysWords = (text: string) => /\p{L}{2}/u.test(text);

/** The first text inside of an element that has none of its own. */
function leafOf(site: OpenedSite, node: NodeId): NodeId {
  const { page } = site;
  const own = page.elements[node]!.childNodes.some((child) => "value" in child && child.value.trim() !== "");
  const first = own ? undefined : childrenOf(page, node).find((child) => saysWords(textOf(page, child)));
  return first === undefined ? node : leafOf(site, first);
}

/** The prices of what has this name; several where the page names it in several places. */
export function pricesOf(site: OpenedSite, name: string): Price[] {
  const all = readPrices(site);
  const exact = all.filter((price) => sameText(price.name, name));
  return exact.length > 0 ? exact : all.filter((price) => hasAll(price.name, stems(name)));
}

/** The prices of one group or section, by its heading. */
export function pricesIn(site: OpenedSite, place: string): Price[] {
  const heading = groupHeading(site, place);
  const all = readPrices(site);
  for (let at = heading; at !== null && site.page.elements[at]!.tagName !== "main"; at = parentNode(site.page, at)) {
    const group = at;
    const own = all.filter(({ node }) => isWithin(site.page, node, group));
    if (own.length > 0) return own;
  }
  return [];
}

/** The heading of a group of prices, such as 'Pastries'. */
export function groupHeading({ page }: OpenedSite, place: string): NodeId | null {
  const headings = queryAll(page, "h2, h3, h4, caption, legend").filter((node) =>
    hasAll(textOf(page, node), stems(place)),
  );
  return (
    headings.find((node) => /price|menu/.test(attribute(page.elements[node]!, "class") ?? "")) ?? headings[0] ?? null
  );
}
