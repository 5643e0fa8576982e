/**
 * For so long after it was given up nobody but its former owner gets a name: links, copies and certificates still mean
 * that site.
 */
export const REST_DAYS = 30;
