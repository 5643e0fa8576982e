import type { Tx } from "~/lib/db.server";
import { DAY_MS } from "~/lib/utc-day";
import { restKey, type RestState } from "~/published/edge-state";
import { advanceClock, writeEdgeRows, type EdgeWrite } from "../../edge/edge-clock.server";
import { publishingTransaction } from "../../edge/publishing-transaction.server";
import { REST_DAYS } from "./rest-days";

/** The moment before which a name must have been given up for anybody to have it. */
export const restedSince = () => new Date(Date.now() - REST_DAYS * DAY_MS);

interface Deployment {
  subdomain: string;
  ownerId: number | null;
  websiteId: number;
  formsByName: boolean;
  nameTakenAt: Date;
}

/**
 * Lets the name of a deployment that is being deleted rest. Gives what renderers are to know of it: where the old forms
 * that name it belong.
 */
export async function restName(
  tx: Tx,
  { subdomain: name, nameTakenAt: takenAt, ...deployment }: Deployment,
  contactKey: string,
): Promise<EdgeWrite[]> {
  const { ownerId, websiteId, formsByName } = deployment;
  await tx.restingName.create({ data: { name, ownerId, websiteId, formsByName, takenAt } });
  const value: RestState = { contactKey };
  return formsByName ? [{ key: restKey(name), value }] : [];
}

/** Names outlive the account that had them, without saying whose they were. */
export async function forgetWhoHadNames(tx: Tx, ownerId: number): Promise<void> {
  await tx.restingName.updateMany({ where: { ownerId }, data: { ownerId: null, websiteId: null } });
}

/** Forgets names that have rested long enough, on renderers too; gives how many. */
export function forgetOldRests(): Promise<number> {
  return publishingTransaction(async (tx) => {
    const rested = await tx.$queryRaw<
      { name: string }[]
    >`delete from resting_names where freed_at < ${restedSince()} returning name`;
    if (rested.length > 0)
      await writeEdgeRows(
        tx,
        await advanceClock(tx),
        rested.map(({ name }) => ({ key: restKey(name), value: null })),
      );
    return rested.length;
  });
}
