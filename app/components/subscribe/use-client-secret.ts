import { useEffect, useReducer, useState } from "react";
import { useToast } from "~/components/ui/use-toast";

type Secret = { state: "waiting" | "failed" | "active" } | { state: "ready"; clientSecret: string };

/** From tests/list, section 9. */
const ALREADY_SUBSCRIBED_MS = 2_000;
const SESSION_EXPIRED_MS = 2_000;

interface Created {
  clientSecret?: string;
  alreadyActive?: boolean;
}

/** Asks for a subscription that waits for its first payment. @throws Error `status: body` as the API's client does */
async function createSubscription(): Promise<Created> {
  const answer = await fetch("/api/create-subscription", { method: "POST" });
  if (!answer.ok) throw new Error(`${answer.status}: ${(await answer.text()) || answer.statusText}`);
  return (await answer.json()) as Created;
}

/**
 * The secret that lets this browser pay for this subscription; says so where there is none to be had. `again` asks for
 * another, which a new first invoice has.
 */
export function useClientSecret(): Secret & { again: () => void } {
  const [secret, setSecret] = useState<Secret>({ state: "waiting" });
  const [attempt, again] = useReducer((count: number) => count + 1, 0);
  const { showToast } = useToast();

  useEffect(() => {
    const later: ReturnType<typeof setTimeout>[] = [];
    let left = false;

    const accept = ({ clientSecret, alreadyActive }: Created) => {
      if (left) return;
      if (alreadyActive) {
        setSecret({ state: "active" });
        showToast({ title: "Already Subscribed", description: "You already have an active subscription." });
        later.push(setTimeout(() => window.location.assign("/"), ALREADY_SUBSCRIBED_MS));
        return;
      }
      if (!clientSecret) throw new Error("The answer holds no client secret");
      setSecret({ state: "ready", clientSecret });
    };

    const refuse = (error: Error) => {
      if (left) return;
      setSecret({ state: "failed" });
      if (/401|Unauthorized/.test(error.message)) {
        showToast({
          title: "Session Expired",
          description: "Please log in again to continue with subscription.",
          variant: "destructive",
        });
        later.push(setTimeout(() => window.location.assign("/api/login"), SESSION_EXPIRED_MS));
        return;
      }
      showToast({
        title: "Error",
        description: "Failed to initialize subscription. Please try again.",
        variant: "destructive",
      });
    };

    setSecret({ state: "waiting" });
    createSubscription().then(accept).catch(refuse);
    return () => {
      left = true;
      later.forEach(clearTimeout);
    };
  }, [showToast, attempt]);

  return { ...secret, again };
}
