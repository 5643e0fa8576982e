import { Prisma, type Tx } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";

interface Wanted {
  id: number;
  ownerId?: number | null;
}

// One order of locks for all, so that no two wait for each other: the account, then websites, deployments by their ids,
// what belongs to them, and last the edge clock, for which all publishers wait. Foreign keys lock, too: the account by
// who makes a row that names its owner, account and website by who changes a deployment's row twice in a transaction,
// since PostgreSQL looks at its keys then. So a deployment is locked here after both, and who makes a row beside one
// calls `lockAccount` first.

/** Holds the account of a deployment. Comes before a lock on its website; the deployment's own lock has it in it. */
export const holdAccount = (tx: Tx, deploymentId: number) =>
  tx.$queryRaw`select id from users where id = (select owner_id from deployments where id = ${deploymentId}) for key share`;

const holdWebsites = (tx: Tx, of: Prisma.Sql) =>
  tx.$queryRaw`select id from websites where id in (select website_id from deployments where ${of}) order by id for key share`;

/** Who is about to change a deployment holds its row until the end of the transaction; false when it is not there. */
export const lockDeployment = (tx: Tx, wanted: Wanted): Promise<boolean> => lockWhere(tx, wanted, Prisma.sql`true`);

/** The same for what can be done only while it is deployed; false for a withdrawn one, too. */
export const lockDeployed = (tx: Tx, wanted: Wanted): Promise<boolean> =>
  lockWhere(tx, wanted, Prisma.sql`withdrawn_at is null`);

async function lockWhere(tx: Tx, { id, ownerId = null }: Wanted, condition: Prisma.Sql): Promise<boolean> {
  await holdAccount(tx, id);
  await holdWebsites(tx, Prisma.sql`deployments.id = ${id}`);
  const rows = await tx.$queryRaw<unknown[]>`
    select id from deployments where id = ${id} and (${ownerId}::int is null or owner_id = ${ownerId}::int) and ${condition} for update`;
  return rows.length > 0;
}

/**
 * Keeps an account from going into the bin until the end of the transaction. @throws NotFoundError when it is there
 * already
 */
export async function lockAccount(tx: Tx, userId: number): Promise<void> {
  const accounts = await tx.$queryRaw<
    unknown[]
  >`select id from users where id = ${userId} and binned_at is null for key share`;
  if (accounts.length === 0) throw new NotFoundError("There is no such account.");
}

/**
 * Holds all deployments of an owner, so that what is live is changed by one at a time.
 * @throws NotFoundError when the account was deleted meanwhile
 */
export async function lockOwnDeployments(tx: Tx, ownerId: number): Promise<void> {
  await lockAccount(tx, ownerId);
  await holdWebsites(tx, Prisma.sql`deployments.owner_id = ${ownerId}`);
  await tx.$queryRaw`select id from deployments where owner_id = ${ownerId} order by id for update`;
}
