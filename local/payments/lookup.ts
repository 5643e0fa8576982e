import { noSuch } from "./api-error";
import type { Ledger } from "./ledger";
import type { Customer, Invoice, PaymentIntent, PaymentMethod, SetupIntent, Subscription } from "./objects";

/** Finds by id or throws Stripe's "No such ...". `param` names what in the request held the id. */
export function customerOf({ state }: Ledger, id: string, param = "id"): Customer {
  const found = state.customers[id];
  if (!found || "deleted" in found) throw noSuch("customer", id, param);
  return found;
}

export function subscriptionOf({ state }: Ledger, id: string): Subscription {
  return state.subscriptions[id] ?? fail("subscription", id);
}

export function invoiceOf({ state }: Ledger, id: string): Invoice {
  return state.invoices[id] ?? fail("invoice", id);
}

export function intentOf({ state }: Ledger, id: string): PaymentIntent {
  return state.paymentIntents[id] ?? fail("payment_intent", id);
}

export function setupOf({ state }: Ledger, id: string): SetupIntent {
  return state.setupIntents[id] ?? fail("setup_intent", id);
}

export function methodOf({ state }: Ledger, id: string, param = "id"): PaymentMethod {
  return state.paymentMethods[id] ?? fail("PaymentMethod", id, param);
}

/** The invoice that a payment intent pays, if it pays one. */
export function invoiceOfIntent({ state }: Ledger, intentId: string): Invoice | undefined {
  const invoiceId = Object.keys(state.intentOfInvoice).find((id) => state.intentOfInvoice[id] === intentId);
  return invoiceId ? state.invoices[invoiceId] : undefined;
}

/** The subscription that an invoice is for. */
export function subscriptionOfInvoice(ledger: Ledger, invoice: Invoice): Subscription {
  return subscriptionOf(ledger, invoice.parent.subscription_details.subscription);
}

export function intentOfInvoice({ state }: Ledger, invoice: Invoice): PaymentIntent | undefined {
  const id = state.intentOfInvoice[invoice.id];
  return id ? state.paymentIntents[id] : undefined;
}

function fail(kind: string, id: string, param?: string): never {
  throw noSuch(kind, id, param);
}
