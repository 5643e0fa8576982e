/** The form's intent, and its dialog's name. */
export const BILLED_TO = "billed-to";
