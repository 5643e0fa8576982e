import { db, type Tx } from "~/lib/db.server";
import { categoryFields, type CategoryView } from "./list-categories.server";
import { slugOf } from "./slug";

interface Input {
  actor: { userId: number };
  name: string;
}

/** A category by its name, or by its id; null is none. */
export interface ChosenCategory {
  category?: string | null;
  categoryId?: number | null;
}

/** The actor's category of this name: the one that there is, in whichever case it was typed, or a new one. */
export async function createCategory({ actor, name }: Input, tx: Pick<Tx, "category"> = db): Promise<CategoryView> {
  const slug = slugOf(name, "category");
  // Not an upsert of Prisma's, which reads first: two at once would both create.
  await tx.category.createMany({ data: { ownerId: actor.userId, name, slug }, skipDuplicates: true });
  return tx.category.findUniqueOrThrow({
    where: { ownerId_slug: { ownerId: actor.userId, slug } },
    select: categoryFields,
  });
}

/**
 * What a post's category is to be: the one that is named, which begins with the post or not at all, or the one whose id
 * is given. Nothing where neither is said.
 */
export async function chosenCategory(
  tx: Tx,
  actor: Input["actor"],
  { category, categoryId }: ChosenCategory,
): Promise<number | null | undefined> {
  if (category === undefined) return categoryId;
  return category === null ? null : (await createCategory({ actor, name: category }, tx)).id;
}
