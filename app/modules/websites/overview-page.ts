/** From so many websites on they can be searched and put in another order. */
export const SEARCHED_FROM = 6;
/** So many are on a page. */
export const PAGE_SIZE = 24;

export const ORDERS = ["newest", "changed", "name"] as const;
export type Order = (typeof ORDERS)[number];
