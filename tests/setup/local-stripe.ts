import { readFileSync } from "node:fs";
import { join } from "node:path";
import Stripe from "stripe";
import { portsFrom } from "~/lib/env-defaults";
import { inBoxDatabase } from "./box-database";
import type { Visitor } from "./visitor";

/** Stripe's own client, on the payments server of the box that the end-to-end tests run against. */
export function localStripe(): Stripe {
  const { STRIPE_SECRET_KEY } = JSON.parse(
    readFileSync(join(process.env.E2E_DATA_DIR!, "secrets.json"), "utf8"),
  ) as Record<string, string>;
  return new Stripe(STRIPE_SECRET_KEY!, {
    host: "localhost",
    port: portsFrom(Number(process.env.E2E_PORT)).payments,
    protocol: "http",
  });
}

/** The customer and subscription at Stripe of the person with this e-mail address. */
export async function stripeIds(email: string): Promise<{ customer: string; subscription: string }> {
  const { rows } = await inBoxDatabase((client) =>
    client.query<{ customer: string; subscription: string }>(
      `select stripe_customer_id as customer, stripe_subscription_id as subscription
         from subscriptions join users on users.id = user_id where email = $1`,
      [email],
    ),
  );
  return rows[0]!;
}

/** Ends somebody's plan, as it ends when a card was refused for the last time. */
export async function endPlan(visitor: Visitor): Promise<void> {
  const { email } = (await (await visitor.send("/api/auth/user")).json()) as { email: string };
  await localStripe().subscriptions.cancel((await stripeIds(email)).subscription);
  // It grants nothing: our copy is made equal to what Stripe holds now.
  await visitor.call("POST", "/api/activate-subscription");
}
