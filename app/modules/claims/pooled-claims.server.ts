import { CutOff } from "~/lib/pool/cut-off";
import { inPool } from "~/lib/pool/in-pool.server";
import type { changeClaim, claimsOf, newClaims } from "./claim-works";

/**
 * Each claim is compared with each line of its owner's words that could say it. A page of 200 KB takes a second; a page
 * of figures beside a document of figures would take minutes.
 */
const LIMITS = { milliseconds: 10_000, megabytes: 300 };

export const claimsOfInPool = inPool<typeof claimsOf>("claims-of", LIMITS);
export const newClaimsInPool = inPool<typeof newClaims>("new-claims", LIMITS);
export const changeClaimInPool = inPool<typeof changeClaim>("change-claim", LIMITS);

/** Stands for what a limit cut off; any other failure stays one. */
export const atLimit =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (error instanceof CutOff) return value;
    throw error;
  };
