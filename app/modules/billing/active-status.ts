/**
 * Statuses of Stripe that give access. `past_due` is among them: Stripe is still retrying the card,
 * and a site must not go dark for a card that expired yesterday.
 */
const ACTIVE = new Set(["active", "trialing", "past_due"]);

/** Whether a subscription in this status of Stripe's gives access to the app. */
export const isActiveStatus = (status: string) => ACTIVE.has(status);
