import type { Tx } from "~/lib/db.server";
import { changePost } from "./change-post.server";
import { chosenCategory, type ChosenCategory } from "./create-category.server";
import type { UpdatePostInput } from "./post-input";
import { postRevision } from "./post-revision";
import { postFields, toPostView, type PostView } from "./post-view.server";
import { readPost } from "./read-post.server";
import { requireOwnPlaces } from "./require-own-places.server";
import { StalePostError } from "./stale-post";
import { withFreeSlug } from "./with-free-slug.server";

/** `ifMatch` holds the revisions that may be replaced; any when left out. */
type Input = UpdatePostInput &
  ChosenCategory & { actor: { userId: number }; postId: number; ifMatch?: string[] | null };

/**
 * `PUT /api/cms/posts/{id}`: changes what was sent, and what websites show of it. A draft's slug follows its title;
 * what is published keeps its address, unless it moves to a website where another post has it.
 * @throws NotFoundError when the actor has no such post, website or category, StalePostError when it is another
 * revision
 *   than those in `ifMatch`
 */
export async function updatePost({ actor, postId, ifMatch, category, ...sent }: Input): Promise<PostView> {
  const before = await readPost({ actor, postId });
  await requireOwnPlaces({ actor, ...sent });
  const changes = { ...sent, excerpt: sent.excerpt === "" ? null : sent.excerpt };
  const { deploymentId = before.deploymentId, title = before.title } = changes;
  const write = (slug?: string) =>
    changePost({ actor, postId, to: deploymentId, done: "changed" }, async (tx) => {
      const data = {
        ...changes,
        categoryId: await chosenCategory(tx, actor, { category, categoryId: sent.categoryId }),
      };
      if (ifMatch) await requireRevision(tx, postId, data, ifMatch);
      await tx.post.update({
        where: { id: postId, ownerId: actor.userId },
        data: { ...data, slug },
        select: { id: true },
      });
    });
  const isRenamed = before.status === "draft" && title !== before.title;
  if (isRenamed || deploymentId !== before.deploymentId) {
    await withFreeSlug({ ownerId: actor.userId, deploymentId, title, postId }, write);
  } else await write();
  return readPost({ actor, postId });
}

/** Of a post whose row is held. A save that was sent twice has done what it should. */
async function requireRevision(tx: Tx, postId: number, changes: UpdatePostInput, ifMatch: string[]): Promise<void> {
  const post = toPostView(await tx.post.findUniqueOrThrow({ where: { id: postId }, select: postFields }));
  const {
    title = post.title,
    content = post.content,
    excerpt = post.excerpt,
    deploymentId = post.deploymentId,
    categoryId = post.categoryId,
  } = changes;
  const isSavedAlready = postRevision({ title, content, excerpt, deploymentId, categoryId }) === post.revision;
  if (!isSavedAlready && !ifMatch.includes(post.revision)) throw new StalePostError(post);
}
