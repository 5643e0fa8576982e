import { db, type Prisma } from "~/lib/db.server";
import { jsonFile, jsonListFile, type ArchiveFile } from "../../publishing/export/archive-file";
import { inPages, PAGE_SIZE } from "./in-pages";

/** The posts, as one list with everything and each as Markdown to read, and the categories. */
export async function* contentFiles(userId: number): AsyncGenerator<ArchiveFile> {
  yield jsonFile(
    "posts/categories.json",
    await db.category.findMany({ where: { ownerId: userId }, omit: { ownerId: true }, orderBy: { id: "asc" } }),
  );
  yield* filesOfPosts({ ownerId: userId }, "posts");
}

/** The posts that fit: all in one list, and each to read. */
export async function* filesOfPosts(where: Prisma.PostWhereInput, folder: string): AsyncGenerator<ArchiveFile> {
  yield jsonListFile(`${folder}/posts.json`, postsOf(where));
  for await (const { id, slug, title, content } of postsOf(where)) {
    yield { path: `${folder}/${id}-${slug}.md`, parts: [`# ${title}\n\n${content}\n`] };
  }
}

function postsOf(where: Prisma.PostWhereInput) {
  return inPages((after) =>
    db.post.findMany({
      where: { AND: [where, { id: { gt: after } }] },
      omit: { ownerId: true },
      orderBy: { id: "asc" },
      take: PAGE_SIZE,
    }),
  );
}
