import { useRevalidator } from "@remix-run/react";
import { useEffect, useState, type FormEvent } from "react";
import { refetchStatus } from "~/components/subscribe/refetch-status";
import { useToast } from "~/components/ui/use-toast";

/** Specification, section 9. */
const ACTIVATE_AFTER_MS = 2_000;
const HOME_AFTER_MS = 5_000;

/** Asks the server to look at Stripe again. It grants nothing that Stripe does not hold. */
function activate() {
  return fetch("/api/activate-subscription", { method: "POST" });
}

/** After a payment: says so, activates after 2 s, goes home after 5 s; and the test button. */
export function useActivation() {
  const { showToast } = useToast();
  const { revalidate } = useRevalidator();
  const [activating, setActivating] = useState(false);

  useEffect(() => {
    showToast({ title: "Subscription Activated!", description: "Your Pro plan is ready." });
    revalidate();
    void refetchStatus();
    // Silent when it fails (specification, section 8): the webhook does the same.
    const soon = setTimeout(() => void activate().then(refetchStatus).catch(() => undefined), ACTIVATE_AFTER_MS);
    const home = setTimeout(() => window.location.assign("/"), HOME_AFTER_MS);
    return () => {
      clearTimeout(soon);
      clearTimeout(home);
    };
  }, [showToast, revalidate]);

  async function activateByHand(event: FormEvent) {
    event.preventDefault();
    setActivating(true);
    const failure = await tryActivation();
    setActivating(false);
    if (failure) showToast({ title: "Error", description: failure, variant: "destructive" });
    else window.location.assign("/");
  }

  return { activateByHand, activating };
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
