import { ConflictError } from "~/lib/errors";
import { changePost } from "./change-post.server";
import type { PostView } from "./post-view.server";
import { readPost } from "./read-post.server";

interface Input {
  actor: { userId: number };
  postId: number;
}

/**
 * Publishes a draft, and shows it on its website. There is no way back (tests/list, section 4).
 * @throws NotFoundError when the actor has no such post, ConflictError when it is published already
 */
export async function publishPost({ actor, postId }: Input): Promise<PostView> {
  await changePost({ actor, postId, done: "published" }, async (tx) => {
    const { count } = await tx.post.updateMany({
      where: { id: postId, ownerId: actor.userId, status: "draft" },
      data: { status: "published", publishedAt: new Date() },
    });
    if (count === 0) throw new ConflictError("This post is published already.");
  });
  return readPost({ actor, postId });
}
