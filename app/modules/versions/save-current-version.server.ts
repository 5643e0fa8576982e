import { db } from "~/lib/db.server";
import { ConflictError } from "~/lib/errors";
import { addVersion } from "../website-record/add-version.server";
import { lockWebsite } from "../website-record/lock-website.server";

interface Input {
  actor: { userId: number };
  websiteId: number;
  title: string;
  changeDescription?: string;
}

/**
 * Saves a website as it is now, under a title of its owner's.
 * @throws NotFoundError when the actor has no such website, ConflictError while there is no code yet
 */
export async function saveCurrentVersion({ actor, websiteId, title, changeDescription }: Input): Promise<void> {
  await db.$transaction(async (tx) => {
    const codeHash = await lockWebsite(tx, actor.userId, websiteId);
    if (!codeHash) throw new ConflictError("This website is still being generated.");
    await addVersion(tx, { websiteId, codeHash, changeType: "manual", title, changeDescription, isAutoSaved: false });
  });
}
