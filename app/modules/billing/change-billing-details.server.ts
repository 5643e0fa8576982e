import type { z } from "zod";
import {
  findBillingDetails,
  setBillingDetails,
  type BillingDetails,
} from "~/integrations/stripe/billing-details.server";
import { db } from "~/lib/db.server";
import { ConflictError } from "~/lib/errors";
import type { billingDetailsForm } from "./billing-details";
import { taxNumberType } from "./tax-numbers";

interface ByActor {
  actor: { userId: number };
}

/**
 * Whom the actor's invoices are made out to, as Stripe holds it; null without a customer there.
 * @throws UnavailableError when Stripe does not answer
 */
export async function readBillingDetails({ actor }: ByActor): Promise<BillingDetails | null> {
  const customerId = await customerOf(actor);
  return customerId === null ? null : findBillingDetails(customerId);
}

/**
 * Has the actor's later invoices made out to these.
 * @throws InvalidError for a tax number that Stripe refuses, ConflictError without a customer
 * @throws UnavailableError when Stripe does not answer
 */
export async function changeBillingDetails({
  actor,
  ...details
}: ByActor & z.output<typeof billingDetailsForm>): Promise<void> {
  const customerId = await customerOf(actor);
  if (!customerId) throw new ConflictError("There is no subscription that invoices are made for.");
  await setBillingDetails(customerId, details, taxNumberType(details.country));
}

async function customerOf({ userId }: ByActor["actor"]): Promise<string | null> {
  const row = await db.subscription.findUnique({ where: { userId }, select: { stripeCustomerId: true } });
  return row?.stripeCustomerId ?? null;
}
