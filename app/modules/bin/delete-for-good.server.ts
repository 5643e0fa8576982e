import { enqueue } from "~/jobs/enqueue.server";
import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { dueBefore, WEBSITE_DAYS } from "./bin-days";

interface Input {
  actor: { userId: number };
  websiteIds: number[];
}

/** When what shall wait no longer was deleted, as its removal looks at it: long enough ago. */
const LONG_AGO = new Date(0);

/**
 * Ends the days of websites in the actor's bin: nobody can put them back from here on, and a job for each removes it.
 * Gives how many there were. @throws NotFoundError when none of them is in the actor's bin any more
 */
export async function deleteForGood({ actor, websiteIds }: Input): Promise<number> {
  return db.$transaction(async (tx) => {
    const found = await tx.$queryRaw<{ websiteId: number }[]>`
      update binned_websites set binned_at = ${LONG_AGO}
       where website_id = any(${websiteIds}) and owner_id = ${actor.userId} and binned_at >= ${dueBefore(WEBSITE_DAYS)}
      returning website_id as "websiteId"`;
    if (found.length === 0) throw new NotFoundError("This website is not in your bin any more.");
    for (const { websiteId } of found)
      await enqueue("remove_binned_website", { websiteId }, { tx, key: String(websiteId) });
    return found.length;
  });
}
