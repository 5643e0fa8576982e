import type { Line } from "../source-text";
import { topicOf } from "../topics";
import { amountCell, MARKED } from "./bare-entry";
import { is, moneyTokens } from "./money";
import { isAmountAlone } from "./names-something";
import { isNoPriceLine } from "./no-price-line";
import { rowAlone } from "./row-in-line";
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
 * block are left to other readers, but for what its second column calls free. Linear in the lines.
 */
export function priceColumns(lines: readonly Line[], language: string): PriceColumn[] {
  const columns: PriceColumn[] = [];
  let heading: Line | undefined;
  for (const block of blocksOf(lines)) {
    const rows = new Map(block.flatMap((line) => entryOf(line, language)));
    const free = block.filter(({ index }) => !rows.has(index)).flatMap((line) => freeEntryOf(line, language));
    const own = block[0]!;
    const isOwn = !rows.has(own.index) && namesPrices(own);
    if (rows.size >= FEWEST_ROWS && (rows.size + free.length) * 3 >= (block.length - Number(isOwn)) * 2) {
      const above = isOwn ? own : heading && namesPrices(heading) ? heading : undefined;
      const isMarked = [...rows.values()].some(({ price }) => MARKED.test(price) || isAmountAlone(price, language));
      if (above || isMarked)
        columns.push({ ...(above && { heading: above.index }), rows: new Map([...rows, ...free]) });
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

type Entry = [line: number, item: PricedItem];

function entryOf({ index, text }: Line, language: string): Entry[] {
  const [name = "", ...cells] = cellsOf(text);
  const [between, cell = ""] = cells.length > 1 ? cells : [undefined, cells[0]];
  const read = cells.length <= 2 && isName(name) && isDetail(between) ? priceCell(cell, language) : undefined;
  return read ? [[index, { name, ...read, ...(between && { detail: withDetail(between, read.detail) }) }]] : [];
}

/** "70 zl od osoby" as well: what is nothing but money in the text's language. */
const priceCell = (cell: string, language: string): Pick<PricedItem, "price" | "detail"> | undefined =>
  isAmountAlone(cell, language) && /\p{Nd}/u.test(cell) ? { price: cell } : amountCell(cell);

/** "Beak check     no charge", "Tomato sauce     nothing, we're not monsters". */
function freeEntryOf({ index, text }: Line, language: string): Entry[] {
  const [name = "", cell = "", ...others] = cellsOf(text);
  const [price = "", ...more] = cell.split(/,\s/u);
  const isFree = NOTHING.test(price) || moneyTokens(price, language).every((token) => is(token, "money"));
  if (others.length > 0 || price === "" || /\p{Nd}/u.test(cell) || !isName(name) || !isFree) return [];
  const item = { name, price, ...(more.length > 0 && { detail: more.join(", ") }) };
  return isNoPriceLine(rowAlone(item, text), language) ? [] : [[index, item]];
}

/** What a column of amounts says where there is none. */
const NOTHING = /^(?:nil|nothing|none|zero|null|nichts|nada|cero|rien|zéro|niente|niets|nic|صفر|لا شيء)$/iu;

const cellsOf = (text: string): string[] => text.split(GAP).map((each) => each.trim());

const isName = (name: string): boolean =>
  /\p{L}{2}/u.test(name) && name.length <= LONGEST_NAME && !/[:!?]/u.test(name.replace(ASIDE, ""));

/** "Pedicure (cosmetic!)" */
const ASIDE = /\s\([^()]*\)/gu;

/** "60 min", "per pair": neither an amount nor a number alone, which may be the first of two amounts. */
const isDetail = (cell: string | undefined): boolean =>
  cell === undefined || (cell.length <= LONGEST_BETWEEN && /\p{L}/u.test(cell) && !MARKED.test(cell));

const withDetail = (between: string, behind: string | undefined): string =>
  [between, behind].filter(Boolean).join(", ");
