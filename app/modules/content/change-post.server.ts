import { db, type Tx } from "~/lib/db.server";
import { withTries } from "~/lib/with-tries";
import type { PostChange } from "../deployment-record/occasion";
import { readPost } from "./read-post.server";
import { requireOwnPlaces } from "./require-own-places.server";
import { holdSites, markSites, showOnSites, sitesOf } from "./show-on-sites.server";

interface Input {
  actor: { userId: number };
  postId: number;
  /** The deployment that the post goes to, where it changes. */
  to?: number | null;
  /** What the history of its websites says of it. */
  done: PostChange;
}

/**
 * Changes a post in one transaction with the note that its websites show something else, and shows it on them. A draft
 * is on no website, so nothing is made anew for one. @throws NotFoundError when the actor has no such post, or website
 * to go to
 */
export async function changePost<Result>(input: Input, change: (tx: Tx) => Promise<Result>): Promise<Result> {
  const { result, sites } = await withTries("post", () => tryToChange(input, change));
  await showOnSites(input.actor, sites);
  return result;
}

/** Null when the post went to another website, or away, or one of both into the bin, before they could be locked. */
async function tryToChange<Result>(
  { actor, postId, to, done }: Input,
  change: (tx: Tx) => Promise<Result>,
): Promise<{ result: Result; sites: number[] } | null> {
  const { deploymentId } = await readPost({ actor, postId });
  await requireOwnPlaces({ actor, deploymentId: to });
  const sites = sitesOf(deploymentId, to);
  return db.$transaction(async (tx) => {
    if (!(await holdSites(tx, actor, sites))) return null;
    const before = await lockPost(tx, postId);
    if (!before || before.deploymentId !== deploymentId) return null;
    const result = await change(tx);
    const after = await tx.post.findUnique({ where: { id: postId }, select: { status: true, title: true } });
    const { status, title } = after ?? before;
    const isShown = status === "published";
    if (isShown) await markSites(tx, sites, done, title);
    return { result, sites: isShown ? sites : [] };
  });
}

async function lockPost(tx: Tx, postId: number) {
  await tx.$queryRaw`select id from posts where id = ${postId} for update`;
  return tx.post.findUnique({ where: { id: postId }, select: { status: true, deploymentId: true, title: true } });
}
