import { db } from "~/lib/db.server";
import { categoryFields, type CategoryView } from "./list-categories.server";
import { slugOf } from "./slug";

interface Input {
  actor: { userId: number };
  name: string;
}

/** The actor's category of this name: the one that there is, in whichever case it was typed, or a new one. */
export async function createCategory({ actor, name }: Input): Promise<CategoryView> {
  const slug = slugOf(name, "category");
  // Not an upsert of Prisma's, which reads first: two at once would both create.
  await db.category.createMany({ data: { ownerId: actor.userId, name, slug }, skipDuplicates: true });
  return db.category.findUniqueOrThrow({ where: { ownerId_slug: { ownerId: actor.userId, slug } }, select: categoryFields });
}
