import type { Tx } from "~/lib/db.server";

/** Who is about to change or end a deployment holds its row until the end of the transaction; false when it is not there. */
export async function lockDeployment(tx: Tx, { id, ownerId = null }: { id: number; ownerId?: number | null }): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select id from deployments where id = ${id} and (${ownerId}::int is null or owner_id = ${ownerId}::int) for update`;
  return rows.length > 0;
}
