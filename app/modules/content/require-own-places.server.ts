import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";

interface Places {
  actor: { userId: number };
  deploymentId?: number | null;
  categoryId?: number | null;
}

/** @throws NotFoundError when the website or the category that a post is to go to is not the actor's */
export async function requireOwnPlaces({ actor, deploymentId, categoryId }: Places): Promise<void> {
  const own = (id: number) => ({ where: { id, ownerId: actor.userId } });
  const [sites, categories] = await Promise.all([
    deploymentId ? db.deployment.count(own(deploymentId)) : 1,
    categoryId ? db.category.count(own(categoryId)) : 1,
  ]);
  if (sites === 0) throw noSuchSite();
  if (categories === 0)
    throw new NotFoundError("There is no such category.", { categoryId: ["There is no such category."] });
}

/** The refusal of a website that the actor does not have, or no longer. */
export const noSuchSite = () =>
  new NotFoundError("There is no such website.", { deploymentId: ["There is no such website."] });
