import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";

interface Input {
  actor: { userId: number };
  websiteId: number;
  linkId: number;
}

/** Ends a link at once. @throws NotFoundError when the actor's website has no such link */
export async function revokePreviewLink({ actor, websiteId, linkId }: Input): Promise<void> {
  const { count } = await db.previewLink.deleteMany({
    where: { id: linkId, websiteId, website: { ownerId: actor.userId } },
  });
  if (count === 0) throw new NotFoundError("This link is closed already.");
}
