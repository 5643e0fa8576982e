import { DomainError } from "~/lib/errors";
import { log } from "~/lib/log.server";
import { listOwnInvoices } from "~/modules/billing/list-invoices.server";
import type { ShownInvoice } from "./shown-invoice";

export type LoadedInvoices = { invoices: ShownInvoice[] } | { error: string };

const FAILED = "Your invoices could not be loaded from Stripe just now. Please reload the page in a moment.";

/** The actor's invoices, or what to say in their place: the rest of the screen does not need Stripe. */
export async function loadInvoices(actor: { userId: number }): Promise<LoadedInvoices> {
  try {
    return { invoices: await listOwnInvoices({ actor }) };
  } catch (error) {
    if (!(error instanceof DomainError)) log.error("invoices could not be read", error);
    return { error: FAILED };
  }
}
