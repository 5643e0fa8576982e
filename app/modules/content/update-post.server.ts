import { changePost } from "./change-post.server";
import type { UpdatePostInput } from "./post-input";
import type { PostView } from "./post-view.server";
import { readPost } from "./read-post.server";
import { requireOwnPlaces } from "./require-own-places.server";
import { withFreeSlug } from "./with-free-slug.server";

type Input = UpdatePostInput & { actor: { userId: number }; postId: number };

/**
 * `PUT /api/cms/posts/{id}`: changes what was sent, and what websites show of it. A draft's slug follows its title; what
 * is published keeps its address, unless it moves to a website where another post has it.
 * @throws NotFoundError when the actor has no such post, website or category
 */
export async function updatePost({ actor, postId, ...sent }: Input): Promise<PostView> {
  const before = await readPost({ actor, postId });
  await requireOwnPlaces({ actor, ...sent });
  const changes = { ...sent, excerpt: sent.excerpt === "" ? null : sent.excerpt };
  const { deploymentId = before.deploymentId, title = before.title } = changes;
  const write = (slug?: string) =>
    changePost({ actor, postId, to: deploymentId }, (tx) =>
      tx.post.update({ where: { id: postId, ownerId: actor.userId }, data: { ...changes, slug }, select: { id: true } }),
    );
  const isRenamed = before.status === "draft" && title !== before.title;
  if (isRenamed || deploymentId !== before.deploymentId) {
    await withFreeSlug({ ownerId: actor.userId, deploymentId, title, postId }, write);
  } else await write();
  return readPost({ actor, postId });
}
