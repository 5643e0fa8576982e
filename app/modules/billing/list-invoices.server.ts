import { listInvoices } from "~/integrations/stripe/invoices.server";
import { db } from "~/lib/db.server";

interface ByActor {
  actor: { userId: number };
}

/**
 * The actor's invoices as Stripe holds them, newest first; what is still a draft there is no invoice yet, and a first one
 * that was given up before it was paid never became one.
 * @throws UnavailableError when Stripe does not answer
 */
export async function listOwnInvoices({ actor }: ByActor) {
  const row = await db.subscription.findUnique({ where: { userId: actor.userId }, select: { stripeCustomerId: true } });
  if (!row) return [];
  const invoices = await listInvoices(row.stripeCustomerId);
  return invoices.filter(
    ({ status, isFirst }) => status !== null && status !== "draft" && !(isFirst && status === "void"),
  );
}
