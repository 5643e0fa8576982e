import { env } from "~/lib/env.server";
import { InvalidError } from "~/lib/errors";
import { isStripeError, stripe } from "./client.server";
import { eventReply } from "./replies";

/**
 * Checks that an event comes from Stripe and is at most five minutes old.
 * @param rawBody the body to the byte: the signature is over it
 * @throws InvalidError for a missing, forged or old signature, and for a body that is no event
 */
export async function readWebhookEvent(rawBody: string, signature: string | null) {
  const parsed = eventReply.safeParse(await verified(rawBody, signature));
  if (!parsed.success) throw new InvalidError("The body is not an event.");
  return parsed.data;
}

async function verified(rawBody: string, signature: string | null): Promise<unknown> {
  try {
    return (await stripe()).webhooks.constructEvent(rawBody, signature ?? "", env.STRIPE_WEBHOOK_SECRET);
  } catch (error) {
    if (isStripeError(error, "StripeSignatureVerificationError")) {
      throw new InvalidError("The signature does not match the body.");
    }
    if (error instanceof SyntaxError) throw new InvalidError("The body is not valid JSON.");
    throw error;
  }
}
