import { db } from "~/lib/db.server";
import { removeAccount } from "~/modules/accounts/remove-account.server";
import { deleteAccount } from "~/modules/accounts/delete-account.server";
import { ACCOUNT_DAYS, dueBefore, WEBSITE_DAYS } from "~/modules/bin/bin-days";
import { removeBinnedWebsite } from "~/modules/bin/remove-binned-website.server";
import { deleteWebsite } from "~/modules/websites/delete-website.server";

const over = (days: number) => ({ binnedAt: new Date(dueBefore(days).getTime() - 60_000) });

/** Deletes a website and lets its days in the bin pass. */
export async function deleteWebsiteForGood(website: { actor: { userId: number }; websiteId: number }): Promise<void> {
  await deleteWebsite(website);
  await db.binnedWebsite.update({ where: { websiteId: website.websiteId }, data: over(WEBSITE_DAYS) });
  await removeBinnedWebsite(website);
}

/** Deletes an account and lets its days in the bin pass. */
export async function deleteAccountForGood(account: { actor: { userId: number }; email: string }): Promise<void> {
  await deleteAccount(account);
  await db.user.update({ where: { id: account.actor.userId }, data: over(ACCOUNT_DAYS) });
  await removeAccount(account.actor);
}
