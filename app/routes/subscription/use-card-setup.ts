import { useEffect, useState } from "react";

type CardSetup = { state: "waiting" | "failed" } | { state: "ready"; clientSecret: string };

/** Asks for the secret that lets this browser keep another card. */
export function useCardSetup(): CardSetup {
  const [setup, setSetup] = useState<CardSetup>({ state: "waiting" });
  useEffect(() => {
    const leaving = new AbortController();
    prepare(leaving.signal).then(
      (clientSecret) => setSetup({ state: "ready", clientSecret }),
      () => !leaving.signal.aborted && setSetup({ state: "failed" }),
    );
    return () => leaving.abort();
  }, []);
  return setup;
}

async function prepare(signal: AbortSignal): Promise<string> {
  const answer = await fetch("/api/card-setup", { method: "POST", signal });
  const { clientSecret } = (await answer.json()) as { clientSecret?: string };
  if (!answer.ok || !clientSecret) throw new Error(`${answer.status}: no card can be kept`);
  return clientSecret;
}
