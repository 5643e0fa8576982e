import { db } from "~/lib/db.server";

/** A category of an owner's posts. */
export interface CategoryView {
  id: number;
  name: string;
  slug: string;
  createdAt: Date;
}

export const categoryFields = { id: true, name: true, slug: true, createdAt: true } as const;

/** The actor's categories by name. */
export function listCategories({ actor }: { actor: { userId: number } }): Promise<CategoryView[]> {
  return db.category.findMany({
    where: { ownerId: actor.userId },
    select: categoryFields,
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
}
