import { enqueue } from "~/jobs/enqueue.server";
import type { Tx } from "~/lib/db.server";

/** Milliseconds: the website itself is made first, and pictures that come one after another are done together. */
const DELAY_MS = 20_000;

/** Has a job make the AVIF of a website's new pictures, once the caller's transaction has committed. */
export async function enqueueAvif(tx: Pick<Tx, "$queryRaw">, websiteId: number): Promise<void> {
  const runAt = new Date(Date.now() + DELAY_MS);
  await enqueue("encode_avif", { websiteId }, { tx, key: String(websiteId), runAt, keepsRunAt: true });
}
