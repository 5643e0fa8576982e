import { env } from "~/lib/env.server";

/** What a page with the payment provider's form gives to the browser. */
export const paymentSettings = () => ({ publishableKey: env.STRIPE_PUBLISHABLE_KEY, scriptUrl: env.STRIPE_JS_URL });
