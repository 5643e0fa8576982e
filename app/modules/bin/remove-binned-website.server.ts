import type { Tx } from "~/lib/db.server";
import { dueBefore, WEBSITE_DAYS } from "./bin-days";
import { removeWebsiteRows } from "./remove-website-rows.server";

/** Removes a website for good whose days in the bin are over; nothing to do for one that was put back. */
export async function removeBinnedWebsite({ websiteId }: { websiteId: number }): Promise<void> {
  await removeWebsiteRows(websiteId, (tx) => holdDue(tx, websiteId));
}

async function holdDue(tx: Tx, websiteId: number): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select website_id from binned_websites where website_id = ${websiteId} and binned_at < ${dueBefore(WEBSITE_DAYS)} for update`;
  return rows.length > 0;
}
