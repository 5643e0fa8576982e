import { attribute } from "../../../../markup/html-document";
import type { NodeId } from "../../../../markup/page";
import { isWithin, parentNode, queryAll } from "../../../../cascade/query";
import type { OpenedSite } from "../../../../operations/opened-site";
import { readPrices, type Price } from "../../../../operations/facts/read-prices";
import { textOf } from "../../../../operations/text-of";
import { hasAll, sameText, stems } from "../../find/words-of";

/** The prices of what has this name; several where the page names it in several places. */
export function pricesOf({ page }: OpenedSite, name: string): Price[] {
  const all = readPrices(page);
  const exact = all.filter((price) => sameText(price.name, name));
  return exact.length > 0 ? exact : all.filter((price) => hasAll(price.name, stems(name)));
}

/** The prices of one group or section, by its heading. */
export function pricesIn(site: OpenedSite, place: string): Price[] {
  const heading = groupHeading(site, place);
  const all = readPrices(site.page);
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
