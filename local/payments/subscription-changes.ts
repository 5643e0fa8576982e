import { voidInvoice } from "./invoice-changes";
import { emit, type Ledger } from "./ledger";
import type { Subscription, SubscriptionStatus } from "./objects";

/** Moves a subscription to another status and tells the app; nothing happens when it has it already. */
export function changeStatus(ledger: Ledger, subscription: Subscription, status: SubscriptionStatus) {
  const { status: before } = subscription;
  if (before === status) return;
  subscription.status = status;
  emit(ledger, "customer.subscription.updated", subscription, { status: before });
}

/** Ends a subscription at once, gives up what it still owes, and tells the app. */
export function cancelNow(ledger: Ledger, subscription: Subscription) {
  subscription.status = "canceled";
  subscription.canceled_at ??= ledger.now();
  subscription.ended_at = ledger.now();
  giveUpInvoice(ledger, subscription);
  emit(ledger, "customer.subscription.deleted", subscription);
}

/** Ends a subscription whose first payment never came. */
export function expireIncomplete(ledger: Ledger, subscription: Subscription) {
  subscription.ended_at = ledger.now();
  giveUpInvoice(ledger, subscription);
  changeStatus(ledger, subscription, "incomplete_expired");
}

function giveUpInvoice(ledger: Ledger, subscription: Subscription) {
  const invoice = ledger.state.invoices[subscription.latest_invoice ?? ""];
  if (invoice) voidInvoice(ledger, invoice);
}
