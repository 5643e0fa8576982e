import { db } from "~/lib/db.server";
import { noSuchPost } from "./no-such-post";

interface Input {
  actor: { userId: number };
  postId: number;
}

/** Deletes a post for good. @throws NotFoundError when the actor has no such post */
export async function deletePost({ actor, postId }: Input): Promise<void> {
  const { count } = await db.post.deleteMany({ where: { id: postId, ownerId: actor.userId } });
  if (count === 0) throw noSuchPost();
}
