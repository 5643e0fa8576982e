import { CutOff, PoolBusyError } from "~/lib/pool/cut-off";
import type { Owner } from "~/lib/pool/fair-turns";
import { inPool } from "~/lib/pool/in-pool.server";
import { InvalidError } from "~/lib/errors";
import type { codeChanges } from "../markup/code-changes";
import type { assemble, Assembled } from "./publish-works";
import type { pageStyle } from "./sharing/site-style";

/** A page is read six times to be published: 400 KB take three seconds, and an owner may have 2 MB and 100 posts. */
const LIMITS = { milliseconds: 60_000, megabytes: 400 };

export const assembleInPool = inPool<typeof assemble>("assemble-site", LIMITS);
/** A site goes live without its pictures: they may take less. */
export const pageStyleInPool = inPool<typeof pageStyle>("page-style", { milliseconds: 10_000, megabytes: 300 });
/** What only the history says of a redeploy is not waited for long. */
export const codeChangesInPool = inPool<typeof codeChanges>("code-changes", { milliseconds: 3_000, megabytes: 300 });

const TOO_LONG =
  "This website took too long to put together, so nothing was done. Make the page shorter, or nest it less deeply, and try again.";

/**
 * Puts a site together for its owner. @throws InvalidError when that takes too long, PoolBusyError when too much waits
 */
export async function assembleFor(owner: Owner, ...given: Parameters<typeof assemble>): Promise<Assembled> {
  try {
    return await assembleInPool(owner, ...given);
  } catch (error) {
    throw error instanceof CutOff ? new InvalidError(TOO_LONG) : error;
  }
}

/** What a redeploy changes, for the history; nothing where it takes too long to find out. */
export async function codeChangesFor(owner: Owner, ...given: Parameters<typeof codeChanges>): Promise<string[]> {
  try {
    return await codeChangesInPool(owner, ...given);
  } catch (error) {
    if (error instanceof CutOff || error instanceof PoolBusyError) return [];
    throw error;
  }
}
