import { db } from "~/lib/db.server";
import { noSuchPost } from "./no-such-post";
import { postFields, toPostView, type PostView } from "./post-view.server";

interface Input {
  actor: { userId: number };
  postId: number;
}

/** One post of the actor. @throws NotFoundError when the actor has no such post */
export async function readPost({ actor, postId }: Input): Promise<PostView> {
  const row = await db.post.findFirst({ where: { id: postId, ownerId: actor.userId }, select: postFields });
  if (!row) throw noSuchPost();
  return toPostView(row);
}
