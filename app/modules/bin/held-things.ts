import type { Prisma } from "~/lib/db.server";

/** What a website has beside itself, in numbers. */
export interface HeldThings {
  messages: number;
  posts: number;
  /** Days for which there are figures of visitors. */
  days: number;
}

/** What has to be read of a deployment to count them. */
export const heldThings = {
  _count: { select: { submissions: true, posts: true, dailyStats: true } },
} satisfies Prisma.DeploymentSelect;

type Counted = Prisma.DeploymentGetPayload<{ select: typeof heldThings }>;

/** The same counted; a website that was never deployed has none. */
export function thingsIn(deployment: Counted | null): HeldThings {
  const { submissions: messages = 0, posts = 0, dailyStats: days = 0 } = deployment?._count ?? {};
  return { messages, posts, days };
}
