import { db, type Tx } from "~/lib/db.server";
import { ConflictError, NotFoundError } from "~/lib/errors";
import type { GeneratedCode } from "../generation/generated-code";
import { requireStorableCode } from "../generation/require-storable-code";
import { saveCode } from "../publishing/save-code.server";
import { addVersion } from "../versions/add-version.server";

interface Input {
  actor: { userId: number };
  websiteId: number;
  code: GeneratedCode;
}

/**
 * `PATCH /api/analysis/{id}/code`: replaces a website's code. What was there before becomes a version.
 * @throws NotFoundError when the actor has no such website, TooLargeError over 2 MB, InvalidError without html or with
 *   characters that cannot be stored, ConflictError while there is no code yet
 */
export async function saveWebsiteCode({ actor, websiteId, code }: Input): Promise<void> {
  requireStorableCode(code);
  await requireOwner(actor.userId, websiteId);
  const codeHash = await saveCode(code);
  await db.$transaction(async (tx) => {
    const before = await lockCode(tx, actor.userId, websiteId);
    if (before === codeHash) return;
    await addVersion(tx, {
      websiteId,
      codeHash: before,
      changeType: "manual",
      title: "Before your changes",
      isAutoSaved: true,
    });
    await tx.website.update({ where: { id: websiteId }, data: { codeHash } });
  });
}

// Before the code is kept: strangers' code must not be.
async function requireOwner(ownerId: number, websiteId: number): Promise<void> {
  const owned = await db.website.count({ where: { id: websiteId, ownerId } });
  if (owned === 0) throw new NotFoundError("There is no such website.");
}

async function lockCode(tx: Tx, ownerId: number, websiteId: number): Promise<string> {
  const [website] = await tx.$queryRaw<{ codeHash: string | null }[]>`
    select code_hash as "codeHash" from websites where id = ${websiteId} and owner_id = ${ownerId} for update`;
  if (!website) throw new NotFoundError("There is no such website.");
  if (!website.codeHash) throw new ConflictError("This website is still being generated.");
  return website.codeHash;
}
