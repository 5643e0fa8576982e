import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";

interface Input {
  actor: { userId: number };
  websiteId: number;
  title: string;
}

/**
 * Gives a website another name in its owner's lists; its pages stay as they are.
 * @throws NotFoundError when the actor has no such website
 */
export async function renameWebsite({ actor, websiteId, title }: Input): Promise<void> {
  const where = { id: websiteId, ownerId: actor.userId };
  const { count } = await db.website.updateMany({ where, data: { projectTitle: title } });
  if (count === 0) throw new NotFoundError("There is no such website.");
}
