import { z } from "zod";
import { callStripe, isMissing } from "./client.server";
import { customerReply } from "./replies";

const withId = z.object({ id: z.string() });

interface NewCustomer {
  userId: number;
  email: string;
  name: string | undefined;
  /** The same key gives the same customer, however often it is asked. */
  idempotencyKey: string;
}

/** Makes a customer. @returns its id */
export function createCustomer({ userId, email, name, idempotencyKey }: NewCustomer): Promise<string> {
  return callStripe("create customer", async (stripe) => {
    const params = { email, ...(name ? { name } : {}), metadata: { userId: String(userId) } };
    return withId.parse(await stripe.customers.create(params, { idempotencyKey })).id;
  });
}

/**
 * Looks a customer up, with the card that is charged by default. @returns null when Stripe has none of this id any more
 */
export function findCustomer(customerId: string) {
  return callStripe("find customer", async (stripe) => {
    try {
      const expand = ["invoice_settings.default_payment_method"];
      return customerReply.parse(await stripe.customers.retrieve(customerId, { expand }));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });
}

/** Deletes a customer, which ends every subscription at once. One that is gone already is no error. */
export function deleteCustomer(customerId: string): Promise<void> {
  return callStripe("delete customer", async (stripe) => {
    try {
      await stripe.customers.del(customerId);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  });
}

interface Attach {
  customerId: string;
  /** An id, or in test mode a name such as `pm_card_visa`. */
  paymentMethod: string;
  idempotencyKey: string;
}

/** Saves a payment method for a customer. @returns the id it has from then on */
export function attachPaymentMethod({ customerId, paymentMethod, idempotencyKey }: Attach): Promise<string> {
  return callStripe("attach payment method", async (stripe) => {
    const reply = await stripe.paymentMethods.attach(paymentMethod, { customer: customerId }, { idempotencyKey });
    return withId.parse(reply).id;
  });
}
