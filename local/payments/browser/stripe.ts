import { callApi, intentOf, intentResult } from "./api-calls";
import { CardElement } from "./element";
import { Elements, type ElementsOptions } from "./elements";
import type { FrameResult } from "./messages";

interface ConfirmParams {
  return_url?: string;
  payment_method?: string;
  payment_method_data?: { billing_details?: Record<string, unknown> };
}

interface ConfirmIntent {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: ConfirmParams;
  redirect?: "always" | "if_required";
}

interface CardPaymentData {
  payment_method?: string | { card?: unknown; billing_details?: Record<string, unknown> };
  return_url?: string;
}

const origin = new URL((document.currentScript as HTMLScriptElement).src).origin;

/** The object that `Stripe(publishableKey)` gives: what a page needs to take a card. */
class LocalStripe {
  constructor(private readonly key: string) {}

  elements(options: ElementsOptions = {}) {
    return new Elements(origin, options);
  }

  /**
   * Pays with what was typed. Goes to the bank where that asks, and to the return address unless `redirect` is
   * `if_required`.
   */
  confirmPayment(options: ConfirmIntent) {
    return this.confirmIntent(options);
  }

  /** Keeps the card that was typed, in the same way. */
  confirmSetup(options: ConfirmIntent) {
    return this.confirmIntent(options);
  }

  async confirmCardPayment(clientSecret: string, data: CardPaymentData = {}) {
    const { payment_method: method } = data;
    if (typeof method === "string") return this.confirmWith(clientSecret, method);
    const element = method?.card instanceof CardElement ? method.card : undefined;
    return this.confirmTyped(clientSecret, element, {
      payment_method_data: { billing_details: method?.billing_details },
    });
  }

  async createPaymentMethod(options: {
    elements?: Elements;
    card?: unknown;
    billing_details?: Record<string, unknown>;
  }) {
    const element = options.card instanceof CardElement ? options.card : options.elements?.card;
    if (!element) return failure("A card form is needed to create a payment method.");
    return element.ask({ kind: "create_method", key: this.key, billingDetails: options.billing_details });
  }

  async createToken() {
    return failure("The local payments server makes payment methods, not tokens.");
  }

  retrievePaymentIntent(clientSecret: string): Promise<FrameResult> {
    return this.retrieveIntent(clientSecret);
  }

  retrieveSetupIntent(clientSecret: string): Promise<FrameResult> {
    return this.retrieveIntent(clientSecret);
  }

  /** Wrappers of Stripe.js tell their name and version; nothing here depends on them. */
  _registerWrapper() {}
  registerAppInfo() {}

  private async confirmIntent({ elements, clientSecret, confirmParams = {}, redirect = "always" }: ConfirmIntent) {
    const secret = clientSecret ?? elements?.clientSecret;
    if (!secret) return failure("A client secret is needed to confirm.");
    if (elements?.waitsForSubmit) return failure("elements.submit() must be called before a payment is confirmed.");
    const result = confirmParams.payment_method
      ? await this.confirmWith(secret, confirmParams.payment_method)
      : await this.confirmTyped(secret, elements?.card, confirmParams);
    const bank = bankOf(result);
    if (bank) return leaveFor(bank);
    if (!result.error && redirect === "always") return goBack(confirmParams.return_url, secret);
    return result;
  }

  private async retrieveIntent(clientSecret: string): Promise<FrameResult> {
    const { path } = intentOf(clientSecret);
    return intentResult(
      clientSecret,
      await callApi({ origin, key: this.key, method: "GET", path, fields: { client_secret: clientSecret } }),
    );
  }

  private async confirmTyped(clientSecret: string, element: CardElement | undefined, params: ConfirmParams) {
    if (!element) return failure("A payment form is needed to confirm a payment.");
    const { return_url: returnUrl, payment_method_data: data } = params;
    return element.ask({
      kind: "confirm",
      key: this.key,
      clientSecret,
      returnUrl,
      billingDetails: data?.billing_details,
    });
  }

  private async confirmWith(clientSecret: string, method: string): Promise<FrameResult> {
    const path = `${intentOf(clientSecret).path}/confirm`;
    const fields = { client_secret: clientSecret, payment_method: method };
    return intentResult(clientSecret, await callApi({ origin, key: this.key, method: "POST", path, fields }));
  }
}

function failure(message: string): FrameResult {
  return { error: { type: "invalid_request_error", message } };
}

function goBack(returnUrl: string | undefined, clientSecret: string): FrameResult | Promise<never> {
  if (!returnUrl) return failure("confirmParams.return_url is needed unless redirect is 'if_required'.");
  const { id, kind } = intentOf(clientSecret);
  const url = new URL(returnUrl);
  url.searchParams.set(kind, id);
  url.searchParams.set(`${kind}_client_secret`, clientSecret);
  url.searchParams.set("redirect_status", "succeeded");
  return leaveFor(url.href);
}

/** Where a confirmed intent sends its owner first; undefined where nobody asks. */
function bankOf({ paymentIntent, setupIntent }: FrameResult): string | undefined {
  const { next_action: next } = (paymentIntent ?? setupIntent ?? {}) as {
    next_action?: { redirect_to_url?: { url: string } } | null;
  };
  return next?.redirect_to_url?.url;
}

/** The page is leaving: nothing after this may run. */
function leaveFor(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => undefined);
}

function Stripe(key: string) {
  if (!key) throw new Error("Please call Stripe() with your publishable key.");
  return new LocalStripe(key);
}

// The loader compares this with the version that it was written for.
Object.assign(window, { Stripe: Object.assign(Stripe, { version: "endive" }) });
