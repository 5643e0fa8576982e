import { z } from "zod";
import { InvalidError } from "~/lib/errors";
import { callStripe, isStripeError } from "./client.server";

// A screen waits for this, so it is asked once and not for long.
const ON_A_SCREEN = { timeout: 4_000, maxNetworkRetries: 0 };
const MOST = 100;

const word = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const detailsReply = z.object({
  name: word,
  address: z
    .object({ line1: word, postal_code: word, city: word, country: word })
    .nullish()
    .transform((address) => address ?? { line1: "", postal_code: "", city: "", country: "" }),
});
const taxIds = z.array(z.object({ id: z.string(), type: z.string(), value: z.string() }));

/** Whom invoices are made out to. What is not given is empty. */
export interface BillingDetails {
  name: string;
  line1: string;
  postalCode: string;
  city: string;
  /** Two letters (ISO 3166). */
  country: string;
  taxId: string;
}

/** Whom a customer's invoices are made out to. @throws UnavailableError when Stripe does not answer within 4 seconds */
export function findBillingDetails(customerId: string): Promise<BillingDetails> {
  return callStripe("find billing details", async (stripe) => {
    const [customer, held] = await Promise.all([
      stripe.customers.retrieve(customerId, {}, ON_A_SCREEN),
      stripe.customers.listTaxIds(customerId, { limit: MOST }, ON_A_SCREEN),
    ]);
    const { name, address } = detailsReply.parse(customer);
    const { line1, postal_code: postalCode, city, country } = address;
    return { name, line1, postalCode, city, country, taxId: taxIds.parse(held.data)[0]?.value ?? "" };
  });
}

/**
 * Has later invoices made out to these. The tax number comes first: one that Stripe refuses leaves all as it was.
 * @param taxIdType Stripe's name for the kind of number
 * @throws InvalidError for a tax number that is none, UnavailableError when Stripe does not answer
 */
export async function setBillingDetails(
  customerId: string,
  details: BillingDetails,
  taxIdType?: string,
): Promise<void> {
  const { name, line1, postalCode, city, country, taxId: value } = details;
  const refused = await callStripe("set billing details", async (stripe) => {
    const held = taxIds.parse((await stripe.customers.listTaxIds(customerId, { limit: MOST })).data);
    const isKept = (one: (typeof held)[number]) => one.type === taxIdType && one.value === value;
    try {
      if (value && taxIdType && !held.some(isKept))
        await stripe.customers.createTaxId(customerId, { type: taxIdType as "eu_vat", value });
    } catch (error) {
      if (isStripeError(error, "StripeInvalidRequestError") && error.code === "tax_id_invalid") return true;
      throw error;
    }
    for (const one of held) if (!isKept(one)) await stripe.customers.deleteTaxId(customerId, one.id);
    await stripe.customers.update(customerId, { name, address: { line1, postal_code: postalCode, city, country } });
    return false;
  });
  if (refused) throw new InvalidError("The tax number is not one.", { taxId: [NOT_A_NUMBER] });
}

const NOT_A_NUMBER = "This is not a tax number of the country chosen. Please look at it again.";
