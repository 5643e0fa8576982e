import { formFields } from "./form-fields";
import type { FrameResult, StripeJsError } from "./messages";

interface ApiCall {
  /** Origin of the payments server; "" from a page of its own. */
  origin: string;
  key: string;
  path: string;
  method: "GET" | "POST";
  fields: Parameters<typeof formFields>[0];
}

export type ApiResult<T> = { value: T; error?: undefined } | { error: StripeJsError };

/** Calls the API as a browser may: with the publishable key. Resolves with the error instead of throwing it. */
export async function callApi<T = unknown>({ origin, key, path, method, fields }: ApiCall): Promise<ApiResult<T>> {
  const form = formFields({ ...fields, key });
  try {
    const response = await (method === "GET"
      ? fetch(`${origin}/v1/${path}?${form}`)
      : fetch(`${origin}/v1/${path}`, { method, body: form }));
    const body = (await response.json()) as T & { error?: StripeJsError };
    return body.error ? { error: body.error } : { value: body };
  } catch {
    const message = "We could not reach the payments server. Check your connection and try again.";
    return { error: { type: "api_connection_error", message } };
  }
}

/** The intent that a client secret is of: one that pays, or one that keeps a card. */
export function intentOf(clientSecret: string) {
  const id = clientSecret.split("_secret_")[0] ?? "";
  const kind = id.startsWith("seti_") ? "setup_intent" : "payment_intent";
  return { id, kind, path: `${kind}s/${id}` } as const;
}

/** The answer to a call about an intent, as Stripe.js resolves with it. */
export function intentResult(clientSecret: string, result: ApiResult<unknown>): FrameResult {
  if (result.error) return { error: result.error };
  return intentOf(clientSecret).kind === "setup_intent"
    ? { setupIntent: result.value }
    : { paymentIntent: result.value };
}
