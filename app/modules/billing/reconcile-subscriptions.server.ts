import { enqueue } from "~/jobs/enqueue.server";
import { db } from "~/lib/db.server";

const PAGE = 100;
/** Milliseconds for the jobs of one page. */
const PATIENT = { timeout: 30_000 };

/**
 * Has every customer we know looked at again, one job each. The jobs share a queue, so Stripe is asked about one
 * customer at a time, far below its rate limit; a job that waits since the last time is not added again.
 * @returns how many customers there are
 */
export async function reconcileSubscriptions(): Promise<number> {
  let total = 0;
  for (let last = 0; ; ) {
    const page = await readPage(last);
    if (page.length === 0) return total;
    await db.$transaction(async (tx) => {
      for (const { stripeCustomerId } of page)
        await enqueue("reconcile_subscription", { stripeCustomerId }, { tx, key: stripeCustomerId });
    }, PATIENT);
    total += page.length;
    last = page.at(-1)!.id;
  }
}

function readPage(afterId: number) {
  const select = { id: true, stripeCustomerId: true } as const;
  return db.subscription.findMany({ where: { id: { gt: afterId } }, orderBy: { id: "asc" }, take: PAGE, select });
}
