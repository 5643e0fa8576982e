import { z } from "zod";
import { invalidRequest } from "./api-error";
import type { Call } from "./call";
import { chargeAlone } from "./charge";
import { listPage } from "./list-page";
import { voidInvoice } from "./invoice-changes";
import { intentOfInvoice, invoiceOf, subscriptionOfInvoice } from "./lookup";
import { namedOrStored } from "./payment-methods";
import { bool, expand, paging, readParams } from "./read-params";
import { shownInvoice } from "./shown-invoice";
import { expireIncomplete } from "./subscription-changes";

export function retrieveInvoice({ ledger, params, id }: Call) {
  readParams(z.strictObject({ expand }), params);
  return shownInvoice(ledger, invoiceOf(ledger, id));
}

const paying = z.strictObject({ payment_method: z.string().optional(), off_session: bool.optional(), expand });

/** Pays an open invoice now with a card of its customer. Throws a card error when the card says no. */
export function payInvoice({ ledger, params, id }: Call) {
  const { payment_method } = readParams(paying, params);
  const invoice = invoiceOf(ledger, id);
  const intent = intentOfInvoice(ledger, invoice);
  if (invoice.status !== "open" || !intent)
    throw invalidRequest("Invoice is already paid", { code: "invoice_already_paid" });
  const method = namedOrStored(
    ledger,
    payment_method ?? subscriptionOfInvoice(ledger, invoice).default_payment_method ?? "",
  );
  if (method.customer !== invoice.customer)
    throw invalidRequest("The payment method must be attached to the customer.", { param: "payment_method" });
  const error = chargeAlone(ledger, intent, method);
  if (error) throw error;
  return shownInvoice(ledger, invoice);
}

/** Makes an open invoice void; a subscription that waits for it to be paid has expired. */
export function voidOpenInvoice({ ledger, params, id }: Call) {
  readParams(z.strictObject({ expand }), params);
  const invoice = invoiceOf(ledger, id);
  if (invoice.status !== "open") throw invalidRequest("You can only void open invoices.");
  voidInvoice(ledger, invoice);
  const subscription = subscriptionOfInvoice(ledger, invoice);
  if (subscription.status === "incomplete") expireIncomplete(ledger, subscription);
  return shownInvoice(ledger, invoice);
}

const filters = z.strictObject({
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(["open", "paid", "void", "uncollectible", "draft"]).optional(),
  ...paging,
});

export function listInvoices({ ledger, params }: Call) {
  const { customer, subscription, status, ...page } = readParams(filters, params);
  const matching = Object.values(ledger.state.invoices).filter(
    (invoice) =>
      (customer === undefined || invoice.customer === customer) &&
      (status === undefined || invoice.status === status) &&
      (subscription === undefined || invoice.parent.subscription_details.subscription === subscription),
  );
  const listed = matching.map((invoice) => shownInvoice(ledger, invoice));
  return listPage(listed, "/v1/invoices", page);
}
