import { parseFragment } from "parse5";
import { escapeText } from "./html-document";

/** A piece of text that cannot be split in the source: a character, or a reference such as `&amp;` as it is written. */
export interface Atom {
  text: string;
  start: number;
  end: number;
}

const PIECES = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);?|\r\n|[^]/giu;

/**
 * The pieces of `source[start, end)`, which the parser reads as `value`. Null when it does not: text that was moved
 * by the parser has no place of its own, and is not edited.
 */
export function readAtoms(source: string, start: number, end: number, value: string): Atom[] | null {
  const atoms = Array.from(source.slice(start, end).matchAll(PIECES), ({ 0: piece, index }) => ({
    text: decoded(piece),
    start: start + index,
    end: start + index + piece.length,
  }));
  const text = atoms.map((atom) => atom.text).join("");
  if (text === value) return atoms;
  // The parser drops a line break that begins a pre or a textarea.
  return text === `\n${value}` ? atoms.slice(1) : null;
}

/** Whether there are such pieces. Most text stands in the source as it is read, and needs no pieces to know. */
export function hasAtoms(source: string, start: number, end: number, value: string): boolean {
  const isAsWritten = !/[&\r]/.test(value) && source.slice(start, end) === value;
  return isAsWritten || readAtoms(source, start, end, value) !== null;
}

function decoded(piece: string): string {
  if (piece === "\r\n" || piece === "\r") return "\n";
  if (!piece.startsWith("&") || piece.length === 1) return piece;
  const [first] = parseFragment(piece).childNodes;
  return first && "value" in first ? first.value : piece;
}

/** Text for an attribute between these quotes. */
export function escapeQuoted(text: string, quote: string): string {
  return escapeText(text).replaceAll(quote, quote === '"' ? "&quot;" : "&#39;");
}
