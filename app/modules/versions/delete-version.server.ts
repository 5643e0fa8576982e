import { db } from "~/lib/db.server";
import { ConflictError, NotFoundError } from "~/lib/errors";

interface Input {
  actor: { userId: number };
  versionId: number;
}

/**
 * Deletes a version that somebody saved. Its code stays wherever else it is used.
 * @throws NotFoundError when the actor has no such version, ConflictError for an automatic one (tests/list, section 4)
 */
export async function deleteVersion({ actor, versionId }: Input): Promise<void> {
  const own = { id: versionId, website: { ownerId: actor.userId } };
  const { count } = await db.version.deleteMany({ where: { ...own, isAutoSaved: false } });
  if (count > 0) return;
  if ((await db.version.count({ where: own })) > 0) throw new ConflictError("Auto-saved versions cannot be deleted.");
  throw new NotFoundError("There is no such version.");
}
