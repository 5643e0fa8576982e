import type { Token } from "../reading/tokenize";
import { is } from "./money";
import { isName, type ReadingOptions } from "./clause-names";
import { kindFrom } from "./clause-parts";
import { isBareUnit, readNamesFirst, type PricedClause, type ReadList } from "./price-clauses";
import type { PriceKind } from "./price-kinds";

type Tokens = readonly Token<PriceKind>[];

/** A piece of a list between two commas, with its rows where it is understood. */
interface Piece {
  tokens: Tokens;
  clauses: PricedClause[];
}

/** "10% off all", "plus 21% VAT"; "from 5 days 10% cheaper" is said of more than one of a thing. */
const changesAll = (piece: Tokens): boolean =>
  piece.some((token) => is(token, "percent")) &&
  !(
    is(piece[0], "from", "limit") &&
    piece.some((token) => is(token, "measure", "who")) &&
    !piece.some((token) => is(token, "money"))
  );

/** Begins what is said of the thing before it: "after eight €110", "members get four hours free". */
const QUALIFIES: PriceKind[] = [
  ...(["preposition", "for", "at", "limit", "from", "when", "otherwise", "condition", "time", "day", "who"] as const),
  ...(["size", "number", "measure", "per", "period", "only"] as const),
];
/** In letters: more beside a name is no price any more. */
const LONGEST_PRICE = 100;

/**
 * A list of which some pieces are not understood. What is said of the thing before it stays with its price in the
 * owner's words. The other pieces are rows where two of them at least name a thing before its price.
 */
export function readPartly(tokens: Tokens, options: ReadingOptions): ReadList | undefined {
  const all = split(tokens);
  if (tokens.some((token) => is(token, "except")) || all.some(changesAll)) return undefined;
  const pieces = joined(all, options);
  const sure = pieces.filter((_, at) => isSure(pieces, at));
  const left = pieces.filter((piece) => !sure.includes(piece));
  const isAlone = sure.length === 1 && left.every(({ tokens: [first] }) => is(first, "speech"));
  if (!(sure.length > 1 || isAlone) || pieces.some(isNameless)) return undefined;
  return {
    clauses: sure.flatMap(({ clauses }) => clauses),
    more: left.flatMap((piece) => piece.tokens),
    saysMore: left.length > 0,
    isPart: true,
  };
}

/** "£5" may be what the words behind it cost; "$10 per signature" says itself what it is for. */
const isNameless = ({ tokens: [first, ...more] }: Piece): boolean =>
  is(first, "money") && !(more.length === 0 && PER_UNIT.test(first!.text));

const PER_UNIT = /\s(?:per|pro|je|por|par|al|per|za|لكل)\s\p{L}{4}/u;

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

/** Reads each piece; what is only understood with the piece before it ("£80 without"), or said of it, is one with it. */
function joined(all: readonly Token<PriceKind>[][], options: ReadingOptions): Piece[] {
  const pieces: Piece[] = [];
  for (const tokens of all) {
    const clauses = read(tokens, options);
    const last = pieces.at(-1);
    const together = clauses.length === 0 && last ? withLast(last, tokens, options) : undefined;
    if (together) pieces.splice(-1, 1, together);
    else pieces.push({ tokens, clauses });
  }
  return pieces;
}

function withLast(last: Piece, tokens: Tokens, options: ReadingOptions): Piece | undefined {
  const clause = last.clauses.at(-1);
  if (!clause) return undefined;
  const both = [...last.tokens, COMMA, ...tokens];
  const together = read(both, options);
  if (together.length > 0) return { tokens: both, clauses: together };
  const first = tokens.find((token) => !is(token, "and", "offer"));
  const isOfLast =
    (is(first, ...QUALIFIES) || isFree(first)) && !countsThings(tokens) && tokens.some((token) => is(token, "money"));
  const isElsewhere = is(first, "preposition") && tokens.some((token) => is(token, "linking"));
  // "And if two come they pay £60": a sentence of its own, and no further price of the one thing.
  const isCase = is(first, "when") && is(unitOf(tokens).at(-1), "speech");
  const goesOn = tokens.slice(0, -1).some((token) => is(token, "stop", "noPrice"));
  if (
    !isOfLast ||
    isElsewhere ||
    isCase ||
    isPerThing(tokens) ||
    goesOn ||
    isBareUnit(unitOf(tokens)) ||
    isFree(clause.price) ||
    tokens.at(-1)!.end - clause.price.start > LONGEST_PRICE
  )
    return undefined;
  const columns = [...clause.columns, COMMA, ...tokens];
  const kind = kindFrom(clause.name, columns);
  if (kind !== undefined && !isName(clause.name.slice(0, kind), options)) return undefined;
  return { tokens: both, clauses: last.clauses.with(-1, { ...clause, columns }) };
}

/** "And for each torn leaf $400": another thing that is counted; "each hour $20" is a unit. */
function isPerThing(tokens: Tokens): boolean {
  const [first, second, ...others] = unitOf(tokens).filter((token) => !is(token, "and"));
  return is(first, "at", "per", "for") && is(second, "per", "other") && others.some((token) => token.kind === "other");
}

/** What stands before the first amount. */
const unitOf = (tokens: Tokens): Tokens =>
  tokens.slice(
    0,
    tokens.findIndex((token) => is(token, "money")),
  );

/** "200 business cards €240" may be a thing of its own, or more of the one before it. */
const countsThings = (tokens: Tokens): boolean => is(tokens[0], "number") && is(tokens[1], "other");

const isFree = (token: Token<PriceKind> | undefined): boolean => is(token, "money") && token!.value === 0;
const COMMA: Token<PriceKind> = { kind: "comma", text: ",", start: 0, end: 0 };

function read(tokens: Tokens, options: ReadingOptions): PricedClause[] {
  const list = readNamesFirst(tokens, { ...options, whoIsThing: true });
  return list && !list.saysMore ? list.clauses : [];
}

/** Understood, and neither behind words that may be its name nor before words that may change it. */
function isSure(pieces: readonly Piece[], at: number): boolean {
  const [before, piece, next] = [pieces[at - 1], pieces[at]!, pieces[at + 1]];
  // Neither "which is the state maximum" nor "show on 15 May 6 pm" names what stands behind it.
  const isNamed =
    before === undefined || is(before.tokens[0], "speech") || before.tokens.some((token) => is(token, "money", "time"));
  const isChanged = next !== undefined && next.clauses.length === 0 && is(next.tokens[0], ...QUALIFIES);
  return piece.clauses.length > 0 && isNamed && !isChanged;
}
