import type { NodeId } from "../markup/page";
import type { Parts } from "./read-parts";
import { around, within, type Tree } from "./tree";

const TITLES = new Set(["dt", "th", "summary", "strong", "b", "legend", "figcaption"]);
const LONGEST_TITLE = 90;

/** What an item is called by: its heading, else its first words that are no detail. */
export function titleOf({ tree, headings, details, buttons }: Parts, item: NodeId): NodeId | null {
  const inner = [item, ...within(tree, item)].filter((node) => !tree.unseen[node] && tree.text(node) !== "");
  const heading = inner.find((node) => headings.all.has(node));
  if (heading !== undefined) return heading;
  const isDetail = (node: NodeId) => details.has(node) || buttons.has(node) || !/\p{L}{2}/u.test(tree.text(node));
  const told = inner.find(
    (node) =>
      node !== item &&
      TITLES.has(tree.tag(node)) &&
      !isDetail(node) &&
      tree.text(node).length <= LONGEST_TITLE &&
      !isInQuote(tree, node),
  );
  if (told !== undefined) return told;
  const leaf = inner.find((node) => tree.ownWords[node] && !isDetail(node) && tree.text(node).length <= LONGEST_TITLE);
  return leaf ?? null;
}

const isInQuote = (tree: Tree, node: NodeId) =>
  [...around(tree, node)].some((each) => tree.tag(each) === "blockquote" || tree.tag(each) === "p");
