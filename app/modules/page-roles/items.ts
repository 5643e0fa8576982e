import type { NodeId } from "../markup/page";
import { itemKind } from "./item-kind";
import { titleOf } from "./item-title";
import type { Parts } from "./read-parts";
import type { ItemKind } from "./thing";
import { firstFrom, HOLDS, holdsAny, linesOf, within, type Tree } from "./tree";

/** One of several parts of the same make. */
export interface Item {
  node: NodeId;
  kind: ItemKind;
  title: NodeId | null;
  /** What has its border and background. */
  face: NodeId;
}

/** Parts of the same make that stand side by side. */
export interface Group {
  node: NodeId;
  kind: ItemKind;
  items: Item[];
}

const BOXES = new Set([
  "div",
  "article",
  "section",
  "li",
  "details",
  "blockquote",
  "figure",
  "tr",
  "td",
  "a",
  "aside",
  "p",
  "img",
  "dt",
  "center",
]);
const LISTS = new Set(["ul", "ol", "dl", "tbody", "table"]);

/** Repeated siblings in the sections of a page, from top to bottom. */
export function findGroups(parts: Parts): { groups: Group[]; sets: NodeId[] } {
  const { tree, frame } = parts;
  const taken = new Set([...frame.navigations.map(({ node }) => node), ...parts.fields.map(({ node }) => node)]);
  const places = [...frame.sections.map(({ node }) => node), ...(frame.footer === null ? [] : [frame.footer])];
  const found = places.flatMap((place) =>
    [place, ...within(tree, place)]
      .filter((node) => !tree.unseen[node] && !taken.has(node) && tree.children[node]!.length > 0)
      .flatMap((node) => clustersIn(parts, node).map((nodes) => ({ node, nodes }))),
  );
  const groups = found.map(({ node, nodes }) => toGroup(parts, node, nodes)).filter((group) => group !== null);
  const outer = groupsOfGroups(tree, groups);
  return {
    groups: groups.filter((group) => !outer.has(group)),
    sets: [...outer].flatMap(({ items }) => items.map(({ node }) => node)),
  };
}

/** Groups whose items are themselves groups, such as the lists of a menu. */
function groupsOfGroups(tree: Tree, all: Group[]): Set<Group> {
  const whole = all
    .filter(({ kind }) => kind !== "point" && kind !== "link")
    .toSorted((one, other) => one.node - other.node);
  const nodes = whole.map(({ node }) => node);
  const isOfGroups = (group: Group): boolean => {
    if (["person", "review", "price-line"].includes(group.kind)) return false;
    const inner = group.items
      .flatMap(({ node }) => whole.slice(firstFrom(nodes, node), firstFrom(nodes, tree.ends[node]! + 1)))
      .filter((each) => each !== group);
    return inner.some(({ items }) => items.length > 1) && inner.length >= group.items.length / 2;
  };
  return new Set(all.filter(isOfGroups));
}

/** Children of the same make, each make for itself. */
function clustersIn(parts: Parts, node: NodeId): NodeId[][] {
  const { tree } = parts;
  const clusters: NodeId[][] = [];
  for (const child of tree.children[node]!) {
    if (tree.unseen[child] || (!BOXES.has(tree.tag(child)) && !tree.tag(child).includes("-"))) continue;
    if (!mayBeItem(parts, child)) continue;
    const own = clusters.find(([first]) => areAlike(tree, first!, child));
    if (own) own.push(child);
    else clusters.push([child]);
  }
  const isList = LISTS.has(tree.tag(node));
  return clusters.filter(
    (nodes) =>
      (nodes.length > 1 ||
        isQuestion(tree, nodes[0]!) ||
        (isList && ["li", "div", "dt"].includes(tree.tag(nodes[0]!)))) &&
      !isLopsided(tree, nodes),
  );
}

