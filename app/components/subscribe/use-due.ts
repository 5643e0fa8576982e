import type { Stripe } from "@stripe/stripe-js";
import { useEffect, useState } from "react";

/** What is to be paid, in the currency's smallest unit. */
interface Due {
  amount: number;
  currency: string;
}

/**
 * What the payment of a secret comes to, as the provider says: who has credit there pays less than the plan's price.
 * Stays as it was while there is no secret; null before the first, and "unknown" where the provider does not say.
 */
export function useDue(stripe: Promise<Stripe | null>, clientSecret: string | null): Due | "unknown" | null {
  const [due, setDue] = useState<Due | "unknown" | null>(null);
  useEffect(() => {
    let left = false;
    if (!clientSecret) return;
    askDue(stripe, clientSecret).then(
      (answer) => left || setDue((before) => (isSame(before, answer) ? before : answer)),
      () => left || setDue("unknown"),
    );
    return () => {
      left = true;
    };
  }, [stripe, clientSecret]);
  return due;
}

const isSame = (one: Due | "unknown" | null, other: Due) =>
  one !== null && one !== "unknown" && one.amount === other.amount && one.currency === other.currency;

async function askDue(loading: Promise<Stripe | null>, clientSecret: string): Promise<Due> {
  const stripe = await loading;
  const { paymentIntent } = (await stripe?.retrievePaymentIntent(clientSecret)) ?? {};
  if (!paymentIntent) throw new Error("The provider does not know this payment.");
  return { amount: paymentIntent.amount, currency: paymentIntent.currency };
}
