import { db } from "~/lib/db.server";
import { jsonFile, jsonListFile, type ArchiveFile } from "../../publishing/export/archive-file";
import { inPages, PAGE_SIZE } from "./in-pages";

/** The posts, as one list with everything and each as Markdown to read, and the categories. */
export async function* contentFiles(userId: number): AsyncGenerator<ArchiveFile> {
  yield jsonFile("posts/categories.json", await db.category.findMany({ where: { ownerId: userId }, omit: { ownerId: true }, orderBy: { id: "asc" } }));
  yield jsonListFile("posts/posts.json", postsOf(userId));
  for await (const { id, slug, title, content } of postsOf(userId)) {
    yield { path: `posts/${id}-${slug}.md`, parts: [`# ${title}\n\n${content}\n`] };
  }
}

function postsOf(userId: number) {
  return inPages((after) =>
    db.post.findMany({ where: { ownerId: userId, id: { gt: after } }, omit: { ownerId: true }, orderBy: { id: "asc" }, take: PAGE_SIZE }),
  );
}
