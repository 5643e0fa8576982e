import { z } from "zod";
import { invalidRequest, noSuch } from "./api-error";
import type { Call } from "./call";
import { chargeAlone } from "./charge";
import { newId } from "./ids";
import { addInvoice } from "./invoice-changes";
import { emit, type Ledger } from "./ledger";
import { customerOf } from "./lookup";
import type { Customer, PaymentMethod, Subscription } from "./objects";
import { namedOrStored } from "./payment-methods";
import { periodEnd } from "./periods";
import { bool, expand, metadata, readParams, wholeNumber } from "./read-params";

const fields = z.strictObject({
  customer: z.string(),
  items: z
    .array(z.strictObject({ price: z.string(), quantity: wholeNumber.pipe(z.number().min(1)).default(1) }))
    .length(1),
  payment_behavior: z
    .enum(["allow_incomplete", "default_incomplete", "error_if_incomplete"])
    .default("allow_incomplete"),
  default_payment_method: z.string().optional(),
  payment_settings: z
    .strictObject({
      save_default_payment_method: z.enum(["off", "on_subscription"]).default("off"),
      payment_method_types: z.array(z.literal("card")).optional(),
    })
    .default({ save_default_payment_method: "off" }),
  collection_method: z.literal("charge_automatically").optional(),
  cancel_at_period_end: bool.default(false),
  off_session: bool.optional(),
  metadata: metadata.default({}),
  expand,
});

type Fields = z.output<typeof fields>;

/** Makes a subscription with its first invoice and, unless told to wait for the browser, charges at once. */
export function createSubscription({ ledger, params }: Call): Subscription {
  const input = readParams(fields, params);
  const customer = customerOf(ledger, input.customer, "customer");
  const method = payingMethod(ledger, customer, input);
  const subscription = addSubscription(ledger, input, method);
  const { current_period_start: start, current_period_end: end } = subscription.items.data[0]!;
  const { intent } = addInvoice(ledger, subscription, "subscription_create", { start, end });
  emit(ledger, "customer.subscription.created", subscription);
  if (input.payment_behavior !== "default_incomplete" && method)
    chargeNow(ledger, subscription, intent.id, method, input);
  return subscription;
}

function payingMethod(ledger: Ledger, customer: Customer, input: Fields): PaymentMethod | undefined {
  const id = input.default_payment_method ?? customer.invoice_settings.default_payment_method;
  if (id) return ownMethod(ledger, customer, id);
  if (input.payment_behavior === "default_incomplete") return undefined;
  throw invalidRequest("This customer has no attached payment source or default payment method.", {
    code: "resource_missing",
  });
}

function ownMethod(ledger: Ledger, customer: Customer, id: string): PaymentMethod {
  const method = namedOrStored(ledger, id, "default_payment_method");
  if (method.customer === customer.id) return method;
  throw invalidRequest(
    "The customer does not have a payment method with the given ID. The payment method must be attached to the customer.",
    { code: "resource_missing", param: "default_payment_method" },
  );
}

function chargeNow(ledger: Ledger, subscription: Subscription, intentId: string, method: PaymentMethod, input: Fields) {
  const error = chargeAlone(ledger, ledger.state.paymentIntents[intentId]!, method);
  if (!error || input.payment_behavior !== "error_if_incomplete") return;
  delete ledger.state.subscriptions[subscription.id];
  throw error;
}

function addSubscription(ledger: Ledger, input: Fields, method: PaymentMethod | undefined): Subscription {
  const created = ledger.now();
  const id = newId("sub");
  const subscription: Subscription = {
    id,
    object: "subscription",
    created,
    livemode: false,
    customer: input.customer,
    status: "incomplete",
    currency: ledger.catalogue.price.currency,
    collection_method: "charge_automatically",
    billing_cycle_anchor: created,
    start_date: created,
    trial_start: null,
    trial_end: null,
    cancel_at: null,
    cancel_at_period_end: input.cancel_at_period_end,
    canceled_at: null,
    ended_at: null,
    default_payment_method: input.default_payment_method ? (method?.id ?? null) : null,
    payment_settings: {
      save_default_payment_method: input.payment_settings.save_default_payment_method,
      payment_method_types: input.payment_settings.payment_method_types ?? null,
    },
    items: {
      object: "list",
      data: [itemOf(ledger, id, input)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    pending_setup_intent: null,
    metadata: input.metadata,
  };
  ledger.state.subscriptions[id] = subscription;
  return subscription;
}

function itemOf({ catalogue, now }: Ledger, subscription: string, { items }: Fields) {
  const { price, quantity } = items[0]!;
  if (price !== catalogue.price.id) throw noSuch("price", price, "items[0][price]");
  return {
    id: newId("si"),
    object: "subscription_item" as const,
    created: now(),
    current_period_start: now(),
    current_period_end: periodEnd(now(), now()),
    price: catalogue.price,
    quantity,
    subscription,
    metadata: {},
  };
}
