/**
 * Up to here unread messages are counted: a header need not say more, and a flood of them must not slow every screen.
 */
export const MOST_COUNTED = 100;

/** A count as it is shown. */
export const shownCount = (unread: number) => (unread < MOST_COUNTED ? String(unread) : `${MOST_COUNTED - 1}+`);
