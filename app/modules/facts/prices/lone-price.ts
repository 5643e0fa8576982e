import type { Token } from "../reading/tokenize";
import { is, moneyTokens } from "./money";
import type { PriceKind } from "./price-kinds";

type Tokens = readonly Token<PriceKind>[];

const SEPARATORS: PriceKind[] = ["comma", "semicolon", "dash", "open", "close", "stop", "bar"];
/** What begins words that say when, for whom or how a price holds. */
const QUALIFIES: PriceKind[] = [
  "for",
  "at",
  "from",
  "to",
  "per",
  "preposition",
  "limit",
  "when",
  "condition",
  "aside",
  "who",
];
/** With one of them something is told. */
const TELLS: PriceKind[] = ["speech", "linking", "answer", "otherwise"];
const INCLUDES = /^(?:in[ck]l|compr|w cenie|inbegr|شامل)/u;
/** "A minimum of four" changes no price. */
const LEAST = /^m[ií]n/u;
/** Words that nobody knows, in one part of a sentence: alone, and behind a word that leads a condition. */
const FEW = 2;
const SOME = 3;

/**
 * Whether a sentence of running text with one price says nothing else than what costs how much. Beside other prices a
 * list explains what its amounts are; alone, what else is told may be who gets the money ("and you pay it there, we
 * only bring the bike"), so that every part of it has to be understood.
 */
export function isOnlyPrice(text: string, language: string): boolean {
  const tokens = moneyTokens(text, language);
  const at = tokens.findIndex((token) => is(token, "money"));
  if (at < 0 || tokens.some((token, other) => other !== at && is(token, "money", "condition"))) return true;
  const before = partsOf(tokens.slice(0, at), []);
  // "Wine tasting for groups, two hours, £24 a head": the name ends before the first sign.
  const beside = before.at(-1)!.length === 0 ? before.slice(1, -1) : before.slice(0, -1);
  const behind = partsOf(tokens.slice(at + 1), ["and"]);
  return beside.every((part) => isQualifier(part, 1)) && behind.every((part) => isQualifier(part, FEW));
}

function partsOf(tokens: Tokens, more: PriceKind[]): Tokens[] {
  const parts: Token<PriceKind>[][] = [[]];
  for (const token of tokens) {
    if (is(token, ...SEPARATORS, ...more)) parts.push([]);
    else parts.at(-1)!.push(token);
  }
  return parts;
}

/** "for up to six people", "two hours", "drinks included". */
function isQualifier(part: Tokens, most: number): boolean {
  if (part.some((token) => is(token, ...TELLS) || (is(token, "noPrice") && !LEAST.test(token.text)))) return false;
  const unknown = part.filter((token) => is(token, "other")).length;
  const isLed = is(part[0], ...QUALIFIES) || part.some(({ text }) => INCLUDES.test(text));
  return unknown <= (isLed ? SOME : most);
}
