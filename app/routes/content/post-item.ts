import type { CategoryView } from "~/modules/content/list-categories.server";
import type { DeployedSite } from "~/modules/content/list-sites.server";
import type { PostView } from "~/modules/content/post-view.server";

/** A post as it comes to the browser, with times as text or as they are. */
type Sent<Row> = { [Key in keyof Row]: Date extends Row[Key] ? Row[Key] | string : Row[Key] };

/** A post as the list shows it. */
export type PostItem = Sent<Omit<PostView, "content">>;

/** A post that was changed elsewhere, as it is now, with the names of where it is. */
export interface StalePost {
  revision: string;
  title: string;
  excerpt: string;
  content: string;
  site: string;
  category: string;
}

/** Where a post can go. */
export interface Places {
  sites: DeployedSite[];
  categories: Pick<CategoryView, "id" | "name">[];
}

/** What the screen shows; `opened` is the post that is being edited. */
export interface ContentData extends Places {
  /** Those that were searched for, or all. */
  posts: PostItem[];
  /** What was searched for, and among how many posts. */
  search: { words: string; of: number };
  opened: Sent<PostView> | null;
}
