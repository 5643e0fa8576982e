import { enqueue } from "~/jobs/enqueue.server";
import type { Tx } from "~/lib/db.server";
import { env } from "~/lib/env.server";

/** Milliseconds after a save: whoever saves often is looked at once. */
const DELAY_MS = 10_000;
/** What somebody waits for goes before all else that wants the browser. */
const AWAITED = 0;

type Queue = Pick<Tx, "$queryRaw">;

/**
 * Has a website looked at in a browser as it is once the caller's transaction has committed; one job a website, so that
 * only the latest state is. `isSoon` where somebody waits for it.
 */
export async function enqueueCheck(tx: Queue, websiteId: number, { isSoon = false } = {}): Promise<void> {
  if (env.BROWSER_CHECKS === "off") return;
  const when = isSoon ? { priority: AWAITED } : { runAt: new Date(Date.now() + DELAY_MS) };
  await enqueue("check_website", { websiteId }, { tx, key: String(websiteId), ...when });
}

/**
 * The same now, before what nobody waits for, unless a worker is at it or about to be. A job that failed for good is
 * not begun again.
 */
export async function hastenCheck(tx: Queue, websiteId: number): Promise<void> {
  const busy = await tx.$queryRaw<unknown[]>`
    select 1 from graphile_worker.jobs
     where key = ${`check_website:${websiteId}`}
       and (locked_at is not null or (run_at <= now() and priority <= ${AWAITED}) or attempts >= max_attempts)`;
  if (busy.length === 0) await enqueueCheck(tx, websiteId, { isSoon: true });
}
