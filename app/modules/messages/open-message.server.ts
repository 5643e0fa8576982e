import { db } from "~/lib/db.server";
import type { Inbox } from "./find-inbox.server";
import { toMessage, type Message } from "./message-view";
import { noSuchMessage } from "./no-such-message";

/** A message of an inbox, which counts as read from now on. @throws NotFoundError when it holds none of this id */
export async function openMessage({ inbox, messageId }: { inbox: Inbox; messageId: number }): Promise<Message> {
  const where = { id: messageId, deploymentId: inbox.deploymentId };
  await db.submission.updateMany({ where: { ...where, readAt: null }, data: { readAt: new Date() } });
  const row = await db.submission.findFirst({ where });
  if (!row) throw noSuchMessage();
  return toMessage(row, inbox.fields);
}
