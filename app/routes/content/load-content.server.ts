import type { Actor } from "~/http/guards.server";
import { readId } from "~/http/read-input.server";
import { NotFoundError } from "~/lib/errors";
import { listCategories } from "~/modules/content/list-categories.server";
import { listPosts } from "~/modules/content/list-posts.server";
import { listSites } from "~/modules/content/list-sites.server";
import { readPost } from "~/modules/content/read-post.server";
import type { ContentData } from "./post-item";

/** The actor's posts and where they can go, with the post that `?post=` opens. */
export async function loadContent(actor: Actor, opened: string | null): Promise<ContentData> {
  const [posts, sites, categories, post] = await Promise.all([
    listPosts({ actor }),
    listSites({ actor }),
    listCategories({ actor }),
    opened === null ? null : readOpened(actor, opened),
  ]);
  // The list shows no contents, and they may be long.
  return { posts: posts.map(({ content: _, ...item }) => item), sites, categories, opened: post };
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
