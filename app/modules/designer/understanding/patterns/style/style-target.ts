import type { OpenedSite } from "../../../../operations/opened-site";
import type { Outcome } from "../../../../operations/outcome";
import type { Target } from "../../../../operations/target";
import type { Context } from "../../pattern";
import type { PieceOf } from "../../pieces";
import { childrenOf } from "../../../../cascade/query";
import { isTarget, resolveTarget } from "../../resolve-target";
import { selectorOf } from "../../targets/selector-of";
import type { Word } from "../../word";

export const pageOf = ({ page }: OpenedSite): Target => ({
  nodes: [page.elements.findIndex(({ tagName }) => tagName === "body")],
  name: "the page",
  selector: "body",
  region: true,
});

type Piece = PieceOf<"phrase"> | PieceOf<"reference">;

/** What is to look different. One of a kind that there are several of, without saying which, means all of them. */
export function styleTarget(piece: Piece, { site, dialogue }: Context): Target | { unclear: Outcome } | null {
  const found = resolveTarget(site, piece, dialogue);
  if (!found) return null;
  if (isTarget(found)) return onCells(site, found.target);
  const all = piece.kind === "phrase" ? resolveTarget(site, severalOf(piece), dialogue) : null;
  return all && isTarget(all) ? all.target : found;
}

/** A row of a table that lays out a page shows the ground of its one cell. */
function onCells(site: OpenedSite, target: Target): Target {
  if (!target.region) return target;
  const nodes = target.nodes.map((node) => cellOf(site, node));
  return nodes.every((node, at) => node === target.nodes[at])
    ? target
    : { ...target, nodes, selector: selectorOf(site, nodes) };
}

function cellOf({ page }: OpenedSite, node: number): number {
  const [only, ...others] = childrenOf(page, node);
  const isCell = page.elements[node]!.tagName === "tr" && only !== undefined && others.length === 0;
  return isCell ? only : node;
}

const severalOf = (piece: PieceOf<"phrase">): PieceOf<"phrase"> => ({
  ...piece,
  phrase: { ...piece.phrase, many: true, words: piece.phrase.words.map(several) },
});

const several = (word: Word): Word => ({
  ...word,
  senses: word.senses.map((sense) => (sense.kind === "thing" ? { ...sense, many: true } : sense)),
});
