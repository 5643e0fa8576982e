import { db } from "~/lib/db.server";
import type { Inbox } from "./find-inbox.server";
import type { Folder } from "./folder";
import { writeCursor, type MessageCursor } from "./message-cursor";
import { toItem, type MessageItem, type MessageRow } from "./message-view";

interface PageOfMessages {
  inbox: Inbox;
  folder: Folder;
  /** The last message of the page before; null for the newest. */
  before: MessageCursor | null;
}

const PAGE_LENGTH = 25;

/** One page of a folder, newest first, with the cursor of the next one where there is more. */
export async function listMessages(place: PageOfMessages): Promise<{ messages: MessageItem[]; older: string | null }> {
  const rows = await readMessages(place, PAGE_LENGTH + 1);
  const page = rows.slice(0, PAGE_LENGTH);
  return {
    messages: page.map((row) => toItem(row, place.inbox.fields)),
    older: rows.length > PAGE_LENGTH ? writeCursor(page.at(-1)!) : null,
  };
}

/** At most `count` messages of a folder as they are kept, newest first. */
export function readMessages(
  { inbox: { deploymentId }, folder, before }: PageOfMessages,
  count: number,
): Promise<MessageRow[]> {
  return db.submission.findMany({
    where: { deploymentId, isSpam: folder === "spam", ...(before && olderThan(before)) },
    select: { id: true, data: true, isSpam: true, readAt: true, receivedAt: true },
    orderBy: [{ receivedAt: "desc" }, { id: "desc" }],
    take: count,
  });
}

// The first condition is what an index can start from; several may have come in one millisecond.
const olderThan = ({ receivedAt, id }: MessageCursor) => ({
  receivedAt: { lte: receivedAt },
  OR: [{ receivedAt: { lt: receivedAt } }, { id: { lt: id } }],
});