/** A part of a group says several things, or shows one; a paragraph is one only where it says a price. */
function mayBeItem(parts: Parts, node: NodeId): boolean {
  const { tree, headings, buttons, media } = parts;
  const tag = tree.tag(node);
  if (buttons.has(node) || headings.all.has(node) || node === media.logo) return false;
  if (tag === "img") return isPicture(parts, node);
  if (tag === "li" || tag === "details" || tag === "blockquote" || tag === "dt")
    return tree.text(node) !== "" || holdsAny(tree, node, HOLDS.picture);
  if (tag === "tr")
    return (
      tree.text(node) !== "" &&
      tree.children[node]!.length > 1 &&
      tree.children[node]!.some((cell) => tree.tag(cell) === "td") &&
      !holdsAny(tree, node, HOLDS.heading)
    );
  const lines = countLines(tree, node);
  if (tag === "p" || tag === "a")
    return (
      (tag === "a" && (lines > 1 || holdsAny(tree, node, HOLDS.picture))) ||
      (tag === "p" &&
        parts.details.get(node)?.includes("price") === true &&
        lines === 1 &&
        /\p{L}{3}/u.test(tree.text(node)))
    );
  if (holdsAny(tree, node, HOLDS.control)) return false;
  return lines > 1 || holdsAny(tree, node, HOLDS.picture | HOLDS.quote) || isPicture(parts, node);
}

const isPicture = ({ media }: Parts, node: NodeId): boolean => media.pictures[firstFrom(media.pictures, node)] === node;

/** A question alone is a list of one. */
const isQuestion = (tree: Tree, node: NodeId): boolean =>
  tree.tag(node) === "details" || tree.children[node]!.some((each) => /[?؟]$/.test(tree.text(each)));

const counts = new WeakMap<Tree, number[]>();

/** How many lines begin before each element, so that those inside of one are a difference. */
function countLines(tree: Tree, node: NodeId): number {
  let sums = counts.get(tree);
  if (!sums) {
    const isLine = new Set(linesOf(tree));
    sums = [0];
    for (let at = 0; at < tree.page.elements.length; at += 1) sums.push(sums[at]! + (isLine.has(at) ? 1 : 0));
    counts.set(tree, sums);
  }
  return sums[tree.ends[node]! + 1]! - sums[node]!;
}

const MAKE =
  HOLDS.heading |
  HOLDS.picture |
  HOLDS.paragraph |
  HOLDS.control |
  HOLDS.list |
  HOLDS.table |
  HOLDS.quote |
  HOLDS.block;

function areAlike(tree: Tree, one: NodeId, other: NodeId): boolean {
  if (tree.tag(one) !== tree.tag(other)) return false;
  const [a, b] = [tree.holds[one]! & MAKE, tree.holds[other]! & MAKE];
  const shared = bits(a & b);
  const all = bits(a | b);
  if (all === 0 || ["li", "tr", "blockquote", "details", "dt"].includes(tree.tag(one))) return true;
  const sameClass = tree.attribute(one, "class") === tree.attribute(other, "class");
  return shared / all >= (sameClass ? 0.5 : 0.75);
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

/** Two parts of which one is much longer are a text and something beside it. */
const isLopsided = (tree: Tree, nodes: NodeId[]): boolean => {
  if (nodes.length !== 2 || ["li", "tr", "blockquote", "details"].includes(tree.tag(nodes[0]!))) return false;
  const [a, b] = nodes.map((node) => tree.text(node).length + 1);
  return Math.max(a!, b!) / Math.min(a!, b!) > 6;
};

function toGroup(parts: Parts, node: NodeId, nodes: NodeId[]): Group | null {
  const titles = nodes.map((each) => titleOf(parts, each));
  const kind = itemKind(parts, node, nodes, titles);
  if (kind === null) return null;
  const items = nodes.map((each, at) => ({ node: each, kind, title: titles[at]!, face: faceOf(parts, each) }));
  return { node, kind, items };
}

/** The outermost element with a surface, of those that hold all of an item. */
function faceOf({ tree, looks }: Parts, node: NodeId): NodeId {
  for (let at = node; ; at = tree.children[at]![0]!) {
    if (looks.hasFace(at)) return at;
    if (tree.children[at]!.length !== 1 || tree.ownWords[at]) return node;
  }
}
