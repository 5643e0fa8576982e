import { db } from "~/lib/db.server";
import { ConflictError, NotFoundError } from "~/lib/errors";
import { isUniqueViolation } from "~/lib/unique-violation";
import { freeSlug, slugOf } from "./slug";

interface SlugScope {
  ownerId: number;
  deploymentId: number | null;
  title: string;
  /** The post that is to have the slug, when it exists already. */
  postId?: number;
}

/** Posts of the same title that are written at the same moment. */
const ATTEMPTS = 20;

/**
 * Writes a post with a slug made from its title that no other post of its website has; the database's constraint
 * decides between two that are written at once.
 * @throws NotFoundError when the website or category was deleted meanwhile
 */
export async function withFreeSlug<Written>(
  place: SlugScope,
  write: (slug: string) => Promise<Written>,
): Promise<Written> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await write(await findFreeSlug(place));
    } catch (error) {
      if ((error as { code?: string }).code === "P2003")
        throw new NotFoundError("This website or category was deleted.");
      if (!isUniqueViolation(error, "posts_deployment_id_slug_key")) throw error;
    }
  }
  throw new ConflictError("Many posts with this title are being saved just now. Please try again.");
}

async function findFreeSlug({ ownerId, deploymentId, title, postId }: SlugScope): Promise<string> {
  const slug = slugOf(title, "post");
  const others = await db.post.findMany({
    where: { ownerId, deploymentId, slug: { startsWith: slug }, id: { not: postId } },
    select: { slug: true },
  });
  return freeSlug(slug, new Set(others.map((other) => other.slug)));
}
