import { deleteCustomer } from "~/integrations/stripe/customers.server";
import { db, type Tx } from "~/lib/db.server";
import { ACCOUNT_DAYS, dueBefore } from "../bin/bin-days";
import { removeWebsiteRows } from "../bin/remove-website-rows.server";
import { forgetWhoHadNames } from "../publishing/names/rest-name.server";

/**
 * Removes an account for good whose days in the bin are over: its customer at the payment provider first, which takes
 * name and card away there, then its websites one by one, those in its bin, too, then itself. Nothing to do for one
 * that was put back. May be asked again after any failure. @throws UnavailableError when the payment provider does not
 * answer
 */
export async function removeAccount({ userId }: { userId: number }): Promise<void> {
  const user = await db.user.findUnique({
    where: { id: userId, binnedAt: { lt: dueBefore(ACCOUNT_DAYS) } },
    include: { subscription: true },
  });
  if (!user) return;
  if (user.subscription) await deleteCustomer(user.subscription.stripeCustomerId);
  const websites = await db.website.findMany({
    where: { OR: [{ ownerId: userId }, { bin: { ownerId: userId } }] },
    select: { id: true },
  });
  for (const { id } of websites) await removeWebsiteRows(id, (tx) => holdDue(tx, userId));
  await db.$transaction(async (tx) => {
    if (await holdDue(tx, userId)) await removeUser(tx, userId);
  });
}

async function holdDue(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx.$queryRaw<
    unknown[]
  >`select id from users where id = ${userId} and binned_at < ${dueBefore(ACCOUNT_DAYS)} for update`;
  return rows.length > 0;
}

async function removeUser(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`
    delete from webhook_events using subscriptions
     where user_id = ${userId} and stripe_customer_id in (payload #>> '{data,object,customer}', payload #>> '{data,object,id}')`;
  await forgetWhoHadNames(tx, userId);
  await tx.user.deleteMany({ where: { id: userId } });
}
