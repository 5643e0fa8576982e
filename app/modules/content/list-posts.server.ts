import { db } from "~/lib/db.server";
import { postFields, toPostView, type PostView } from "./post-view.server";

/** The actor's posts, newest first. */
export async function listPosts({ actor }: { actor: { userId: number } }): Promise<PostView[]> {
  const rows = await db.post.findMany({
    where: { ownerId: actor.userId },
    select: postFields,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map(toPostView);
}
