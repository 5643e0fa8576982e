/** Fields of a contact form that are not the visitor's: their names begin with `_`, and none of them is kept. */

/** Says which deployment a form belongs to; filled in when a website is published. */
export const DEPLOYMENT_FIELD = "_deployment";
/** People do not see it. */
export const TRAP_FIELD = "_website";
/** By script only: tells one filled-in form from the next. */
export const KEY_FIELD = "_key";
/** By script only: for how many milliseconds the form was shown when it was sent. */
export const TIME_FIELD = "_time";
