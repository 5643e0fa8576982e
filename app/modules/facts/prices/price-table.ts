import type { Line } from "../source-text";
import { namesMoney } from "./names-money";
import { isAmountAlone } from "./names-something";
import type { PricedItem } from "./priced-line";

/** What parts the cells of a line: two spaces, a tab or a bar. */
const CELLS = /\s{2,}|\t|\s?\|\s?/u;
const NOTHING = /^[-–—/]{1,3}$/u;
const FEWEST_ROWS = 2;
const LONGEST_NAME = 60;
/** Letters of a column's heading, "Friday to Sunday and holidays". */
const LONGEST_HEADING = 32;
/** Letters of what a column before the amounts says: "2-3", "36 m2". */
const LONGEST_ASIDE = 24;
/** Behind an amount with its currency the next ones need none. */
const BARE = /^\p{Nd}[\p{Nd}.,]*$/u;

/** The line of the headings, and each row by the number of its line. */
export interface PriceTable {
  heading: number;
  rows: Map<number, PricedItem>;
}

/**
 * Tables typed with spaces or tabs: a line of headings without amounts, and below it at least two lines with a thing and
 * an amount or a dash for each heading, behind what else a heading may say of it. Each price says its column: "Night $42,
 * week $250". Linear in the lines.
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
  cell.length <= LONGEST_HEADING && /\p{L}/u.test(cell) && !namesMoney(cell, language);

/** The headings name all columns, or all but that of the things; where a slip joins the first two, all but these. */
function rowOf([name = "", ...cells]: string[], headings: readonly string[], language: string): PricedItem | undefined {
  const [first = "", ...others] = headings;
  const columns = [others, [first, ...others], others.slice(1)].find((each) => fits(each, cells, language));
  if (!columns || !/\p{L}/u.test(name) || name.length > LONGEST_NAME) return undefined;
  const own = cells.slice(0, columns.length);
  const start = own.findIndex((cell) => isAmountAlone(cell, language));
  const [before, amounts] = [own.slice(0, start), own.slice(start)];
  const isRow =
    start >= 0 &&
    before.every((cell) => cell.length <= LONGEST_ASIDE) &&
    amounts.every((cell) => NOTHING.test(cell) || BARE.test(cell) || isAmountAlone(cell, language));
  if (!isRow) return undefined;
  const said = (cell: string, at: number) => (NOTHING.test(cell) ? [] : withHeading(columns[at]!, cell));
  const price = amounts.flatMap((cell, at) => said(cell, at + start)).join(", ");
  const aside = cells.slice(columns.length).map((cell) => cell.slice(1, -1));
  const detail = [...before.flatMap(said), ...aside].join(", ");
  return { name, price, ...(detail && { detail }) };
}

/** "Night $42", "width 80cm"; "price" says of an amount what everybody sees. */
const withHeading = (heading: string, cell: string): string =>
  ONLY_PRICE.test(heading) ? cell : `${isShouted(heading) ? heading.toLowerCase() : heading} ${cell}`;

const ONLY_PRICE =
  /^(?:prices?|costs?|preise?|betrag|precios?|importe|prix|montant|prezz[io]|importo|preços?|valor|prij(?:s|zen)|bedrag|cen[ay]|kwota|(?:ال)?سعر|(?:ال)?ثمن)$/iu;

/** "WIDTH", and no short name such as "AC". */
const isShouted = (heading: string): boolean => /^[\p{Lu}\s]{4,}$/u.test(heading);

/** Whether cells stand below these headings, with at most one in brackets behind them. */
function fits(columns: readonly string[], cells: readonly string[], language: string): boolean {
  const aside = cells.slice(columns.length);
  return (
    columns.length > 1 &&
    cells.length >= columns.length &&
    aside.length <= 1 &&
    aside.every((cell) => /^\(.*\)$/u.test(cell)) &&
    cells.slice(0, columns.length).some((cell) => isAmountAlone(cell, language))
  );
}
