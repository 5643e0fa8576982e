import { findInvoice } from "~/integrations/stripe/invoices.server";
import type { StripeInvoice } from "~/integrations/stripe/replies";
import { db } from "~/lib/db.server";

interface PaidInvoice {
  invoice: StripeInvoice;
  /** Whose it is. */
  user: { id: number; email: string; firstName: string | null };
}

/**
 * An invoice as Stripe holds it, once it is paid, with the user whose it is; null for one that is not paid, or is
 * nobody's here. @throws UnavailableError when Stripe does not answer
 */
export async function findPaidInvoice(invoiceId: string): Promise<PaidInvoice | null> {
  const invoice = await findInvoice(invoiceId);
  if (invoice?.status !== "paid" || !invoice.customerId) return null;
  const row = await db.subscription.findUnique({
    where: { stripeCustomerId: invoice.customerId },
    select: { user: { select: { id: true, email: true, firstName: true } } },
  });
  return row && { invoice, user: row.user };
}
