import { enqueue } from "~/jobs/enqueue.server";
import { db } from "~/lib/db.server";
import { notWithdrawn } from "../deployment-record/is-shown";

/** The looks of a day are spread over this time, in milliseconds, so that no name server is asked for many at once. */
const SPREAD_MS = 60 * 60 * 1000;

/**
 * Has every verified domain of a deployed website looked at again, each at a moment of its own within the next hour.
 */
export async function recheckDomains(): Promise<void> {
  const domains = await db.domain.findMany({
    where: { verifiedAt: { not: null }, ...notWithdrawn },
    select: { id: true },
  });
  for (const [index, { id }] of domains.entries()) {
    const runAt = new Date(Date.now() + (index * SPREAD_MS) / domains.length);
    // A look that is due anyway, because the domain fails, keeps its time.
    await enqueue("verify_domain", { domainId: id }, { tx: db, key: String(id), runAt, keepsRunAt: true });
  }
}
