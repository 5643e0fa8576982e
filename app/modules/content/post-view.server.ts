import type { Prisma } from "~/lib/db.server";
import type { PostStatus } from "./post-input";
import { postRevision } from "./post-revision";

/** A post as the API gives it (tests/list, section 3). `content` is Markdown. */
export interface PostView {
  id: number;
  title: string;
  content: string;
  excerpt: string | null;
  status: PostStatus;
  deploymentId: number | null;
  categoryId: number | null;
  slug: string;
  createdAt: Date;
  publishedAt: Date | null;
  /** The state that it is, to send along when saving over it. */
  revision: string;
}

export const postFields = {
  id: true,
  title: true,
  content: true,
  excerpt: true,
  status: true,
  deploymentId: true,
  categoryId: true,
  slug: true,
  createdAt: true,
  publishedAt: true,
} satisfies Prisma.PostSelect;

/** The database holds the two states only, by a constraint. */
export const toPostView = (row: Prisma.PostGetPayload<{ select: typeof postFields }>): PostView => ({
  ...row,
  status: row.status as PostStatus,
  revision: postRevision(row),
});
