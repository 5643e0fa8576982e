import type { Request } from "express";
import { ApiError } from "./api-error";

/** The two keys of the one account. */
export interface Keys {
  secretKey: string;
  publishableKey: string;
}

/**
 * Tells which key a request carries: as bearer, as user name of Basic, or as `key` of a form in a browser.
 * Throws Stripe's 401 for none and for a wrong one.
 */
export function keyOf(request: Request, keys: Keys): "secret" | "publishable" {
  const key = headerKey(request.headers.authorization) ?? formKey(request.body) ?? formKey(request.query);
  if (!key) throw unauthorized("You did not provide an API key.");
  if (key === keys.secretKey) return "secret";
  if (key === keys.publishableKey) return "publishable";
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`);
}

/** Throws when a key of a browser asks for what only the secret key may do. */
export function requireSecret(key: "secret" | "publishable") {
  if (key === "secret") return;
  throw unauthorized(
    "This API call cannot be made with a publishable API key. Please use a secret API key.",
    "secret_key_required",
  );
}

function headerKey(header: string | undefined): string | undefined {
  const [scheme, value] = header?.split(" ") ?? [];
  if (scheme === "Bearer") return value;
  if (scheme === "Basic" && value) return Buffer.from(value, "base64").toString().split(":")[0];
  return undefined;
}

function formKey(params: unknown): string | undefined {
  const { key } = (params ?? {}) as { key?: unknown };
  return typeof key === "string" ? key : undefined;
}

function unauthorized(message: string, code?: string): ApiError {
  return new ApiError(401, { type: "invalid_request_error", message, ...(code ? { code } : {}) });
}
