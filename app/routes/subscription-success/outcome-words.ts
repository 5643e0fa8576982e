import type { PaymentOutcome } from "~/modules/billing/read-payment-outcome.server";

/** What the page says of a payment. */
export const OUTCOME_WORDS: Record<PaymentOutcome, { heading: string; lead: string }> = {
  paid: {
    heading: "Subscription Activated!",
    lead: "Thank you. Everything in your plan is ready, and a receipt is on its way to you.",
  },
  unpaid: {
    heading: "Your payment has not arrived.",
    lead: "You have not been charged twice. If your bank asked you to confirm, it may have said no, or the question was left open. You can pay again with this card or another one.",
  },
  unknown: {
    heading: "We are waiting for your payment.",
    lead: "Stripe does not answer at the moment. If you have paid, your plan starts by itself within a few minutes. You will not be charged twice.",
  },
};
