import { diffArrays } from "diff";
import { childrenOf } from "../../../cascade/query";
import { oncePerPage, type EditablePage, type NodeId } from "../../../markup/page";
import { isBlock } from "../../../markup/visible-text";
import { textOf } from "../../../operations/text-of";

/** A text of the page and its words, in small letters. */
export interface WordedText {
  node: NodeId;
  text: string;
  tokens: readonly string[];
}

const LONGEST = 600;
const UNSEEN = new Set(["script", "style", "option", "title", "svg", "head", "html", "body", "template", "label"]);

/** Words and numbers of a text, in small letters. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*|\d+/gu) ?? [];

/** The texts of a page that have words of their own and no other blocks inside. */
export const pageTexts = oncePerPage((page: EditablePage): WordedText[] =>
  [...page.elements.keys()].flatMap((node) => {
    const { tagName, childNodes } = page.elements[node]!;
    const isOwn = childNodes.some((child) => "value" in child && child.value.trim() !== "");
    if (!isOwn || UNSEEN.has(tagName) || childrenOf(page, node).some((child) => isBlock(page.elements[child]!)))
      return [];
    const text = textOf(page, node);
    return text.length > LONGEST || text === "" ? [] : [{ node, text, tokens: wordsIn(text) }];
  }),
);

const MOST_TOKENS = 60;

/** How much of two texts, given in words, stands in both in the same order: 1 for the same words. */
export function sharedInOrder(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0 || Math.max(one.length, other.length) > MOST_TOKENS) return 0;
  const shared = diffArrays([...one], [...other]).filter(({ added, removed }) => !added && !removed);
  return (2 * shared.reduce((sum, { count }) => sum + count, 0)) / (one.length + other.length);
}
