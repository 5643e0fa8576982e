import { db, Prisma, type Tx } from "~/lib/db.server";
import { removeWebsiteJobs } from "./remove-website-jobs.server";

/** So many rows go at a time: a long transaction keeps the database from cleaning up behind everybody. */
const PORTION = 1_000;
const PATIENT = { timeout: 60_000 };

/** What there may be very much of. */
const MANY = [Prisma.raw("submissions"), Prisma.raw("raw_hits")];

/** Locks what says that a website is to go, and answers false where it no longer is. */
type Hold = (tx: Tx) => Promise<boolean>;

/**
 * Removes a website for good with all that belongs to it, and what waits to be done about it: first what there is much
 * of, in portions, then the rest in one transaction. Nobody may reach it any more. May be asked again after any
 * failure.
 */
export async function removeWebsiteRows(websiteId: number, hold: Hold): Promise<void> {
  for (const table of MANY) while ((await removePortion(websiteId, table, hold)) > 0);
  await db.$transaction(async (tx) => {
    if (!(await hold(tx))) return;
    await removeWebsiteJobs(tx, websiteId);
    await tx.post.deleteMany({ where: { deployment: { websiteId } } });
    await tx.website.deleteMany({ where: { id: websiteId } });
  }, PATIENT);
}

function removePortion(websiteId: number, table: Prisma.Sql, hold: Hold): Promise<number> {
  return db.$transaction(async (tx) => {
    if (!(await hold(tx))) return 0;
    return tx.$executeRaw`
      delete from ${table} where ctid in (
        select ctid from ${table} where deployment_id in (select id from deployments where website_id = ${websiteId}) limit ${PORTION})`;
  }, PATIENT);
}
