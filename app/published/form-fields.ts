/** Fields of a contact form that are not the visitor's: their names begin with `_`, and none of them is kept. */

/**
 * Says which website a form belongs to: its contact key, filled in when the website is published or exported. Forms
 * from before there were keys have the subdomain here.
 */
export const DEPLOYMENT_FIELD = "_deployment";
/** Whether a form names its website by key. Names of sites are shorter. */
export const isContactKey = (value: string) => /^[0-9a-f]{64}$/.test(value);

/** People do not see it. */
export const TRAP_FIELD = "_website";
/** By script only: tells one filled-in form from the next. */
export const KEY_FIELD = "_key";
/** By script only: for how many milliseconds the form was shown when it was sent. */
export const TIME_FIELD = "_time";
