import { isWithin } from "../../../cascade/query";
import type { NodeId } from "../../../markup/page";
import type { OpenedSite } from "../../../operations/opened-site";
import { listSections } from "../../../markup/sections";
import { readThings } from "../../../page-roles/read-things";
import { NO_DIALOGUE, type Dialogue } from "../../understanding/dialogue";
import { knownWords } from "../../understanding/known-words";
import type { Thing } from "../../understanding/names";
import type { NounPhrase } from "../../understanding/pieces";
import { readPieces } from "../../understanding/read-pieces";
import { readWords } from "../../understanding/read-words";
import { isTarget, resolveTarget } from "../../understanding/resolve-target";
import { means } from "../../understanding/word";

/** What stands in many places, or is all of the page. */
const EVERYWHERE: ReadonlySet<Thing> = new Set<Thing>([
  "page",
  "business-name",
  "brand",
  "phone",
  "email",
  "address",
  "hours",
  "price",
  "copyright",
]);
const MOST_WORDS = 120;

/** What a request speaks of. */
export interface RequestScope {
  nodes: NodeId[];
  /** The sections, header or footer that they are or stand in. */
  parts: NodeId[];
}

/**
 * The elements of a page that a request speaks of, and the parts that they stand in. Null where it speaks of the whole page,
 * or of what stands in many places, or where not all that it names is found: then no part is known to be left alone.
 */
export function requestScope(message: string, site: OpenedSite, selected: NodeId | null): RequestScope | null {
  const words = readWords(message, knownWords(site.page));
  if (
    words.length > MOST_WORDS ||
    words.some((word) => means(word, "scope", "everywhere") || means(word, "verb", "add"))
  )
    return null;
  const { pieces } = readPieces(words, message, { within: true, quoted: true });
  const phrases = pieces.flatMap((piece) => (piece.kind === "phrase" ? [piece] : []));
  if (phrases.some(({ phrase }) => isEverywhere(phrase))) return null;
  const dialogue: Dialogue = { ...NO_DIALOGUE, selected };
  const named = phrases.filter(({ phrase }) => phrase.head !== null);
  const found = named.map((piece) => resolveTarget(site, piece, dialogue));
  if (!found.every(isTarget)) return null;
  const nodes = [...found.flatMap(({ target }) => target.nodes), ...(selected === null ? [] : [selected])];
  const parts = nodes.map((node) => partAround(site, node));
  return parts.length > 0 && !parts.includes(null) ? { nodes, parts: [...new Set(parts as NodeId[])] } : null;
}

const isEverywhere = ({ head, many, within }: NounPhrase): boolean =>
  within ? isEverywhere(within) : head !== null && (EVERYWHERE.has(head) || many);

/** The section, header or footer that an element is or stands in. */
const partAround = (site: OpenedSite, node: NodeId): NodeId | null =>
  partsOf(site).find((part) => isWithin(site.page, node, part)) ?? null;

/** The head, the sections, hidden ones too, the header and the footer of a page, in source order. */
export function partsOf(site: OpenedSite): NodeId[] {
  const seen = readThings(site).of("section", "header", "footer");
  const head = site.page.elements.findIndex(({ tagName }) => tagName === "head");
  const nodes = [...seen, ...listSections(site.page)].map(({ node }) => node);
  return [...new Set(head === -1 ? nodes : [head, ...nodes])].sort((a, b) => a - b);
}
