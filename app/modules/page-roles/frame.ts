import { listSections, type PageSection } from "../markup/sections";
import type { NodeId } from "../markup/page";
import { around, HOLDS, holdsAny, isInside, within, type Tree } from "./tree";

/** The large parts of a page. */
export interface Frame {
  header: NodeId | null;
  footer: NodeId | null;
  /** What leads to the parts of the page, and its entries. */
  navigations: { node: NodeId; entries: NodeId[] }[];
  /** All others, from top to bottom. */
  sections: PageSection[];
}

/** Reads the frame of a page: the first block with links is its header, the last without a heading its footer. */
export function readFrame(tree: Tree): Frame {
  const blocks = listSections(tree.page).filter(({ placeholder, node }) => !placeholder && !tree.unseen[node]);
  const header = tagged(tree, "header", "banner") ?? firstWithLinks(tree, blocks);
  const footer = tagged(tree, "footer", "contentinfo") ?? lastBlock(tree, blocks, header);
  const sections = blocks.filter(
    ({ node }) => node !== header && node !== footer && !isPartOf(tree, node, header, footer),
  );
  return { header, footer, sections, navigations: readNavigations(tree, header, footer) };
}

const isPartOf = (tree: Tree, node: NodeId, ...parts: (NodeId | null)[]) =>
  parts.some((part) => part !== null && isInside(tree, node, part));

const CONTENT = new Set(["section", "article", "aside", "li", "td", "form", "figure"]);

/** A page's own header or footer, not that of one of its parts. */
function tagged(tree: Tree, tag: string, role: string): NodeId | null {
  const all = tree.page.elements.keys();
  const own = [...all].filter(
    (node) =>
      (tree.tag(node) === tag || tree.attribute(node, "role") === role || namedSo(tree, node, tag)) &&
      !tree.unseen[node] &&
      ![...around(tree, node)].some((each) => CONTENT.has(tree.tag(each)) || tree.attribute(each, "data-section")),
  );
  if (tag === "footer") return own.at(-1) ?? null;
  // Some pages have their opening in the header: then it is no header.
  return own.find((node) => holdsAny(tree, node, HOLDS.link) && tree.length(node) < 1200) ?? null;
}

const PART_NAME = /^(?:site|page|main)?[-_]?(header|footer)$/;

/** Names that most of the web gives to the parts that it has no tag for. */
function namedSo(tree: Tree, node: NodeId, tag: string): boolean {
  const isWhole = tree.tag(node).includes("-") && tree.tag(node).endsWith(`-${tag}`);
  const said = `${tree.attribute(node, "id") ?? ""} ${tree.attribute(node, "class") ?? ""}`.toLowerCase();
  return isWhole || (said.includes(tag) && said.split(/\s+/).some((name) => PART_NAME.exec(name)?.[1] === tag));
}

const LONGEST_HEADER = 600;

/** The first block is a header when it is little more than links, or a name and links. */
function firstWithLinks(tree: Tree, blocks: PageSection[]): NodeId | null {
  const first = blocks.slice(0, 2).find(({ node }) => holdsAny(tree, node, HOLDS.link));
  if (!first || tree.length(first.node) > LONGEST_HEADER) return null;
  const linked = linksIn(tree, first.node).reduce((sum, node) => sum + tree.text(node).length, 0);
  return linked * 2 >= tree.text(first.node).length || tree.tag(first.node) === "nav" ? first.node : null;
}

const LONGEST_FOOTER = 900;
const RIGHTS =
  /©|\(c\)\s*\d{4}|all rights|copyright|alle rechte|tous droits|todos los derechos|tutti i diritti|imprint|impressum/i;

function lastBlock(tree: Tree, blocks: PageSection[], header: NodeId | null): NodeId | null {
  const last = blocks.at(-1)?.node;
  if (last === undefined || last === header || blocks.length < 3) return null;
  const text = tree.text(last);
  const isBare = !holdsAny(tree, last, HOLDS.heading | HOLDS.control);
  return text.length < LONGEST_FOOTER && (isBare || RIGHTS.test(text)) && !(isBare && /\?$/.test(text)) ? last : null;
}

export function linksIn(tree: Tree, node: NodeId): NodeId[] {
  return [...within(tree, node)].filter((each) => tree.tag(each) === "a" && !tree.unseen[each]);
}

function readNavigations(tree: Tree, header: NodeId | null, footer: NodeId | null): Frame["navigations"] {
  const told = [...tree.page.elements.keys()].filter(
    (node) => (tree.tag(node) === "nav" || tree.attribute(node, "role") === "navigation") && !tree.unseen[node],
  );
  const named = told
    .map((node) => ({ node, entries: entriesIn(tree, node) }))
    .filter(({ entries }) => entries.some((entry) => leadsWithin(tree, entry)));
  if (named.some(({ node }) => !isPartOf(tree, node, footer))) return named;
  const made = header === null ? null : listOfLinks(tree, header);
  return made === null ? named : [{ node: made, entries: entriesIn(tree, made) }, ...named];
}

const LONGEST_ENTRY = 40;

/** Short links with words; that around a logo is none. */
const entriesIn = (tree: Tree, node: NodeId): NodeId[] =>
  linksIn(tree, node).filter((each) => {
    const { length } = tree.text(each);
    return length > 0 && length <= LONGEST_ENTRY && !isBrandLink(tree, each);
  });

/** A link that leads home and stands before all others is the name of the business. */
export function isBrandLink(tree: Tree, node: NodeId): boolean {
  const href = (tree.attribute(node, "href") ?? "").trim();
  const leadsHome = /^(?:\/|#|\.\/?|#(?:top|main|home|start|page-top)|\/?index\.html?)$/i.test(href);
  const isCalled = /\b(?:brand|logo)\b/i.test(tree.attribute(node, "class") ?? "");
  return (
    (isCalled || (leadsHome && !/^(?:home|start|startseite|accueil|inicio|início)$/i.test(tree.text(node)))) &&
    !leadsElsewhere(href)
  );
}

/** A bar of ways to call or to find the place is no navigation. */
const leadsWithin = (tree: Tree, node: NodeId) => !leadsElsewhere((tree.attribute(node, "href") ?? "").trim());

const leadsElsewhere = (href: string) => /^(?:https?:|tel:|mailto:)/i.test(href);

/** The innermost element of the header that holds most of its links. */
function listOfLinks(tree: Tree, header: NodeId): NodeId | null {
  const all = entriesIn(tree, header);
  if (all.length < 2) return null;
  let best = header;
  for (let next: NodeId | undefined = header; next !== undefined; ) {
    best = next;
    next = tree.children[best]!.find(
      (child) => all.filter((link) => isInside(tree, link, child)).length >= Math.max(2, all.length - 1),
    );
  }
  return best;
}
