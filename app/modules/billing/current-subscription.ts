import { isActiveStatus } from "./active-status";

interface Candidate {
  status: string;
  created: number;
  clientSecret: string | null;
}

// From what gives access to what is over; a status that Stripe adds later comes last.
const RANKS = ["active", "trialing", "past_due", "unpaid", "paused", "incomplete", "canceled", "incomplete_expired"];

const rankOf = ({ status }: Candidate) => (RANKS.indexOf(status) + RANKS.length + 1) % (RANKS.length + 1);

/** The one subscription that says what a customer has: the best of all that they ever had, then the newest. */
export function currentSubscription<S extends Candidate>(subscriptions: S[]): S | null {
  const [best] = [...subscriptions].sort((one, other) => rankOf(one) - rankOf(other) || other.created - one.created);
  return best ?? null;
}

/** Whether a subscription could still be paid in a browser: it gives no access yet and has an open invoice. */
export function isWaitingForPayment({ status, clientSecret }: Candidate): boolean {
  return !isActiveStatus(status) && clientSecret !== null;
}
