import { z } from "zod";
import { ORDERS } from "./overview-page";

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
