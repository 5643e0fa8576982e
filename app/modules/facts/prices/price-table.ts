import type { Line } from "../source-text";
import { is, moneyTokens } from "./money";
import { isAmountAlone } from "./names-something";
import type { PricedItem } from "./priced-line";

/** What parts the cells of a line: two spaces, a tab or a bar. */
const CELLS = /\s{2,}|\t|\s?\|\s?/u;
const NOTHING = /^[-–—/]{1,3}$/u;
const FEWEST_ROWS = 2;
const LONGEST_NAME = 60;
/** Letters of a column's heading, "Friday to Sunday and holidays". */
const LONGEST_HEADING = 32;

/** The line of the headings, and each row by the number of its line. */
export interface PriceTable {
  heading: number;
  rows: Map<number, PricedItem>;
}

/**
 * Tables typed with spaces or tabs: a line of headings without amounts, and below it at least two lines with a thing and
 * an amount or a dash for each heading. Each price says its column: "Night $42, week $250". Linear in the lines.
 */
export function priceTables(lines: readonly Line[], language: string): PriceTable[] {
  const tables: PriceTable[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const table = tableAt(lines, at, language);
    if (!table) continue;
    tables.push(table);
    at += table.rows.size;
  }
  return tables;
}

function tableAt(lines: readonly Line[], at: number, language: string): PriceTable | undefined {
  const headings = cellsOf(lines[at]!);
  if (headings.length < 2 || !headings.every((cell) => isHeading(cell, language))) return undefined;
  const rows = new Map<number, PricedItem>();
  for (let next = at + 1; next < lines.length; next += 1) {
    const row = rowOf(cellsOf(lines[next]!), headings, language);
    if (!row) break;
    rows.set(lines[next]!.index, row);
  }
  return rows.size >= FEWEST_ROWS ? { heading: lines[at]!.index, rows } : undefined;
}

const cellsOf = ({ text, kind }: Line): string[] =>
  kind === "blank"
    ? []
    : text
        .split(CELLS)
        .map((cell) => cell.trim())
        .filter(Boolean);

const isHeading = (cell: string, language: string): boolean =>
  cell.length <= LONGEST_HEADING &&
  /\p{L}/u.test(cell) &&
  !moneyTokens(cell, language).some((token) => is(token, "money"));

/** The headings name all columns, or all but that of the things. */
function rowOf([name = "", ...cells]: string[], headings: readonly string[], language: string): PricedItem | undefined {
  const [first = "", ...others] = headings;
  const columns = [others, [first, ...others]].find((each) => {
    const aside = cells.slice(each.length);
    return (
      cells.length >= each.length &&
      aside.length <= 1 &&
      each.length > 1 &&
      aside.every((cell) => /^\(.*\)$/u.test(cell))
    );
  });
  const amounts = cells.slice(0, columns?.length);
  const isRow =
    /\p{L}/u.test(name) &&
    name.length <= LONGEST_NAME &&
    amounts.every((cell) => NOTHING.test(cell) || isAmountAlone(cell, language));
  if (!columns || !isRow || !amounts.some((cell) => !NOTHING.test(cell))) return undefined;
  const price = columns
    .flatMap((heading, at) => (NOTHING.test(amounts[at]!) ? [] : [`${heading} ${amounts[at]}`]))
    .join(", ");
  const [aside] = cells.slice(columns.length);
  return { name, price, ...(aside && { detail: aside.slice(1, -1) }) };
}
