import type { PostView } from "~/modules/content/post-view.server";

/** The search parameter that the list is searched by. */
export const SEARCH_PARAM = "q";
/** From so many on the list has a search. */
export const WORTH_SEARCHING = 10;

type Searched = Pick<PostView, "title" | "excerpt" | "content" | "categoryId">;

/** The posts that have each of these words in title, excerpt, text or category, in any case and with any accents. */
export function findPosts<Post extends Searched>(
  posts: readonly Post[],
  categories: readonly { id: number; name: string }[],
  words: string,
): Post[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return posts.filter(({ title, excerpt, content, categoryId }) => {
    const told = plain([title, excerpt ?? "", content, names.get(categoryId ?? 0) ?? ""].join("\n"));
    return wanted.every((word) => told.includes(word));
  });
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
