import { attribute, type HtmlElement } from "../../markup/html-document";
import { ancestorsOf, childElements, elementAt, numberOf, parentOf } from "../../markup/element";
import type { EditablePage, NodeId } from "../../markup/page";
import { listSections } from "../../markup/sections";
import { childrenOf, isWithin, parentNode } from "../../cascade/query";
import { textOf } from "../text-of";

/** Parts of an entry that stand beside each other in it, and are entries of nothing. */
const CELLS = new Set(["td", "th", "dt", "dd"]);
const LAYOUT = new Set(["html", "head", "body", "main"]);

/**
 * Elements beside this one that are made like it, itself included, in the order of the page. What the parser puts
 * around them, such as the body of a table, has no place in the source and counts all the same.
 */
export function alike(page: EditablePage, node: NodeId): NodeId[] {
  const element = elementAt(page, node);
  const parent = element && parentOf(element);
  if (!element || !parent) return [node];
  return childElements(parent).flatMap((other) => (isAlike(other, element) ? (numberOf(page, other) ?? []) : []));
}

/** The same tag, and a class in common where either has one; a table's head is no entry of it. */
function isAlike(one: HtmlElement, other: HtmlElement): boolean {
  if (one.tagName !== other.tagName || isHead(one) !== isHead(other)) return false;
  const [mine, theirs] = [classesOf(one), classesOf(other)];
  return (mine.length === 0 && theirs.length === 0) || mine.some((name) => theirs.includes(name));
}

const isHead = (element: HtmlElement) =>
  element.tagName === "tr" && !element.childNodes.some((child) => child.nodeName === "td");
const classesOf = (element: HtmlElement) => (attribute(element, "class") ?? "").split(/\s+/).filter(Boolean);

/** The entry of a list that an element is, or stands in: the nearest that others are made like; else the element. */
export function entryAround(page: EditablePage, node: NodeId): NodeId {
  const sections = new Set(listSections(page).map((section) => section.node));
  for (let at: NodeId | null = node; at !== null; at = parentNode(page, at)) {
    const { tagName } = page.elements[at]!;
    if (LAYOUT.has(tagName) || sections.has(at)) break;
    if (tagName === "li" || tagName === "tr" || (!CELLS.has(tagName) && alike(page, at).length > 1)) return at;
  }
  return node;
}

/**
 * The entries of the list that stands in a part of the page: of those made alike, those that say most. A list within an
 * entry is that entry's own.
 */
export function entriesIn(page: EditablePage, region: NodeId): NodeId[] {
  const known = new Set<NodeId>();
  const lists: NodeId[][] = [];
  page.elements.forEach((element, node) => {
    if (node === region || known.has(node) || !isEntry(element) || !isWithin(page, node, region)) return;
    const list = alike(page, node).filter((each) => !isGroup(page, each));
    if (!list.includes(node) || (list.length === 1 && !/^(?:li|tr)$/.test(element.tagName))) return;
    if (isInOneOf(page, node, known)) return;
    list.forEach((each) => known.add(each));
    lists.push(list);
  });
  const weight = (list: NodeId[]) => list.reduce((sum, node) => sum + textOf(page, node).length, 0);
  return lists.toSorted((a, b) => weight(b) - weight(a))[0] ?? [];
}

function isInOneOf(page: EditablePage, node: NodeId, entries: ReadonlySet<NodeId>): boolean {
  for (let at = parentNode(page, node); at !== null; at = parentNode(page, at)) if (entries.has(at)) return true;
  return false;
}

/** A heading with a list below it holds entries, and is none. */
function isGroup(page: EditablePage, node: NodeId): boolean {
  const [only, ...others] = childrenOf(page, node).filter((child) => !/^h[1-6]$/.test(page.elements[child]!.tagName));
  return only !== undefined && others.length === 0 && /^(?:ul|ol|dl|table|tbody)$/.test(page.elements[only]!.tagName);
}

const NO_ENTRIES = new Set(
  "p a span strong em b i br h1 h2 h3 h4 h5 h6 td th dt dd label input button img svg path section header script style".split(
    " ",
  ),
);
const isEntry = (element: HtmlElement) => !NO_ENTRIES.has(element.tagName);

/** The elements around some; all of the page where one has none with a place in the source. */
export function around(page: EditablePage, nodes: readonly NodeId[]): { nodes: NodeId[] } | "page" {
  const parents = nodes.map((node) => placedParent(page, node));
  return parents.some((parent) => parent === null) ? "page" : { nodes: [...new Set(parents as NodeId[])] };
}

/** The nearest element around one that has a place in the source. */
function placedParent(page: EditablePage, node: NodeId): NodeId | null {
  const [, ...ancestors] = ancestorsOf(page.elements[node]!);
  return ancestors.map((each) => numberOf(page, each)).find((each) => each !== undefined) ?? null;
}
