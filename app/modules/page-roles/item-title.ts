import type { NodeId } from "../markup/page";
import type { Parts } from "./read-parts";
import { around, within, type Tree } from "./tree";

const TITLES = new Set(["dt", "th", "summary", "strong", "b", "legend", "figcaption"]);
const LONGEST_TITLE = 90;

/** What an item is called by: its heading, else its first words that are no fact. */
export function titleOf({ tree, headings, facts, buttons }: Parts, item: NodeId): NodeId | null {
  const inner = [item, ...within(tree, item)].filter((node) => !tree.unseen[node] && tree.text(node) !== "");
  const heading = inner.find((node) => headings.all.has(node));
  if (heading !== undefined) return heading;
  const isFact = (node: NodeId) => facts.has(node) || buttons.has(node) || !/\p{L}{2}/u.test(tree.text(node));
  const told = inner.find(
    (node) =>
      node !== item &&
      TITLES.has(tree.tag(node)) &&
      !isFact(node) &&
      tree.text(node).length <= LONGEST_TITLE &&
      !isInQuote(tree, node),
  );
  if (told !== undefined) return told;
  const leaf = inner.find((node) => tree.ownWords[node] && !isFact(node) && tree.text(node).length <= LONGEST_TITLE);
  return leaf ?? null;
}

const isInQuote = (tree: Tree, node: NodeId) =>
  [...around(tree, node)].some((each) => tree.tag(each) === "blockquote" || tree.tag(each) === "p");
