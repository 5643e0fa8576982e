import { z } from "zod";
import { findAddress } from "../../facts/find-address";
import { readSource } from "../../facts/source-text";
import { inside, queryAll } from "../../cascade/query";
import { setText } from "../../editing/set-text";
import type { Edit } from "../../markup/edit";
import { attribute } from "../../markup/html-document";
import type { NodeId } from "../../markup/page";
import { setAttribute } from "../../markup/set-attribute";
import { collapseSpace } from "../../markup/visible-text";
import { asEdit } from "../as-edit";
import { changeLinkedData } from "../linked-data";
import { operation } from "../operation";
import type { OpenedSite } from "../opened-site";
import { declined, done, quoted } from "../outcome";
import { textOf } from "../text-of";
import { elementsWith, replaceWords, wordsPattern } from "../text/page-words";

/** The address, changed wherever it stands, on the maps that the page links to and in what it says of itself. */
export const setAddress = operation({
  name: "set-address",
  params: z.object({ to: z.string().trim().min(3).max(300) }),
  touches: () => "page",
  run: (site, { to }) => {
    const places = addressesOf(site);
    const old = places.length > 0 ? textOf(site.page, places[0]!) : plainAddress(site);
    if (!old)
      return declined(
        'I could not find an address on the page. Quote the words that should change, for example: replace "1 High Street" with "2 High Street".',
      );
    const elsewhere = wordsPattern(site, old);
    const plain = elsewhere
      ? replaceWords(site, elsewhere, () => to).filter((edit) => edit && !isIn(site, edit, places))
      : [];
    return done(
      `I changed the address to ${quoted(to)} everywhere on the page.`,
      [...places.flatMap((node) => fill(site, node, to)), ...plain, ...maps(site, to, old), asEdit(data(site, to))],
      "address",
    );
  },
  holds: (before, after, { to }) => {
    const places = addressesOf(before);
    const old = places.length > 0 ? null : plainAddress(before);
    const isGone = !old || old === to || !elementsWith(after, wordsPattern(before, old)!).length;
    const wanted = flat(to);
    return (
      isGone &&
      (places.length > 0 ? addressesOf(after) : queryAll(after.page, "body")).every((node) =>
        flat(textOf(after.page, node)).includes(wanted),
      )
    );
  },
});

const flat = (text: string) =>
  collapseSpace(text)
    .replace(/[,\s]+/g, " ")
    .toLowerCase();

const addressesOf = ({ page }: OpenedSite) =>
  queryAll(page, "address").filter(
    (node) => /\d/.test(textOf(page, node)) && inside(page, queryAll(page, "address"), node).length === 0,
  );

const isIn = ({ page }: OpenedSite, edit: Edit, places: NodeId[]) =>
  edit.splices.some(({ start }) =>
    places.some((node) => {
      const { startOffset, endOffset } = page.elements[node]!.sourceCodeLocation;
      return start >= startOffset && start < endOffset;
    }),
  );

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
  const links = queryAll(page, "a[href*=maps], a[href*='openstreetmap'], iframe[src*=maps]");
  const query = encodeURIComponent(address);
  return links.map((node) => {
    const name = page.elements[node]!.tagName === "a" ? "href" : "src";
    const href = attribute(page.elements[node]!, name) ?? "";
    const next = href.replace(/([?&](?:query|q|daddr|destination)=)[^&]*/, `$1${query}`);
    return setAttribute(
      page,
      node,
      name,
      next === href ? href.replace(encodeURIComponent(old), query) : next,
      "built-in",
    );
  });
}

/** Search engines get what was said, as one line. */
const data = ({ page }: OpenedSite, to: string) =>
  changeLinkedData(page, (value, key) => (key === "address" && value !== null ? to : value));

/** On a page without `address`: what a label names, or a text that is nothing else. */
function plainAddress({ page }: OpenedSite): string | null {
  const texts = [...new Set(queryAll(page, "p, li, td, dd, span, div").map((node) => textOf(page, node)))].filter(
    (text) => text.length < 160 && /\d/.test(text),
  );
  for (const text of texts) {
    const labelled = LABEL.exec(text)?.[1];
    if (labelled) return labelled;
    const found = findAddress(readSource(text))?.words ?? "";
    const said = found && text.includes(found) ? found : null;
    if (said) return said;
  }
  return texts.find((text) => ALONE.test(text)) ?? null;
}

const LABEL = /(?:address|find us|visit us|adresse|dirección|indirizzo|endereço|adres)\s*:\s*(\S.*)$/i;
/** '5 Station Road, Hathersage S32 1DD' */
const ALONE = /^\d{1,4}[a-z]? \p{Lu}[\p{L}.'’ -]{2,40}, ?\p{Lu}[\p{L}.'’ -]{1,40}(?:,? [A-Z0-9][A-Z0-9 -]{3,9})?$/u;
