import { useRevalidator } from "@remix-run/react";
import { useEffect, useState, type FormEvent } from "react";
import { useTemplateSearch } from "~/components/generation-form/asked-template";
import { refetchStatus } from "~/components/subscribe/refetch-status";
import { useToast } from "~/components/ui/use-toast";
import type { PaymentOutcome } from "~/modules/billing/read-payment-outcome.server";

/** From tests/list, section 9. */
const ACTIVATE_AFTER_MS = 2_000;
const HOME_AFTER_MS = 5_000;

/** Asks the server to look at Stripe again. It grants nothing that Stripe does not hold. */
function activate() {
  return fetch("/api/activate-subscription", { method: "POST" });
}

/**
 * After a payment: says so, activates after 2 s, goes home after 5 s unless `stay` is called; and the test button. Where no payment has arrived
 * it only asks once more after those 2 s, and the page says then what is true.
 */
export function useActivation(outcome: PaymentOutcome) {
  const { showToast } = useToast();
  const { revalidate } = useRevalidator();
  const [activating, setActivating] = useState(false);
  const [stays, setStays] = useState(false);
  const stay = () => setStays(true);
  const home = `/${useTemplateSearch()}`;

  // Who has begun to write is not taken away from it.
  useEffect(() => {
    if (outcome !== "paid" || stays) return;
    const soon = setTimeout(() => window.location.assign(home), HOME_AFTER_MS);
    return () => clearTimeout(soon);
  }, [outcome, stays, home]);

  useEffect(() => {
    if (outcome === "paid") showToast({ title: "Subscription Activated!", description: "Your Pro plan is ready." });
    void refetchStatus();
    // Silent when it fails (tests/list, section 8): the webhook does the same.
    const ask = () =>
      activate()
        .then(refetchStatus)
        .catch(() => undefined);
    const soon = setTimeout(() => void ask().then(() => outcome !== "paid" && revalidate()), ACTIVATE_AFTER_MS);
    return () => clearTimeout(soon);
  }, [outcome, showToast, revalidate]);

  async function activateByHand(event: FormEvent) {
    event.preventDefault();
    setActivating(true);
    const failure = await tryActivation();
    setActivating(false);
    if (failure) showToast({ title: "Error", description: failure, variant: "destructive" });
    else window.location.assign(home);
  }

  return { activateByHand, activating, stay, stays };
}

async function tryActivation(): Promise<string | null> {
  try {
    const answer = await activate();
    if (answer.ok) return null;
    const { message } = (await answer.json()) as { message?: string };
    return message || "Failed to activate";
  } catch {
    return "Network error occurred";
  }
}
