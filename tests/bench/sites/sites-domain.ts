/**
 * Each site has a host of its own under it: Chromium knows that such names are this machine, and trusts them without
 * https.
 */
export const SITES_DOMAIN = "sites.localhost";
