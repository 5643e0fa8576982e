import { invalidRequest } from "./api-error";
import type { Ledger } from "./ledger";
import { intentOfInvoice } from "./lookup";
import type { Invoice } from "./objects";

type Fields = Record<string, unknown>;

/**
 * Answers with relations filled in as `expand` asks (`latest_invoice.confirmation_secret`, `data.customer`).
 * What is stored is not touched. Throws for a name that cannot be expanded.
 */
export function expandAnswer(ledger: Ledger, answer: object, paths: string[]): Fields {
  const copy = structuredClone(answer) as Fields;
  for (const path of paths) expandPath(ledger, copy, path.split("."), path);
  return copy;
}

function expandPath(ledger: Ledger, holder: unknown, [name, ...rest]: string[], path: string) {
  if (name === undefined || holder === null || holder === undefined) return;
  // What was deleted has nothing left to fill in, and asking is no fault.
  if ((holder as Fields).deleted === true) return;
  if (Array.isArray(holder)) return holder.forEach((one) => expandPath(ledger, one, [name, ...rest], path));
  const fields = holder as Fields;
  const value = fields[name];
  fields[name] = typeof value === "string" ? stored(ledger, value, path) : (value ?? added(ledger, fields, name, path));
  // The whole list answers to its own name, its entries to `data`.
  expandPath(ledger, fields[name], rest, path);
}

function stored({ state, catalogue }: Ledger, id: string, path: string): unknown {
  const found =
    state.customers[id] ??
    state.subscriptions[id] ??
    state.invoices[id] ??
    state.paymentIntents[id] ??
    state.setupIntents[id] ??
    state.paymentMethods[id] ??
    [catalogue.price, catalogue.product].find((object) => object.id === id);
  if (!found) throw cannotExpand(path);
  return structuredClone(found);
}

/** Fields that are only there when asked for. */
function added(ledger: Ledger, holder: Fields, name: string, path: string): unknown {
  if (name in holder) return null;
  if (holder.object === "invoice" && name === "confirmation_secret") return confirmationSecret(ledger, holder);
  if (holder.object === "invoice" && name === "payments") return invoicePayments(ledger, holder);
  if (holder.object === "customer" && name === "subscriptions") return subscriptionsOf(ledger, String(holder.id));
  throw cannotExpand(path);
}

function confirmationSecret(ledger: Ledger, invoice: Fields) {
  const intent = intentOfInvoice(ledger, invoice as unknown as Invoice);
  return intent ? { client_secret: intent.client_secret, type: "payment_intent" } : null;
}

function invoicePayments(ledger: Ledger, invoice: Fields) {
  const { id, currency, created, amount_paid, amount_due, status } = invoice as unknown as Invoice;
  const intent = intentOfInvoice(ledger, invoice as unknown as Invoice);
  const payment = intent && {
    id: `inpay_${id.slice("in_".length)}`,
    object: "invoice_payment",
    invoice: id,
    currency,
    created,
    livemode: false,
    is_default: true,
    amount_paid: amount_paid || null,
    amount_requested: amount_due,
    status: status === "void" ? "canceled" : status,
    payment: { type: "payment_intent", payment_intent: intent.id },
  };
  return { object: "list", data: payment ? [payment] : [], has_more: false, url: "/v1/invoice_payments" };
}

function subscriptionsOf({ state }: Ledger, customer: string) {
  const data = Object.values(state.subscriptions).filter((one) => one.customer === customer && !one.ended_at);
  return {
    object: "list",
    data: structuredClone(data),
    has_more: false,
    url: `/v1/customers/${customer}/subscriptions`,
  };
}

function cannotExpand(path: string) {
  return invalidRequest(`This property cannot be expanded (${path}).`, { param: "expand" });
}
