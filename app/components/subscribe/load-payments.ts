import { loadStripe } from "@stripe/stripe-js/pure";
import type { PaymentSettings } from "./payment-settings";

/**
 * Loads the payment provider's browser library. The loader takes a `window.Stripe` that is already there, so a
 * script at a configured address goes first; without one, Stripe's own is fetched.
 * @throws Error when the script does not come
 */
export async function loadPayments({ publishableKey, scriptUrl }: PaymentSettings) {
  if (scriptUrl && !("Stripe" in window)) await loadScript(scriptUrl);
  return loadStripe(publishableKey);
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src: address });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error("The payment form could not be loaded."));
    document.head.append(script);
  });
}
