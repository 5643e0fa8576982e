/** The one version of Stripe's API that is spoken here. */
export const API_VERSION = "2026-10-28.endive";
