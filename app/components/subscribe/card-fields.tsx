import { PaymentElement, useElements } from "@stripe/react-stripe-js";
import clsx from "clsx";
import { useEffect, useState } from "react";
import { Spinner } from "~/components/ui/spinner";
import { appearance, onLook } from "./appearance";

/** After so long without a word from the provider's form, nothing more is to be hoped for. */
const GIVE_UP_MS = 20_000;

type Loading = "waiting" | "ready" | "failed";

/** Whether the provider's form stands there; its button waits for that. */
export function useCardFields() {
  const [loading, setLoading] = useState<Loading>("waiting");
  useEffect(() => {
    const giveUp = setTimeout(() => setLoading((now) => (now === "waiting" ? "failed" : now)), GIVE_UP_MS);
    return () => clearTimeout(giveUp);
  }, []);
  return { loading, onReady: () => setLoading("ready"), onLoadError: () => setLoading("failed") };
}

/** The provider's fields for a card. Until they stand there the place says that they come. */
export function CardFields({ loading, onReady, onLoadError }: ReturnType<typeof useCardFields>) {
  const elements = useElements();
  useEffect(() => onLook(() => elements?.update({ appearance: appearance() })), [elements]);
  const isWaiting = loading === "waiting";
  return (
    <div className="grid min-h-48 content-center" aria-busy={isWaiting}>
      {isWaiting ? <Spinner label="Loading the card form" /> : null}
      {/* Not `hidden`: the provider measures its frame. */}
      <div className={clsx(isWaiting && "h-0 overflow-hidden")}>
        <PaymentElement onReady={onReady} onLoadError={onLoadError} />
      </div>
    </div>
  );
}
