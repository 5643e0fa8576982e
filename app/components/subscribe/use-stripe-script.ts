import { useEffect, useMemo, useState } from "react";
import { loadPayments } from "./load-payments";
import type { PaymentSettings } from "./payment-settings";

/** The provider's script; without it the form would stay empty and never say why. */
export function useStripeScript({ publishableKey, scriptUrl }: PaymentSettings) {
  const [unavailable, setUnavailable] = useState(false);
  const loading = useMemo(() => loadPayments({ publishableKey, scriptUrl }), [publishableKey, scriptUrl]);
  const stripe = useMemo(() => loading.catch(() => null), [loading]);
  useEffect(() => {
    let left = false;
    loading.catch(() => !left && setUnavailable(true));
    return () => {
      left = true;
    };
  }, [loading]);
  return { stripe, unavailable };
}
