import { NotFoundError } from "~/lib/errors";
import { findInbox, type Inbox } from "./find-inbox.server";
import type { Folder } from "./folder";
import { readMessages } from "./list-messages.server";
import type { MessageCursor } from "./message-cursor";
import { csvHead, csvLines } from "./messages-csv";

/** Messages that are in memory at once; each may have 64 KB. */
const BATCH = 100;

interface Input {
  actor: { userId: number };
  /** As `findInbox` takes it. */
  deploymentId?: number | undefined;
  folder: Folder;
}

/**
 * All messages of a folder as pieces of a CSV file, newest first. @throws NotFoundError where there is no such website
 * of the actor
 */
export async function exportMessages({ folder, ...place }: Input): Promise<AsyncGenerator<string>> {
  const inbox = await findInbox(place);
  if (!inbox) throw new NotFoundError("Messages come from a deployed website, and there is none.");
  return messagesCsv(inbox, folder);
}

/** The same for a place that was found already. */
export async function* messagesCsv(inbox: Inbox, folder: Folder): AsyncGenerator<string> {
  yield csvHead(inbox.fields);
  let before: MessageCursor | null = null;
  for (;;) {
    const rows = await readMessages({ inbox, folder, before }, BATCH);
    if (rows.length > 0) yield csvLines(inbox.fields, rows);
    if (rows.length < BATCH) return;
    before = rows.at(-1)!;
  }
}
