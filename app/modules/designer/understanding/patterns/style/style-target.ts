import type { OpenedSite } from "../../../../operations/opened-site";
import type { Outcome } from "../../../../operations/outcome";
import type { Target } from "../../../../operations/target";
import type { Context } from "../../pattern";
import type { PieceOf } from "../../pieces";
import { isTarget, resolveTarget } from "../../resolve-target";
import { means, type Word } from "../../word";

export const pageOf = ({ page }: OpenedSite): Target => ({
  nodes: [page.elements.findIndex(({ tagName }) => tagName === "body")],
  name: "the page",
  selector: "body",
  region: true,
});

type Piece = PieceOf<"phrase"> | PieceOf<"reference">;

/** What is to look different. One of a kind that there are several of, without saying which, means all of them. */
export function styleTarget(piece: Piece, { site, dialogue, clause }: Context): Target | { unclear: Outcome } | null {
  const found = resolveTarget(site, piece, dialogue);
  if (!found) return null;
  if (isTarget(found)) return found.target;
  if (isPointedAt(piece, clause)) return found;
  const all = piece.kind === "phrase" ? resolveTarget(site, severalOf(piece), dialogue) : null;
  return all && isTarget(all) ? all.target : found;
}

/** 'just that line' is one of them. */
function isPointedAt(piece: Piece, { words }: Context["clause"]): boolean {
  const at = piece.kind === "phrase" ? words.findIndex((word) => word === piece.phrase.words[0]) : -1;
  return at > 0 && means(words[at - 1]!, "reference", "this", "that");
}

const severalOf = (piece: PieceOf<"phrase">): PieceOf<"phrase"> => ({
  ...piece,
  phrase: { ...piece.phrase, many: true, words: piece.phrase.words.map(several) },
});

const several = (word: Word): Word => ({
  ...word,
  senses: word.senses.map((sense) => (sense.kind === "thing" ? { ...sense, many: true } : sense)),
});
