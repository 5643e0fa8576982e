import type { Actor } from "~/http/guards.server";
import { readId } from "~/http/read-input.server";
import { NotFoundError } from "~/lib/errors";
import { listCategories } from "~/modules/content/list-categories.server";
import { listPosts } from "~/modules/content/list-posts.server";
import { listSites } from "~/modules/content/list-sites.server";
import { readPost } from "~/modules/content/read-post.server";
import { findPosts, SEARCH_PARAM } from "./find-posts";
import type { ContentData } from "./post-item";

const MOST_SEARCHED = 100;

/** The actor's posts (those that `?q=` searches for) and where they can go, with the post that `?post=` opens. */
export async function loadContent(actor: Actor, asked: URLSearchParams): Promise<ContentData> {
  const opened = asked.get("post");
  const words = (asked.get(SEARCH_PARAM) ?? "").trim().slice(0, MOST_SEARCHED);
  const [posts, sites, categories, post] = await Promise.all([
    listPosts({ actor }),
    listSites({ actor }),
    listCategories({ actor }),
    opened === null ? null : readOpened(actor, opened),
  ]);
  // The list shows no contents, and they may be long.
  const shown = findPosts(posts, categories, words).map(({ content: _, ...item }) => item);
  return { posts: shown, search: { words, of: posts.length }, sites, categories, opened: post };
}

/** A post that was deleted meanwhile leaves the list to be seen. */
async function readOpened(actor: Actor, id: string) {
  try {
    return await readPost({ actor, postId: readId(id) });
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}
