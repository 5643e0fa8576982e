import { REQUEST_LANGUAGES } from "~/lib/languages";
import { monthNames } from "../../../facts/reading/calendar-names";
import { columnOf } from "../../../operations/facts/price-columns";
import { readPrices, type Price } from "../../../operations/facts/read-prices";
import type { OpenedSite } from "../../../operations/opened-site";
import { declined, listed, quoted, type Outcome } from "../../../operations/outcome";
import { hasAll, stems } from "../../built-in/find/words-of";
import type { Context } from "../pattern";
import type { Word } from "../word";

/**
 * Of prices in several columns those of the one that a clause names, or all where they are the same; null where they
 * differ and it names none, or several.
 */
export function inColumn(
  prices: readonly Price[],
  { site: { page }, clause }: Pick<Context, "site" | "clause">,
): Price[] | null {
  const names = columnsOf(prices, page);
  if (names.length < 2) return [...prices];
  const namedIn = (text: string) => names.filter((name) => hasAll(text, stems(name)));
  const isSame = new Set(prices.map(({ text }) => text)).size === 1;
  if (isSame && namedIn(clause.text).length === 0) return [...prices];
  const named = namedIn(`${clause.before ?? ""} ${clause.text}`);
  return named.length === 1 ? prices.filter((price) => columnOf(page, price) === named[0]) : null;
}

/** What is asked where a price stands in several columns. */
export const whichColumn = (prices: readonly Price[], { page }: OpenedSite): Outcome =>
  declined(`Which price of ${prices[0]!.name} do you mean: ${listed(columnsOf(prices, page).map(quoted), "or")}?`);

const columnsOf = (prices: readonly Price[], page: OpenedSite["page"]) => [
  ...new Set(prices.flatMap((price) => columnOf(page, price) ?? [])),
];

/** Words without those that name a column of prices. */
export function withoutColumns(words: readonly Word[], { page }: OpenedSite): readonly Word[] {
  const names = columnsOf(readPrices(page), page);
  const rest = words.filter((word) => !names.some((name) => hasAll(name, stems(word.text))));
  return rest.length > 0 ? rest : words;
}

/** Shorter names mean something else besides: 'may'. */
const LEAST_LETTERS = 4;
const MONTHS = new RegExp(
  `(?<!\\p{L})(?:${REQUEST_LANGUAGES.flatMap((language) => monthNames(language).flat())
    .filter((name) => name.length >= LEAST_LETTERS)
    .join("|")})(?!\\p{L})`,
  "iu",
);
const SINCE = /(?<!\p{L})(?:from|since|starting|as of|ab|seit|desde|partir|d[eè]s|dal?|vanaf|per)(?!\p{L})/iu;

/** 'In July and August': a price of some months only, where none is on the page. 'From July' is one from now on. */
export const isForASeason = (text: string, { page }: OpenedSite): boolean =>
  MONTHS.test(text) && !SINCE.test(text) && !columnsOf(readPrices(page), page).some((name) => MONTHS.test(name));
