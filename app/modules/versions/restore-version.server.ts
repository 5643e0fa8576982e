import { db } from "~/lib/db.server";
import { ConflictError, NotFoundError } from "~/lib/errors";
import { enqueueCheck } from "../website-record/enqueue-check.server";
import { addVersion } from "../website-record/add-version.server";
import { keepUnsaved } from "../website-record/keep-unsaved.server";
import { lockWebsite } from "../website-record/lock-website.server";

interface Input {
  actor: { userId: number };
  websiteId: number;
  versionId: number;
}

/**
 * Makes a version a website's code again, in one transaction. What was there becomes a version where none holds it
 * yet, and that it was restored becomes one too. What is deployed stays as it is.
 * @throws NotFoundError when the actor has no such website or it has no such version, ConflictError while there is no
 *   code yet
 */
export async function restoreVersion({ actor, websiteId, versionId }: Input): Promise<void> {
  await db.$transaction(async (tx) => {
    const current = await lockWebsite(tx, actor.userId, websiteId);
    const version = await tx.version.findFirst({ where: { id: versionId, websiteId } });
    if (!version) throw new NotFoundError("There is no such version of this website.");
    if (!current) throw new ConflictError("This website is still being generated.");
    await keepUnsaved(tx, { websiteId, codeHash: current, title: "Before restoring" });
    const { codeHash, versionNumber, title } = version;
    await tx.website.update({ where: { id: websiteId }, data: { codeHash } });
    await enqueueCheck(tx, websiteId);
    await addVersion(tx, {
      websiteId,
      codeHash,
      changeType: "restore",
      title: `Restored version ${versionNumber}`,
      changeDescription: title,
      isAutoSaved: true,
    });
  });
}
