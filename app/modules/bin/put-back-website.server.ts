import { db, type Tx } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { notWithdrawn } from "../deployment-record/is-shown";
import { websiteTitle } from "../website-record/website-title";
import { dueBefore, WEBSITE_DAYS } from "./bin-days";
import { moveFromBin } from "./move-website.server";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/** What was put back, and what there is to know before it can be live. */
export interface PutBack {
  title: string;
  /** Whether it was ever deployed. */
  hasAddress: boolean;
  /** Title of the website that is live; one of an owner is. */
  liveTitle: string | null;
}

/**
 * Takes a website of the actor out of the bin, with all that belongs to it. It is not live: deploying it is a step of
 * its own.
 * @throws NotFoundError when it is not in the actor's bin, or its days are over
 */
export async function putBackWebsite({ actor, websiteId }: Input): Promise<PutBack> {
  return db.$transaction(async (tx) => {
    if (!(await lockBinned(tx, { actor, websiteId })))
      throw new NotFoundError("This website is not in your bin any more.");
    await moveFromBin(tx, { websiteId, ownerId: actor.userId });
    const website = await tx.website.findUniqueOrThrow({
      where: { id: websiteId },
      select: { projectTitle: true, url: true, deployment: { select: { id: true } } },
    });
    const live = await tx.deployment.findFirst({
      where: { ownerId: actor.userId, websiteId: { not: websiteId }, ...notWithdrawn },
      select: { title: true },
    });
    return { title: websiteTitle(website), hasAddress: website.deployment !== null, liveTitle: live?.title ?? null };
  });
}

async function lockBinned(tx: Tx, { actor, websiteId }: Input): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select website_id from binned_websites
     where website_id = ${websiteId} and owner_id = ${actor.userId} and binned_at >= ${dueBefore(WEBSITE_DAYS)} for update`;
  return rows.length > 0;
}
