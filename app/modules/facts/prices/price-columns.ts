import type { Line } from "../source-text";
import { topicOf } from "../topics";
import { amountCell, MARKED } from "./bare-entry";
import type { PricedItem } from "./priced-line";

/** What parts a thing from the amount below the others': two spaces, a tab, a bar or dots. */
const GAP = /\s{2,}|\t|\s?\|\s?|\s?(?:\.\s?){3,40}/u;
const FEWEST_ROWS = 3;
const LONGEST_NAME = 60;
/** Letters of what stands between a thing and its amount, "60 min". */
const LONGEST_BETWEEN = 24;

/** The line of the heading, where one says that they are prices, and each row by the number of its line. */
export interface PriceColumn {
  heading?: number;
  rows: Map<number, PricedItem>;
}

/**
 * Lists typed in two columns, a thing and its amount: "Elk shoulder      1650", "Catfish 5 cm ..... UGX 350"; what some
 * rows have between them ("Manicure      35 min      24,-") is said of the thing. At least three rows of a block, and two
 * of three of its lines; a heading above says that they are prices, or one of them names its currency. Other lines of the
 * block are left to other readers. Linear in the lines.
 */
export function priceColumns(lines: readonly Line[]): PriceColumn[] {
  const columns: PriceColumn[] = [];
  let heading: Line | undefined;
  for (const block of blocksOf(lines)) {
    const rows = new Map(block.flatMap(entryOf));
    const own = block[0]!;
    const isOwn = !rows.has(own.index) && namesPrices(own);
    if (rows.size >= FEWEST_ROWS && rows.size * 3 >= (block.length - Number(isOwn)) * 2) {
      const above = isOwn ? own : heading && namesPrices(heading) ? heading : undefined;
      const isMarked = [...rows.values()].some(({ price }) => MARKED.test(price));
      if (above || isMarked) columns.push({ ...(above && { heading: above.index }), rows });
    }
    heading = block.length === 1 ? block[0] : undefined;
  }
  return columns;
}

const namesPrices = ({ text }: Line): boolean => topicOf(text) === "prices";

/** Lines with nothing blank between them. */
export function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const [at, line] of lines.entries()) {
    if (line.kind === "blank") continue;
    if (at === 0 || lines[at - 1]!.kind === "blank") blocks.push([]);
    blocks.at(-1)!.push(line);
  }
  return blocks;
}

function entryOf({ index, text }: Line): [number, PricedItem][] {
  const [name = "", ...cells] = text.split(GAP).map((each) => each.trim());
  const [between, cell = ""] = cells.length > 1 ? cells : [undefined, cells[0]];
  const isName = /\p{L}{2}/u.test(name) && name.length <= LONGEST_NAME && !/[:!?]/u.test(name.replace(ASIDE, ""));
  const read = cells.length <= 2 && isName && isDetail(between) ? amountCell(cell) : undefined;
  return read ? [[index, { name, ...read, ...(between && { detail: withDetail(between, read.detail) }) }]] : [];
}

/** "Pedicure (cosmetic!)" */
const ASIDE = /\s\([^()]*\)/gu;

/** "60 min", "per pair": neither an amount nor a number alone, which may be the first of two amounts. */
const isDetail = (cell: string | undefined): boolean =>
  cell === undefined || (cell.length <= LONGEST_BETWEEN && /\p{L}/u.test(cell) && !MARKED.test(cell));

const withDetail = (between: string, behind: string | undefined): string =>
  [between, behind].filter(Boolean).join(", ");
