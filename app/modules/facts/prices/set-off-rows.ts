import { capitalised } from "../../language/capitalised";
import type { Line } from "../source-text";
import { topicOf } from "../topics";
import { leansOnRow } from "./leaning-rows";
import { is, moneyTokens } from "./money";
import { isNoPriceLine } from "./no-price-line";
import { blocksOf } from "./price-columns";
import type { ReadLine } from "./price-block";
import type { PriceKind } from "./price-kinds";
import type { PricedItem } from "./priced-line";
import { isOthersPrice } from "./whose-price";

const FEWEST = 2;
const LONGEST_NAME = 100;
const LONGEST_BEHIND = 72;
/** Names of one thing have fewer parts. */
const MOST_PARTS = 5;
/** What a name neither begins with nor ends in. */
const NO_EDGE: PriceKind[] = [
  ...(["speech", "answer", "when", "otherwise", "except", "linking", "limit", "from", "to"] as const),
  ...(["for", "per", "condition", "and", "preposition"] as const),
];
// oxlint-disable-next-line regexp/no-super-linear-move -- Parts of lines of at most 200 letters.
const EDGES = /^[\s.,;:…·_|/\-–—*•،؛]+|[\s.,;:…·_|/\-–—*•،؛!]+$/gu;
const clean = (text: string): string => text.replace(EDGES, "");

interface SetOff {
  line: Line;
  named: string;
  price: string;
  behind: string;
  isFree: boolean;
}

/**
 * Rows that only their form tells, "Rowde, 57 ft, water but no electric - £3,100 a year": lines of a block in which one
 * amount is set off by a dash, a colon or dots from what stands before it. At least two of them cost something, and they are
 * half of the block; what other readers read is theirs. By the numbers of their lines; linear in the lines.
 */
export function setOffRows(lines: readonly Line[], language: string, readLine: ReadLine): Map<number, PricedItem> {
  return new Map(
    blocksOf(lines).flatMap((block) => {
      const rows = block.flatMap((line) => setOff(line, language) ?? []);
      const isList = rows.filter(({ isFree }) => !isFree).length >= FEWEST && rows.length * 2 >= block.length;
      return isList ? rows.flatMap((row) => rowOf(row, language, readLine)) : [];
    }),
  );
}

function setOff(line: Line, language: string): SetOff | undefined {
  const { text, sentences } = line;
  if (sentences.length > 1 || text.length > LONGEST_NAME + LONGEST_BEHIND) return undefined;
  const tokens = moneyTokens(text, language);
  const amounts = tokens.filter((token) => is(token, "money", "condition", "percent"));
  const [amount] = amounts;
  const at = tokens.indexOf(amount!);
  if (amounts.length !== 1 || !is(tokens[at - 1], "dash", "colon", "leader")) return undefined;
  // "Express 48 h: +15 €": what comes on top is the price of what it names.
  if (!is(amount, "money") && !amount!.text.startsWith("+")) return undefined;
  const { start, end } = tokens[at - 1]!;
  const isApart = is(tokens[at - 1], "colon") || /^\s.*[\s.…_]$/su.test(` ${text.slice(start - 1, end + 1)}`);
  const [named, behind] = [clean(text.slice(0, start)), clean(text.slice(amount!.end))];
  const isWhole = named.length <= LONGEST_NAME && behind.length <= LONGEST_BEHIND && !/\p{Nd}/u.test(behind);
  if (!isApart || !isWhole) return undefined;
  return { line, named, behind, price: text.slice(amount!.start, amount!.end), isFree: amount!.value === 0 };
}

function rowOf({ line, named, price, behind }: SetOff, language: string, readLine: ReadLine): [number, PricedItem][] {
  const { text, index } = line;
  if (readLine(text, line.kind === "bullet") || !isNamed(named, language)) return [];
  const [, name = named, rest] = /^([^(),:،]{2,60})(?:[,،]\s|\s(?=\())(.+)$/u.exec(named) ?? [];
  const detail = [rest?.replace(/^\(([^()]*)\)$/u, "$1"), behind].filter(Boolean).join(", ");
  const item = { name: capitalised(name), price, ...(detail && { detail }) };
  const [tail = ""] = /^[^,;(]*/u.exec(behind)!;
  const row = { ...item, name: named, said: text, tail, bracket: "", rest: behind, behind: "" };
  return isNoPriceLine(row, language) || isOthersPrice(text, price) ? [] : [[index, item]];
}

function isNamed(named: string, language: string): boolean {
  const tokens = moneyTokens(named, language);
  return (
    /\p{L}{3}|[\u0621-\u064a]{2}/u.test(named) &&
    named.split(/[,،]\s/u).length <= MOST_PARTS &&
    !/[.?؟]\s|[?؟@]/u.test(named) &&
    !is(tokens[0], ...NO_EDGE) &&
    !is(tokens.at(-1), ...NO_EDGE) &&
    !tokens.some((token) => is(token, "noPrice", "onTop", "time", "day")) &&
    topicOf(named) === undefined &&
    !leansOnRow(named, language)
  );
}
