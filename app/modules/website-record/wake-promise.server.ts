import { enqueue } from "~/jobs/enqueue.server";
import type { Tx } from "~/lib/db.server";

/** A check that is held up holds up no deployment for longer than this, in milliseconds. */
const LONGEST_WAIT_MS = 120_000;

/** Has a promised deployment looked at in any case, should nobody say that its check has ended. */
export async function waitForCheck(tx: Pick<Tx, "$queryRaw">, websiteId: number, since: Date): Promise<void> {
  const runAt = new Date(since.getTime() + LONGEST_WAIT_MS);
  await enqueue("keep_deploy_promise", { websiteId }, { tx, key: String(websiteId), runAt });
}

/** Whether a promise has waited long enough. */
export const isWaitOver = (since: Date): boolean => Date.now() >= since.getTime() + LONGEST_WAIT_MS;

/** Has what a website's owner was promised done now that its check has ended; nothing where nobody was. */
export async function wakePromise(tx: Pick<Tx, "$queryRaw" | "deployPromise">, websiteId: number): Promise<void> {
  if ((await tx.deployPromise.count({ where: { websiteId, failure: null, keptAt: null } })) === 0) return;
  await enqueue("keep_deploy_promise", { websiteId }, { tx, key: String(websiteId) });
}
