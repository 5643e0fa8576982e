import type { Tx } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";

/**
 * Holds a website until the transaction ends, so that its code and its versions change one after another.
 * @returns the hash of its code, null while it has none
 * @throws NotFoundError when the owner has no such website
 */
export async function lockWebsite(tx: Tx, ownerId: number, websiteId: number): Promise<string | null> {
  const [website] = await tx.$queryRaw<{ codeHash: string | null }[]>`
    select code_hash as "codeHash" from websites where id = ${websiteId} and owner_id = ${ownerId} for update`;
  if (!website) throw new NotFoundError("There is no such website.");
  return website.codeHash;
}
