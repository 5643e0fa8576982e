import { HEADINGS } from "../markup/element-kinds";
import type { NodeId } from "../markup/page";
import type { Frame } from "./frame";
import type { Looks } from "./looks";
import { amongIn, around, isInside, linesOf, type Tree } from "./tree";

export interface Headings {
  /** The biggest one, which says what the page is. */
  headline: NodeId | null;
  /** All of them, the headline included. */
  all: Set<NodeId>;
  lead: NodeId | null;
  eyebrow: NodeId | null;
}

const LONGEST_HEADING = 140;
const LONGEST_TITLE = 40;

/** Reads headings from tags, and from size where a page has no tags for them. `taken` are lines that act on a click. */
export function findHeadings(tree: Tree, looks: Looks, frame: Frame, taken: ReadonlySet<NodeId>): Headings {
  const lines = linesOf(tree).filter((node) => !taken.has(node));
  const base = baseSize(lines, tree, looks);
  const told = [...tree.page.elements.keys()].filter(
    (node) => HEADINGS.has(tree.tag(node)) && !tree.unseen[node] && tree.text(node) !== "",
  );
  const inTold = new Set(told.flatMap((node) => amongIn(tree, lines, node)));
  const seen = lines.filter(
    (node) => !inTold.has(node) && looksLikeHeading(tree, looks, frame, node, base, told.length > 0),
  );
  const all = [...told, ...seen].toSorted((a, b) => a - b);
  const headline = headlineOf(tree, looks, frame, all);
  return { headline, all: new Set(all), ...besides(tree, lines, headline, new Set(all)) };
}

/** The size of most of the text. */
function baseSize(lines: NodeId[], tree: Tree, looks: Looks): number {
  const letters = new Map<number, number>();
  for (const node of lines.slice(0, 200)) {
    const size = looks.fontSize(node);
    letters.set(size, (letters.get(size) ?? 0) + tree.text(node).length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 16;
}

/** Larger than running text, or bold and alone in its line where the page has no tags for headings. */
function looksLikeHeading(
  tree: Tree,
  looks: Looks,
  frame: Frame,
  node: NodeId,
  base: number,
  hasTags: boolean,
): boolean {
  const text = tree.text(node);
  if (text.length > LONGEST_HEADING || !/\p{L}{2}/u.test(text)) return false;
  const isFrame = [frame.header, frame.footer].some((part) => part !== null && isInside(tree, node, part));
  const path = [node, ...around(tree, node)].map((each) => tree.tag(each));
  if (isFrame || (hasTags && path.some((tag) => NO_HEADINGS.has(tag)))) return false;
  const size = deepSize(tree, looks, node);
  if (size >= base * (hasTags ? 1.7 : 1.5)) return !/[.,;]$/.test(text) || size >= base * 2;
  const isTitle = text.length <= LONGEST_TITLE && !/[.,;:!]$/.test(text);
  return !hasTags && size >= base * 1.2 && (isTitle || isAllBold(tree, looks, node));
}

/** What may be large in these is no heading, where a page has tags for headings. */
const NO_HEADINGS = new Set(["td", "li", "dt", "dd", "label", "figcaption", "blockquote", "address", "figure", "form"]);

/** The size of the words, which may stand in an element of their own. */
function deepSize(tree: Tree, looks: Looks, node: NodeId): number {
  const [inner, ...others] = tree.children[node]!;
  const isWhole = inner !== undefined && others.length === 0 && tree.text(inner) === tree.text(node);
  return isWhole ? deepSize(tree, looks, inner) : looks.fontSize(node);
}

function isAllBold(tree: Tree, looks: Looks, node: NodeId): boolean {
  if (looks.isBold(node)) return true;
  const [inner, ...others] = tree.children[node]!;
  return (
    inner !== undefined && others.length === 0 && tree.text(inner) === tree.text(node) && isAllBold(tree, looks, inner)
  );
}

/** The first of the highest level outside of header and footer; without levels, the biggest. */
function headlineOf(tree: Tree, looks: Looks, frame: Frame, all: NodeId[]): NodeId | null {
  const own = all.filter((node) => frame.footer === null || !isInside(tree, node, frame.footer));
  const first =
    own.find((node) => tree.tag(node) === "h1" && !isIn(tree, node, frame.header)) ??
    own.find((node) => tree.tag(node) === "h1");
  if (first !== undefined) return first;
  const body = own.filter((node) => !isIn(tree, node, frame.header));
  const sizes = body.map((node) => deepSize(tree, looks, node));
  return body[sizes.indexOf(Math.max(...sizes))] ?? null;
}

const isIn = (tree: Tree, node: NodeId, part: NodeId | null) => part !== null && isInside(tree, node, part);

const SHORTEST_LEAD = 20;
const LONGEST_EYEBROW = 60;

/** The line before the headline and the first text after it, when they stand in one block with it. */
function besides(
  tree: Tree,
  lines: NodeId[],
  headline: NodeId | null,
  headings: Set<NodeId>,
): Pick<Headings, "lead" | "eyebrow"> {
  if (headline === null) return { lead: null, eyebrow: null };
  const block = blockOf(tree, headline);
  const own = lines.filter((node) => isInside(tree, node, block) && tree.text(node) !== "");
  const at = own.findIndex((node) => isInside(tree, headline, node) || isInside(tree, node, headline));
  const after = own.slice(at + 1, at + 4);
  const lead = after.find((node) => tree.text(node).length >= SHORTEST_LEAD && !isSmall(tree, node)) ?? null;
  const isHeading = lead !== null && headings.has(lead) && tree.text(lead).length < 25;
  const before = own[at - 1];
  const isEyebrow = before !== undefined && tree.text(before).length <= LONGEST_EYEBROW && !headings.has(before);
  return { lead: isHeading ? null : lead, eyebrow: isEyebrow ? before : null };
}

const isSmall = (tree: Tree, node: NodeId) => ["li", "dt", "dd", "td", "label", "figcaption"].includes(tree.tag(node));

/** The nearest element around a headline that says more than it. */
function blockOf(tree: Tree, headline: NodeId): NodeId {
  const words = tree.text(headline).length;
  return [...around(tree, headline)].find((each) => tree.text(each).length > words + SHORTEST_LEAD) ?? headline;
}
