import { newIntentKeys } from "./client-secret";
import { newId } from "./ids";
import { emit, type Ledger } from "./ledger";
import { intentOfInvoice } from "./lookup";
import type { Invoice, InvoiceLine, PaymentIntent, Subscription } from "./objects";

interface Period {
  start: number;
  end: number;
}

/** Adds the open invoice of one period, with the intent that will pay it, and makes it the subscription's latest. */
export function addInvoice(
  ledger: Ledger,
  subscription: Subscription,
  reason: Invoice["billing_reason"],
  period: Period,
) {
  const { state, now } = ledger;
  state.invoiceCount += 1;
  const amount = priceOf(subscription);
  const customer = state.customers[subscription.customer];
  const invoice: Invoice = {
    id: newId("in"),
    object: "invoice",
    created: now(),
    livemode: false,
    number: `LOCAL-${String(state.invoiceCount).padStart(4, "0")}`,
    customer: subscription.customer,
    ...billedTo(customer),
    status: "open",
    billing_reason: reason,
    collection_method: "charge_automatically",
    currency: subscription.currency,
    subtotal: amount,
    total: amount,
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    attempted: false,
    attempt_count: 0,
    next_payment_attempt: null,
    period_start: period.start,
    period_end: period.end,
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    lines: { object: "list", data: [], has_more: false, url: "" },
    status_transitions: { finalized_at: now(), paid_at: null, voided_at: null, marked_uncollectible_at: null },
    metadata: {},
  };
  invoice.lines = { ...invoice.lines, data: [lineOf(invoice, period)], url: `/v1/invoices/${invoice.id}/lines` };
  state.invoices[invoice.id] = invoice;
  subscription.latest_invoice = invoice.id;
  return { invoice, intent: addIntent(ledger, invoice, subscription) };
}

function billedTo(customer: Ledger["state"]["customers"][string] | undefined) {
  if (!customer || "deleted" in customer) return { customer_email: null };
  const { email, name, address, tax_ids = [] } = customer;
  return {
    customer_email: email,
    customer_name: name,
    customer_address: address,
    customer_tax_ids: tax_ids.map(({ type, value }) => ({ type, value })),
  };
}

function priceOf({ items }: Subscription): number {
  return items.data.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0);
}

function lineOf(invoice: Invoice, period: Period): InvoiceLine {
  return {
    id: newId("il"),
    object: "line_item",
    amount: invoice.total,
    currency: invoice.currency,
    description: "1 × Pro (at $20.00 / month)",
    quantity: 1,
    period,
  };
}

function addIntent({ state, now }: Ledger, invoice: Invoice, subscription: Subscription): PaymentIntent {
  const { id, client_secret } = newIntentKeys("pi");
  const keep = subscription.payment_settings.save_default_payment_method === "on_subscription";
  const intent: PaymentIntent = {
    id,
    object: "payment_intent",
    created: now(),
    livemode: false,
    amount: invoice.amount_due,
    amount_received: 0,
    currency: invoice.currency,
    customer: invoice.customer,
    client_secret,
    capture_method: "automatic",
    confirmation_method: "automatic",
    payment_method: null,
    payment_method_types: ["card"],
    setup_future_usage: keep ? "off_session" : null,
    status: "requires_payment_method",
    canceled_at: null,
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    description: invoice.billing_reason === "subscription_create" ? "Subscription creation" : "Subscription update",
    metadata: {},
  };
  state.paymentIntents[id] = intent;
  state.intentOfInvoice[invoice.id] = id;
  return intent;
}

/** The invoice will never be paid: nothing of it can be charged any more. */
export function voidInvoice(ledger: Ledger, invoice: Invoice) {
  if (invoice.status !== "open") return;
  invoice.status = "void";
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = ledger.now();
  const intent = intentOfInvoice(ledger, invoice);
  if (intent) Object.assign(intent, { status: "canceled", canceled_at: ledger.now() });
}

/** Marks the invoice paid and tells the app. */
export function settleInvoice(ledger: Ledger, invoice: Invoice) {
  invoice.status = "paid";
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice.next_payment_attempt = null;
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.status_transitions.paid_at = ledger.now();
  emit(ledger, "invoice.paid", invoice);
}

/** Notes that an attempt failed and tells the app. */
export function failInvoice(ledger: Ledger, invoice: Invoice) {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  emit(ledger, "invoice.payment_failed", invoice);
}
