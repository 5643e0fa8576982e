import { z } from "zod";
import type { Call } from "./call";
import { listPage } from "./list-page";
import { invoiceOf } from "./lookup";
import { expand, paging, readParams } from "./read-params";
import { shownInvoice } from "./shown-invoice";

export function retrieveInvoice({ ledger, params, id }: Call) {
  readParams(z.strictObject({ expand }), params);
  return shownInvoice(ledger, invoiceOf(ledger, id));
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
