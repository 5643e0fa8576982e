import { enqueue } from "~/jobs/enqueue.server";
import { db } from "~/lib/db.server";
import { ACCOUNT_DAYS, dueBefore, WEBSITE_DAYS } from "./bin-days";

/** So many of each at a time; the rest an hour later. */
const PORTION = 200;

/** How many were found whose days are over. */
export interface Due {
  websites: number;
  accounts: number;
}

/**
 * Has every website and account removed whose days in the bin are over, by a job for each: one that fails holds up no
 * other.
 */
export async function emptyBin(): Promise<Due> {
  const [websites, accounts] = await Promise.all([
    db.binnedWebsite.findMany({
      where: { binnedAt: { lt: dueBefore(WEBSITE_DAYS) } },
      select: { websiteId: true },
      orderBy: { binnedAt: "asc" },
      take: PORTION,
    }),
    db.user.findMany({
      where: { binnedAt: { lt: dueBefore(ACCOUNT_DAYS) } },
      select: { id: true },
      orderBy: { binnedAt: "asc" },
      take: PORTION,
    }),
  ]);
  await db.$transaction(async (tx) => {
    for (const { websiteId } of websites)
      await enqueue("remove_binned_website", { websiteId }, { tx, key: String(websiteId) });
    for (const { id } of accounts) await enqueue("remove_account", { userId: id }, { tx, key: String(id) });
  });
  return { websites: websites.length, accounts: accounts.length };
}
