import { db } from "~/lib/db.server";
import { chosenCategory, type ChosenCategory } from "./create-category.server";
import type { CreatePostInput } from "./post-input";
import { postFields, toPostView, type PostView } from "./post-view.server";
import { noSuchSite, requireOwnPlaces } from "./require-own-places.server";
import { holdSites, markSites, showOnSites, sitesOf } from "./show-on-sites.server";
import { withFreeSlug } from "./with-free-slug.server";

type Input = CreatePostInput & ChosenCategory & { actor: { userId: number } };

/**
 * Writes a new post, as a draft, or published at once and then on its website.
 * @throws NotFoundError when the actor has no such website or category
 */
export async function createPost({ actor, ...input }: Input): Promise<PostView> {
  const { title, content, status, excerpt, deploymentId = null, category, categoryId = null } = input;
  await requireOwnPlaces({ actor, deploymentId, categoryId });
  const ownerId = actor.userId;
  const publishedAt = status === "published" ? new Date() : null;
  const post = { ownerId, deploymentId, title, content, status, publishedAt, excerpt: excerpt || null };
  const place = sitesOf(deploymentId);
  const sites = publishedAt ? place : [];
  const row = await withFreeSlug({ ownerId, deploymentId, title }, (slug) =>
    db.$transaction(async (tx) => {
      if (!(await holdSites(tx, actor, place))) throw noSuchSite();
      const chosen = await chosenCategory(tx, actor, { category, categoryId });
      const created = await tx.post.create({ data: { ...post, slug, categoryId: chosen }, select: postFields });
      await markSites(tx, sites, "published", title);
      return created;
    }),
  );
  await showOnSites(actor, sites);
  return toPostView(row);
}
