import { env } from "~/lib/env.server";
import { NotFoundError } from "~/lib/errors";
import { isTestKey } from "./test-mode";

/** Test tools do not exist where money moves. @throws NotFoundError with a live key */
export function requireTestMode(): void {
  if (!isTestKey(env.STRIPE_SECRET_KEY)) throw new NotFoundError("There is nothing at this address.");
}
