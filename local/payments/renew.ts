import { chargeAlone } from "./charge";
import { addInvoice } from "./invoice-changes";
import { emit, type Ledger } from "./ledger";
import { intentOfInvoice } from "./lookup";
import type { Invoice, PaymentMethod, Subscription } from "./objects";
import { periodEnd } from "./periods";
import { cancelNow, changeStatus, expireIncomplete } from "./subscription-changes";

const HOUR = 3600;
const INCOMPLETE_LIVES = 23 * HOUR;
const RETRY_AFTER = [3 * 24 * HOUR, 5 * 24 * HOUR, 7 * 24 * HOUR];

/** Does what time does to subscriptions: renews, retries, ends. Returns whether anything changed. */
export function passTime(ledger: Ledger): boolean {
  const before = Object.keys(ledger.state.events).length;
  for (const subscription of Object.values(ledger.state.subscriptions)) passTimeOf(ledger, subscription);
  return Object.keys(ledger.state.events).length !== before;
}

function passTimeOf(ledger: Ledger, subscription: Subscription) {
  if (subscription.status === "incomplete" && subscription.created + INCOMPLETE_LIVES <= ledger.now()) {
    return expireIncomplete(ledger, subscription);
  }
  retryInvoice(ledger, subscription);
  // A machine that was switched off for months catches up one period at a time.
  while (isRunning(subscription) && endOf(subscription) <= ledger.now()) nextPeriod(ledger, subscription);
}

function isRunning({ status }: Subscription): boolean {
  return status === "active" || status === "trialing" || status === "past_due";
}

function endOf({ items }: Subscription): number {
  return items.data[0]!.current_period_end;
}

function nextPeriod(ledger: Ledger, subscription: Subscription) {
  if (subscription.cancel_at_period_end) return cancelNow(ledger, subscription);
  const item = subscription.items.data[0]!;
  const previous = { current_period_start: item.current_period_start, current_period_end: item.current_period_end };
  const start = item.current_period_end;
  item.current_period_start = start;
  item.current_period_end = periodEnd(subscription.billing_cycle_anchor, start);
  const { invoice } = addInvoice(ledger, subscription, "subscription_cycle", { start, end: item.current_period_end });
  emit(ledger, "customer.subscription.updated", subscription, { items: { data: [previous] } });
  chargeInvoice(ledger, subscription, invoice);
}

function retryInvoice(ledger: Ledger, subscription: Subscription) {
  const invoice = ledger.state.invoices[subscription.latest_invoice ?? ""];
  if (!invoice?.next_payment_attempt || invoice.next_payment_attempt > ledger.now()) return;
  chargeInvoice(ledger, subscription, invoice);
}

function chargeInvoice(ledger: Ledger, subscription: Subscription, invoice: Invoice) {
  const method = savedMethod(ledger, subscription);
  const intent = intentOfInvoice(ledger, invoice);
  if (method && intent && !chargeAlone(ledger, intent, method)) return;
  const wait = RETRY_AFTER[invoice.attempt_count - 1];
  if (!method || wait === undefined) return cancelNow(ledger, subscription);
  invoice.next_payment_attempt = ledger.now() + wait;
  changeStatus(ledger, subscription, "past_due");
}

function savedMethod({ state }: Ledger, { customer, default_payment_method }: Subscription): PaymentMethod | undefined {
  const owner = state.customers[customer];
  const fallback = owner && "email" in owner ? owner.invoice_settings.default_payment_method : null;
  return state.paymentMethods[default_payment_method ?? fallback ?? ""];
}
