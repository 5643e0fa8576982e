import { z } from "zod";

/** From so many websites on they can be searched and put in another order. */
export const SEARCHED_FROM = 6;
/** So many are on a page. */
export const PAGE_SIZE = 24;

export const ORDERS = ["newest", "changed", "name"] as const;
export type Order = (typeof ORDERS)[number];

const LONGEST_SEARCH = 100;
const MOST_PAGES = 10_000;

/** How an owner's websites are listed, as an address says it; what it says wrong counts for nothing. */
export const overviewQuery = z.object({
  q: z
    .string()
    .trim()
    .transform((text) => text.slice(0, LONGEST_SEARCH))
    .catch(""),
  order: z.enum(ORDERS).catch("newest"),
  page: z.coerce.number().int().min(1).max(MOST_PAGES).catch(1),
});
export type OverviewQuery = z.output<typeof overviewQuery>;
