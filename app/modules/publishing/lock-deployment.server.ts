import type { Tx } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";

interface Wanted {
  id: number;
  ownerId?: number | null;
}

/** Who is about to change a deployment holds its row until the end of the transaction; false when it is not there. */
export async function lockDeployment(tx: Tx, { id, ownerId = null }: Wanted): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select id from deployments where id = ${id} and (${ownerId}::int is null or owner_id = ${ownerId}::int) for update`;
  return rows.length > 0;
}

/** The same for what can be done only while it is deployed; false for a withdrawn one, too. */
export async function lockDeployed(tx: Tx, { id, ownerId = null }: Wanted): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select id from deployments
     where id = ${id} and (${ownerId}::int is null or owner_id = ${ownerId}::int) and withdrawn_at is null for update`;
  return rows.length > 0;
}

/**
 * Holds all deployments of an owner, so that what is live is changed by one at a time. The account comes first, as where it is
 * deleted; then deployments in the order in which everybody locks them. @throws NotFoundError when the account was deleted meanwhile
 */
export async function lockOwnDeployments(tx: Tx, ownerId: number): Promise<void> {
  const accounts = await tx.$queryRaw<unknown[]>`select id from users where id = ${ownerId} and binned_at is null for key share`;
  if (accounts.length === 0) throw new NotFoundError("There is no such account.");
  await tx.$queryRaw`select id from deployments where owner_id = ${ownerId} order by id for update`;
}
