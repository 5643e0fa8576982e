import { db } from "~/lib/db.server";
import type { Folder } from "./folder";
import { MOST_COUNTED } from "./most-counted";

interface Input {
  actor: { userId: number };
  /** Of which website; left out for all. */
  deploymentId?: number;
  folder?: Folder;
}

/** How many messages of the actor nobody has read in a folder; `MOST_COUNTED` stands for more as well. */
export async function countUnread({ actor, deploymentId, folder = "inbox" }: Input): Promise<number> {
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    select count(*) from (
      select from submissions
      where deployment_id in (select id from deployments where owner_id = ${actor.userId} and id = coalesce(${deploymentId ?? null}::int, id)) and read_at is null and is_spam = ${folder === "spam"}
      limit ${MOST_COUNTED}
    ) unread`;
  return Number(row!.count);
}
