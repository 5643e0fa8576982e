import { db } from "~/lib/db.server";
import { ConflictError } from "~/lib/errors";
import type { PostView } from "./post-view.server";
import { readPost } from "./read-post.server";

interface Input {
  actor: { userId: number };
  postId: number;
}

/**
 * Publishes a draft. There is no way back (specification, section 4).
 * @throws NotFoundError when the actor has no such post, ConflictError when it is published already
 */
export async function publishPost({ actor, postId }: Input): Promise<PostView> {
  const { count } = await db.post.updateMany({
    where: { id: postId, ownerId: actor.userId, status: "draft" },
    data: { status: "published", publishedAt: new Date() },
  });
  const post = await readPost({ actor, postId });
  if (count === 0) throw new ConflictError("This post is published already.");
  return post;
}
