import type { Stripe } from "stripe";
import { env } from "~/lib/env.server";
import { InvalidError, UnavailableError } from "~/lib/errors";
import { log } from "~/lib/log.server";

const TIMEOUT_MS = 10_000;

let client: Stripe | undefined;

/** The SDK, talking to the configured address; to Stripe's own when none is configured. */
export async function stripe(): Promise<Stripe> {
  const { Stripe } = await import("stripe");
  client ??= new Stripe(env.STRIPE_SECRET_KEY, {
    ...address(env.STRIPE_API_BASE),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
  });
  return client;
}

function address(base: string | undefined): Stripe.StripeConfig {
  if (!base) return {};
  const { protocol, hostname, port } = new URL(base);
  return { protocol: protocol === "https:" ? "https" : "http", host: hostname, ...(port ? { port } : {}) };
}

/**
 * Runs a call of the SDK and puts its failure into our own words.
 * @throws InvalidError with the card's own message when a card says no, UnavailableError for everything else
 */
export async function callStripe<T>(what: string, call: (stripe: Stripe) => Promise<T>): Promise<T> {
  try {
    return await call(await stripe());
  } catch (error) {
    if (isStripeError(error, "StripeCardError")) throw new InvalidError(error.message);
    log.error(`Stripe: ${what}`, error);
    throw Object.assign(new UnavailableError("The payment provider did not answer as it must. Please try again."), {
      cause: error,
    });
  }
}

/** Whether Stripe says that what was named does not exist. */
export function isMissing(error: unknown): boolean {
  return isStripeError(error, "StripeInvalidRequestError") && error.code === "resource_missing";
}

/** Whether the SDK threw an error of this type: told by its name, so that telling needs no SDK. */
export function isStripeError(error: unknown, type: keyof typeof Stripe.errors): error is Stripe.errors.StripeError {
  return error instanceof Error && "type" in error && error.type === type;
}
