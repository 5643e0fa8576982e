import { attribute } from "../../../markup/html-document";
import type { Edit } from "../../../markup/edit";
import type { NodeId } from "../../../markup/page";
import { setAttribute } from "../../../markup/set-attribute";
import { setText } from "../../../editing/set-text";
import { textOf } from "../../../operations/text-of";
import { inside, queryAll } from "../../../cascade/query";
import { declined, done, quoted, type Intent } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";
import { replaceWords, wordsPattern } from "../../../operations/text/page-words";
import { unquoted } from "../texts/values";

const WORDINGS = [
  /^(?:we|i)(?:'ve| have)?(?: just)? (?:moved|relocated|are moving)(?: to|:)? (.+)$/i,
  /^(?:change|set|update|correct|replace|fix) (?:the |our |my )?(?:street |postal |business )?address(?: everywhere)? (?:to|with|:) (.+)$/i,
  /^(?:the |our |my )?(?:new |current )?(?:street |postal |business )?address (?:is now|is|should be|should read|has changed to|changed to|:):? (.+)$/i,
];

/** The address, changed wherever it stands and on the map that it links to. */
export const changeAddress: Intent = (request, site) => {
  const said = WORDINGS.map((wording) => wording.exec(request)?.[1]).find((value) => value !== undefined);
  const address = said && unquoted(said);
  if (!address || address.includes("@") || !/\d|,/.test(address)) return null;
  const places = queryAll(site.page, "address");
  if (places.length === 0) return changePlainAddress(site, address);
  const old = textOf(site.page, places[0]!);
  const edits = [...places.flatMap((node) => fill(site, node, address)), ...maps(site, address, old)];
  return done(`I changed the address to ${quoted(address)} everywhere on the page.`, edits);
};

/** An address in lines keeps as many: what is left over goes into the last. */
function fill(site: OpenedSite, node: NodeId, address: string): (Edit | null)[] {
  const lines = inside(
    site.page,
    queryAll(site.page, ".address-line, address > span, address > div, address > p"),
    node,
  );
  if (lines.length === 0) return [setText(site.page, node, address, "built-in")];
  const parts = address.split(",").map((part) => part.trim());
  const rest = parts.slice(lines.length - 1).join(", ");
  const texts = [...parts.slice(0, lines.length - 1), ...(rest ? [rest] : [])];
  return lines.map((line, index) => setText(site.page, line, texts[index] ?? "", "built-in"));
}

function maps({ page }: OpenedSite, address: string, old: string): (Edit | null)[] {
  const links = queryAll(page, "a[href*=maps], a[href*='openstreetmap']");
  const query = encodeURIComponent(address);
  return links.map((node) => {
    const href = attribute(page.elements[node]!, "href") ?? "";
    const next = href.replace(/([?&](?:query|q|daddr|destination)=)[^&]*/, `$1${query}`);
    return setAttribute(
      page,
      node,
      "href",
      next === href ? href.replace(encodeURIComponent(old), query) : next,
      "built-in",
    );
  });
}

/** A page without `address`: a line that begins with a house number, or the one that 'Address' names. */
function changePlainAddress(site: OpenedSite, address: string) {
  const label = /(?:address|find us|visit us)\s*:\s*(\S.*)$/i;
  const line = queryAll(site.page, "p, li, td, dd, span")
    .map((node) => textOf(site.page, node))
    .find((text) => label.test(text) && text.length < 160);
  const old = line && label.exec(line)?.[1];
  const pattern = old && wordsPattern(site, old);
  if (!pattern)
    return declined(
      'I could not find an address on the page. Quote the words that should change, for example: replace "1 High Street" with "2 High Street".',
    );
  return done(
    `I changed the address to ${quoted(address)}.`,
    replaceWords(site, pattern, () => address),
  );
}
