import { z } from "zod";
import { env } from "~/lib/env.server";
import { callStripe, isMissing } from "./client.server";
import { subscriptionReply, type StripeSubscription } from "./replies";

const EXPAND = ["default_payment_method", "latest_invoice.confirmation_secret"];
const MOST = 100;

/** All subscriptions that a customer ever had, newest first, the ended ones included. */
export function listSubscriptions(customerId: string): Promise<StripeSubscription[]> {
  return callStripe("list subscriptions", async (stripe) => {
    const expand = EXPAND.map((path) => `data.${path}`);
    const reply = await stripe.subscriptions.list({ customer: customerId, status: "all", limit: MOST, expand });
    return z.array(subscriptionReply).parse(reply.data);
  });
}

interface NewSubscription {
  customerId: string;
  idempotencyKey: string;
}

/** Makes a subscription to the plan that waits for its first payment in the browser. */
export function createWaitingSubscription({
  customerId,
  idempotencyKey,
}: NewSubscription): Promise<StripeSubscription> {
  return callStripe("create subscription", async (stripe) =>
    subscriptionReply.parse(
      await stripe.subscriptions.create(
        {
          customer: customerId,
          items: [{ price: env.STRIPE_PRICE_ID }],
          payment_behavior: "default_incomplete",
          payment_settings: { save_default_payment_method: "on_subscription", payment_method_types: ["card"] },
          expand: EXPAND,
        },
        { idempotencyKey },
      ),
    ),
  );
}

/** Makes a subscription that charges a saved payment method at once. @throws InvalidError when the card says no */
export function createPaidSubscription(
  input: NewSubscription & { paymentMethod: string },
): Promise<StripeSubscription> {
  const { customerId, paymentMethod, idempotencyKey } = input;
  return callStripe("create paid subscription", async (stripe) =>
    subscriptionReply.parse(
      await stripe.subscriptions.create(
        {
          customer: customerId,
          items: [{ price: env.STRIPE_PRICE_ID }],
          default_payment_method: paymentMethod,
          payment_behavior: "error_if_incomplete",
          expand: EXPAND,
        },
        { idempotencyKey },
      ),
    ),
  );
}

/** Says whether a subscription ends with its period or goes on. */
export async function setCancelAtPeriodEnd(subscriptionId: string, cancelAtPeriodEnd: boolean): Promise<void> {
  await callStripe("change subscription", (stripe) =>
    stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancelAtPeriodEnd }),
  );
}

/** Ends a subscription at once, without waiting for its period. One that has ended already is no error. */
export async function endSubscription(subscriptionId: string): Promise<void> {
  await callStripe("end subscription", async (stripe) => {
    try {
      await stripe.subscriptions.cancel(subscriptionId);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  });
}
