import type { Target } from "../../../operations/target";
import type { Link, Thing, Verb } from "../names";
import type { Piece, PieceOf, Reading } from "../pieces";
import { readPieces } from "../read-pieces";
import type { Word } from "../word";

/** An element that is known, as a piece of a request. */
export const pieceFor = (target: Target, head: Thing | null = null, link: Link | null = null): PieceOf<"phrase"> => ({
  kind: "phrase",
  link,
  text: target.name,
  phrase: { text: target.name, words: [], head, many: target.nodes.length > 1, within: null, target },
});

/** Words of a clause as pieces, whatever stood between them. */
export const piecesOf = (words: readonly Word[], source: string): Piece[] =>
  readPieces(words, source, { within: false, quoted: false }).pieces.map((piece) => ({ ...piece, link: null }));

export const meant = (verb: Verb, ...pieces: Piece[]): Reading => ({ verb, pieces });
