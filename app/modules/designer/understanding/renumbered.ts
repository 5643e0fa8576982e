import type { CodeSplice } from "../../markup/edit";
import type { EditablePage, NodeId } from "../../markup/page";
import type { Dialogue } from "./dialogue";
import type { Piece, Reading } from "./pieces";

/** Whether splices change words and attributes only, so that each element keeps its number. */
export const keepsElements = ({ source }: EditablePage, splices: readonly CodeSplice[]): boolean =>
  splices.every(({ start, end, text }) => !text.includes("<") && !source.slice(start, end).includes("<"));

/** The number that an element goes by after an edit of the html; null when the edit took it out. */
export function follow(
  before: EditablePage,
  node: NodeId,
  splices: readonly CodeSplice[],
  after: EditablePage,
): NodeId | null {
  const place = before.elements[node]?.sourceCodeLocation;
  if (!place) return null;
  const start = startAfter(before.source.slice(place.startOffset, place.endOffset), place.startOffset, splices);
  const found = after.elements.findIndex(({ sourceCodeLocation }) => sourceCodeLocation.startOffset === start);
  return found === -1 || after.elements[found]!.tagName !== before.elements[node]!.tagName ? null : found;
}

/** Where an element begins then: behind what was put in before it, or in what was put in where it was moved. */
function startAfter(own: string, start: number, splices: readonly CodeSplice[]): number {
  const isOut = splices.some((splice) => splice.start <= start && splice.end > start);
  const to = isOut ? splices.find(({ text }) => text.includes(own)) : undefined;
  if (isOut && !to) return -1;
  const at = to ? to.start : start;
  const moved = splices
    .filter((splice) => splice !== to && splice.end <= at)
    .reduce((sum, { text, start: from, end }) => sum + text.length - (end - from), 0);
  return at + moved + (to ? to.text.indexOf(own) : 0);
}

/** What was spoken of before, with its elements by the numbers that they have now. */
export function followed(dialogue: Dialogue, number: (node: NodeId) => NodeId | null): Dialogue {
  const { selected, last } = dialogue;
  return {
    ...dialogue,
    selected: selected === null ? null : number(selected),
    last: last && renumberedIn(last, number),
  };
}

/** A reading with its elements by other numbers. */
export const renumberedIn = (reading: Reading, number: (node: NodeId) => NodeId | null): Reading => ({
  ...reading,
  pieces: reading.pieces.map((piece) => renumbered(piece, number)),
});

function renumbered(piece: Piece, number: (node: NodeId) => NodeId | null): Piece {
  if (piece.kind !== "phrase") return piece;
  const { target } = piece.phrase;
  if (target) {
    const nodes = target.nodes.flatMap((node) => number(node) ?? []);
    return nodes.length === 0
      ? { ...piece, phrase: { ...piece.phrase, target: { ...target, nodes: [-1] } } }
      : { ...piece, phrase: { ...piece.phrase, target: { ...target, nodes, selector: null } } };
  }
  if (piece.phrase.node === undefined) return piece;
  // No element has this number: what is gone is not found.
  return { ...piece, phrase: { ...piece.phrase, node: number(piece.phrase.node) ?? -1 } };
}
