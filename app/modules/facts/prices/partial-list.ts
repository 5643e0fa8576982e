import type { Token } from "../reading/tokenize";
import { is } from "./money";
import type { ReadingOptions } from "./clause-names";
import { readNamesFirst, type PricedClause, type ReadList } from "./price-clauses";
import type { PriceKind } from "./price-kinds";

type Tokens = readonly Token<PriceKind>[];

/** A piece of a list between two commas, with its rows where it is understood. */
interface Piece {
  tokens: Tokens;
  clauses: PricedClause[];
}

/** Changes the whole list, wherever it stands. */
const CHANGES_ALL: PriceKind[] = ["except", "percent"];
/** Begins what is said of the thing before it. */
const QUALIFIES: PriceKind[] = [
  ...(["preposition", "for", "at", "limit", "from", "when", "otherwise", "condition", "time", "day", "who"] as const),
  ...(["size", "number", "measure", "per", "period", "only", "free", "speech", "money"] as const),
];

/**
 * A long list of which one piece is not understood: the other pieces are rows where two of them at least name a thing
 * before its price. A piece that is left over takes with it what it may belong to.
 */
export function readPartly(tokens: Tokens, options: ReadingOptions): ReadList | undefined {
  if (tokens.some((token) => is(token, ...CHANGES_ALL))) return undefined;
  const pieces = joined(split(tokens), options);
  const sure = pieces.filter((_, at) => isSure(pieces, at));
  if (sure.length < 2 || pieces.some(({ tokens: [first] }) => is(first, "money"))) return undefined;
  const left = pieces.filter((piece) => !sure.includes(piece)).flatMap((piece) => piece.tokens);
  return { clauses: sure.flatMap(({ clauses }) => clauses), more: left, saysMore: true, isPart: true };
}

/** Cuts at each comma and semicolon outside of brackets. */
function split(tokens: Tokens): Token<PriceKind>[][] {
  const pieces: Token<PriceKind>[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    depth += is(token, "open") ? 1 : is(token, "close") ? -1 : 0;
    if (depth === 0 && is(token, "comma", "semicolon")) pieces.push([]);
    else pieces.at(-1)!.push(token);
  }
  return pieces.filter((piece) => piece.length > 0);
}

/** Reads each piece; one that is only understood with the piece before it ("£80 without") is one with it. */
function joined(all: readonly Token<PriceKind>[][], options: ReadingOptions): Piece[] {
  const pieces: Piece[] = [];
  for (const tokens of all) {
    const clauses = read(tokens, options);
    const last = pieces.at(-1);
    const both = last && clauses.length === 0 && last.clauses.length > 0 ? [...last.tokens, COMMA, ...tokens] : [];
    const together = both.length > 0 ? read(both, options) : [];
    if (together.length > 0) pieces.splice(-1, 1, { tokens: both, clauses: together });
    else pieces.push({ tokens, clauses });
  }
  return pieces;
}

const COMMA: Token<PriceKind> = { kind: "comma", text: ",", start: 0, end: 0 };

function read(tokens: Tokens, options: ReadingOptions): PricedClause[] {
  const list = readNamesFirst(tokens, { ...options, whoIsThing: true });
  return list && !list.saysMore ? list.clauses : [];
}

/** Understood, and neither behind words that may be its name nor before words that may change it. */
function isSure(pieces: readonly Piece[], at: number): boolean {
  const [before, piece, next] = [pieces[at - 1], pieces[at]!, pieces[at + 1]];
  const isNamed = before === undefined || before.tokens.some((token) => is(token, "money"));
  const isChanged = next !== undefined && next.clauses.length === 0 && is(next.tokens[0], ...QUALIFIES);
  return piece.clauses.length > 0 && isNamed && !isChanged;
}
