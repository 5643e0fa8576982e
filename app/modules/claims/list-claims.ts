import { ancestorsOf, elementAt, numberOf } from "../markup/element";
import { readPage, type EditablePage, type NodeId } from "../markup/page";
import { listSections } from "../markup/sections";
import type { CheckedClaim, Grounding } from "./claim";
import { claimAttribute } from "./claim-words";
import type { ListedClaim } from "./listed-claim";

/** What designers claimed without the owner's words, by key. */
export type Ledger = ReadonlyMap<string, "open" | "confirmed">;

/**
 * The claims of a page: each value once, with every place where it stands, those that visitors read first. A claim that
 * is in no source and that no designer ever wrote is the owner's own edit.
 */
export function listClaims(html: string, claims: CheckedClaim[], ledger: Ledger): ListedClaim[] {
  const page = readPage(html);
  const listed = new Map<string, ListedClaim>();
  for (const claim of [
    ...claims.filter((each) => isRead(page, each)),
    ...claims.filter((each) => !isRead(page, each)),
  ]) {
    const { key, kind, text, node, context } = claim;
    const known = stateOf(claim, ledger);
    // A value may be the owner's for one thing and a designer's for another.
    const id = `${known.state} ${key}`;
    const entry = listed.get(id) ?? { key, kind, text, ...known, places: [] };
    entry.places.push({ node, section: placeName(page, node), context });
    listed.set(id, entry);
  }
  return [...listed.values()];
}

/** Whether a claim is open by the ledger. */
export const isOpen = (claim: CheckedClaim, ledger: Ledger) => stateOf(claim, ledger).state === "open";

function stateOf(
  { key, grounding, context }: CheckedClaim,
  ledger: Ledger,
): { state: ListedClaim["state"]; grounding: Grounding | null } {
  const state = ledger.get(key);
  // A designer may have written the form's words too: they do not speak for what it wrote into the page.
  if (grounding && !(state && grounding.source === "contact form")) return { state: "grounded", grounding };
  return state ? { state, grounding: null } : { state: "grounded", grounding: { source: "own edit", quote: context } };
}

/** Whether a claim stands in the page's text, and not only in its head or where a link leads. */
function isRead(page: EditablePage, { node, text }: CheckedClaim): boolean {
  const element = elementAt(page, node);
  return element !== undefined && element.tagName !== "title" && claimAttribute(element, text) === null;
}

function placeName(page: EditablePage, node: NodeId): string {
  const element = elementAt(page, node);
  if (element?.tagName === "title") return "Title in browser tabs";
  if (element?.tagName === "meta") return "Description for search engines";
  const around = new Set(element ? [...ancestorsOf(element)].map((each) => numberOf(page, each)) : []);
  const sections = listSections(page);
  const section = sections.find((each) => around.has(each.node));
  return section?.name ?? (node < (sections[0]?.node ?? Infinity) ? "Top of the page" : "Foot of the page");
}
