/** The form's intent, and its dialog's name. */
export const BILLED_TO = "billed-to";

/** Whom invoices are made out to, and the countries to choose from. */
export interface BilledTo {
  details: { name: string; line1: string; postalCode: string; city: string; country: string; taxId: string };
  countries: { value: string; label: string }[];
}

/** Where the subscribe page reads and changes it, before the first invoice is paid. */
export const BILLED_TO_PATH = "/subscription/billed-to";
