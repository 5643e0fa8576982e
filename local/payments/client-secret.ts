import { timingSafeEqual } from "node:crypto";
import { invalidRequest, noSuch } from "./api-error";
import type { Call } from "./call";
import { newId, randomText } from "./ids";

/** A new intent's id, and the secret that a browser shows for it. */
export function newIntentKeys(prefix: "pi" | "seti") {
  const id = newId(prefix);
  return { id, client_secret: `${id}_secret_${randomText(25)}` };
}

/** A browser proves with the client secret that the intent was given to it. Throws when it does not. */
export function requireClientSecret(
  { id, key }: Call,
  intent: { object: string; client_secret: string },
  given: string | undefined,
): void {
  if (given === undefined && key === "secret") return;
  if (!given) {
    throw invalidRequest("Missing required param: client_secret.", {
      param: "client_secret",
      code: "parameter_missing",
    });
  }
  if (!sameText(given, intent.client_secret)) throw noSuch(intent.object, id, "intent");
}

/** Compares without telling by the time it takes where two texts part. */
export function sameText(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
