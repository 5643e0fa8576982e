import { childrenOf } from "../../../cascade/query";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Target } from "../../../operations/target";
import type { Piece } from "../pieces";
import { selectorOf } from "../targets/selector-of";
import { means, type Word } from "../word";
import { piecesOf } from "./meant";
import type { Mention } from "./scene";

/** A row of a table that lays out a page shows the ground of its one cell. */
export function onCells(site: OpenedSite, target: Target): Target {
  const nodes = target.nodes.map((node) => cellOf(site, node));
  return nodes.every((node, at) => node === target.nodes[at])
    ? target
    : { ...target, nodes, selector: selectorOf(site, nodes) };
}

function cellOf({ page }: OpenedSite, node: number): number {
  const [only, ...others] = childrenOf(page, node);
  return page.elements[node]!.tagName === "tr" && only !== undefined && others.length === 0 ? only : node;
}

/** 'Make this a green button': what is pointed at is to become something else. */
export const isMadeInto = (words: readonly Word[]): boolean => {
  const at = words.findIndex((word) => means(word, "reference", "this", "it", "that"));
  const article = at === -1 ? undefined : words.slice(at + 1).find((word) => means(word, "light", "article"));
  return (
    article !== undefined &&
    INDEFINITE.test(article.text) &&
    words.slice(words.indexOf(article)).some((word) => means(word, "thing"))
  );
};
export const INDEFINITE = /^(?:an?|eine?n?|una?|uno|une|uma?|een)$/i;

/** 'All of the writing' is that of the page, whatever it stands in. */
export const isAllText = ({ phrase: { words } }: Mention): boolean =>
  words.some((word) => means(word, "scope", "all")) &&
  words.every((word) => means(word, "thing", "text") || means(word, "scope"));

export const allText = ({ phrase: { words } }: Mention): Piece => ({
  kind: "phrase",
  link: null,
  text: "the text",
  phrase: {
    text: "the text",
    words: words.filter((word) => means(word, "thing")),
    head: "text",
    many: false,
    within: null,
  },
});

/** 'Instead of green' tells what of the thing is meant. */
export const insteadOf = (words: readonly Word[], source: string): Piece[] =>
  piecesOf(
    words.filter((word) => means(word, "colour")),
    source,
  ).map((piece) => ({ ...piece, link: "instead" as const }));
