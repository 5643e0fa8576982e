import { createHash } from "node:crypto";
import { ApiError } from "./api-error";
import type { Ledger } from "./ledger";
import type { KeptAnswer } from "./state";

const KEPT_SECONDS = 24 * 3600;

/** A request as far as repeating it goes. */
export interface Repeatable {
  idempotencyKey: string;
  path: string;
  params: unknown;
}

/** The answer that an earlier request with this key got. Throws when the key came with another request. */
export function keptAnswer({ state, now }: Ledger, request: Repeatable): KeptAnswer | undefined {
  const kept = state.idempotency[request.idempotencyKey];
  if (!kept || kept.created + KEPT_SECONDS < now()) return undefined;
  if (kept.fingerprint === fingerprint(request)) return kept;
  throw new ApiError(400, {
    type: "idempotency_error",
    message:
      "Keys for idempotent requests can only be used with the same parameters they were first used with. " +
      `Try using a key other than '${request.idempotencyKey}' if you meant to execute a different request.`,
  });
}

/** Keeps an answer for a day. Requests that were invalid are not kept: they changed nothing. */
export function keepAnswer({ state, now }: Ledger, request: Repeatable, status: number, body: unknown) {
  if (status >= 400 && status !== 402) return;
  for (const [key, { created }] of Object.entries(state.idempotency)) {
    if (created + KEPT_SECONDS < now()) delete state.idempotency[key];
  }
  state.idempotency[request.idempotencyKey] = { fingerprint: fingerprint(request), status, body, created: now() };
}

function fingerprint({ path, params }: Repeatable): string {
  return createHash("sha256")
    .update(JSON.stringify([path, params]))
    .digest("base64url");
}
