import { z } from "zod";
import { invalidRequest } from "./api-error";
import type { Call } from "./call";
import { emit, type Ledger } from "./ledger";
import { listPage } from "./list-page";
import { methodOf, subscriptionOf } from "./lookup";
import type { Subscription } from "./objects";
import { bool, expand, metadata, paging, readParams } from "./read-params";
import { cancelNow } from "./subscription-changes";

export function retrieveSubscription({ ledger, params, id }: Call): Subscription {
  readParams(z.strictObject({ expand }), params);
  return subscriptionOf(ledger, id);
}

const filters = z.strictObject({
  customer: z.string().optional(),
  price: z.string().optional(),
  status: z
    .enum(["all", "ended", "active", "canceled", "incomplete", "incomplete_expired", "past_due", "trialing", "unpaid"])
    .optional(),
  ...paging,
});

type Filters = z.output<typeof filters>;

/** Without a status everything that is not canceled is listed, as Stripe does. */
export function listSubscriptions({ ledger, params }: Call) {
  const { customer, price, status, ...page } = readParams(filters, params);
  const matching = Object.values(ledger.state.subscriptions).filter(
    (subscription) =>
      (customer === undefined || subscription.customer === customer) &&
      (price === undefined || subscription.items.data.some((item) => item.price.id === price)) &&
      hasStatus(subscription, status),
  );
  return listPage(matching, "/v1/subscriptions", page);
}

function hasStatus({ status }: Subscription, wanted: Filters["status"]): boolean {
  if (wanted === "all") return true;
  if (wanted === "ended") return status === "canceled" || status === "incomplete_expired";
  return wanted ? status === wanted : status !== "canceled";
}

const changes = z.strictObject({
  cancel_at_period_end: bool.optional(),
  default_payment_method: z.string().optional(),
  metadata: metadata.optional(),
  expand,
});

export function updateSubscription({ ledger, params, id }: Call): Subscription {
  const input = readParams(changes, params);
  const subscription = subscriptionOf(ledger, id);
  if (subscription.ended_at) {
    throw invalidRequest("A canceled subscription can only update its cancellation_details and metadata.");
  }
  if (input.default_payment_method) methodOf(ledger, input.default_payment_method, "default_payment_method");
  applyChanges(ledger, subscription, input);
  return subscription;
}

function applyChanges(ledger: Ledger, subscription: Subscription, input: z.output<typeof changes>) {
  const { cancel_at_period_end, default_payment_method, canceled_at, cancel_at } = subscription;
  const previous = { cancel_at_period_end, default_payment_method, canceled_at, cancel_at };
  if (input.cancel_at_period_end !== undefined) scheduleEnd(ledger, subscription, input.cancel_at_period_end);
  if (input.default_payment_method) subscription.default_payment_method = input.default_payment_method;
  Object.assign(subscription.metadata, input.metadata);
  const changed = Object.entries(previous).filter(
    ([name, value]) => subscription[name as keyof typeof previous] !== value,
  );
  emit(ledger, "customer.subscription.updated", subscription, Object.fromEntries(changed));
}

function scheduleEnd({ now }: Ledger, subscription: Subscription, atPeriodEnd: boolean) {
  if (subscription.cancel_at_period_end === atPeriodEnd) return;
  subscription.cancel_at_period_end = atPeriodEnd;
  subscription.cancel_at = atPeriodEnd ? subscription.items.data[0]!.current_period_end : null;
  subscription.canceled_at = atPeriodEnd ? now() : null;
}

/** Ends it now, `DELETE /v1/subscriptions/{id}`. */
export function cancelSubscription({ ledger, params, id }: Call): Subscription {
  readParams(z.strictObject({ invoice_now: bool.optional(), prorate: bool.optional(), expand }), params);
  const subscription = subscriptionOf(ledger, id);
  if (subscription.ended_at)
    throw invalidRequest(`No such subscription: '${id}'`, { code: "resource_missing", param: "id" });
  cancelNow(ledger, subscription);
  return subscription;
}
