import { z } from "zod";
import { callStripe, isMissing, isStripeError } from "./client.server";
import { invoiceReply, type StripeInvoice } from "./replies";

const MOST = 100;
// A screen waits for this, so it is asked once and not for long.
const ON_A_SCREEN = { timeout: 4_000, maxNetworkRetries: 0 };

/** One invoice. @returns null where Stripe has none of this id. @throws UnavailableError when Stripe does not answer */
export function findInvoice(id: string): Promise<StripeInvoice | null> {
  return callStripe("find invoice", async (stripe) => {
    try {
      return invoiceReply.parse(await stripe.invoices.retrieve(id));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });
}

/**
 * The newest invoices of a customer, newest first, at most 100: eight years of months.
 * @returns none for a customer that Stripe does not have
 * @throws UnavailableError when Stripe does not answer within 4 seconds
 */
export function listInvoices(customerId: string): Promise<StripeInvoice[]> {
  return callStripe("list invoices", async (stripe) => {
    try {
      const reply = await stripe.invoices.list({ customer: customerId, limit: MOST }, ON_A_SCREEN);
      return z.array(invoiceReply).parse(reply.data);
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  });
}

/** Makes an open invoice one that nobody can pay. @returns false where it is not open, or is being paid */
export function voidInvoice(id: string): Promise<boolean> {
  return callStripe("void invoice", async (stripe) => {
    try {
      await stripe.invoices.voidInvoice(id);
      return true;
    } catch (error) {
      if (isStripeError(error, "StripeInvalidRequestError")) return false;
      throw error;
    }
  });
}
