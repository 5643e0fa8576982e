import type { z } from "zod";
import { setBillingDetails } from "~/integrations/stripe/billing-details.server";
import { voidInvoice } from "~/integrations/stripe/invoices.server";
import { endSubscription, listSubscriptions } from "~/integrations/stripe/subscriptions.server";
import { ConflictError } from "~/lib/errors";
import type { billingDetailsForm } from "./billing-details";
import { isWaitingForPayment } from "./current-subscription";
import { ensureCustomer } from "./ensure-customer.server";
import { syncSubscription } from "./sync-subscription.server";
import { taxNumberType } from "./tax-numbers";

interface ByActor {
  actor: { userId: number };
}

const PAID_MEANWHILE = "Your first invoice is being paid already. Name and number stand on every one after it.";

/**
 * Has the first invoice made out to these, before it is paid. Stripe copies them when it makes the invoice and never
 * again, so what waits for its payment is given up, and the next `createSubscription` makes it anew.
 * @throws InvalidError for a tax number that Stripe refuses, ConflictError where the invoice is being paid
 * @throws UnavailableError when Stripe does not answer
 */
export async function nameFirstInvoice({
  actor,
  ...details
}: ByActor & z.output<typeof billingDetailsForm>): Promise<void> {
  const stripeCustomerId = await ensureCustomer({ actor });
  await setBillingDetails(stripeCustomerId, details, taxNumberType(details.country));
  const held = await listSubscriptions(stripeCustomerId);
  for (const one of held) if (one.status === "incomplete" && isWaitingForPayment(one)) await giveUp(one);
  await syncSubscription({ stripeCustomerId });
}

// The invoice first: one that was paid a moment ago cannot be voided, and its subscription must not end.
async function giveUp({ id, openInvoiceId }: { id: string; openInvoiceId: string | null }): Promise<void> {
  if (!openInvoiceId || !(await voidInvoice(openInvoiceId))) throw new ConflictError(PAID_MEANWHILE);
  await endSubscription(id);
}
