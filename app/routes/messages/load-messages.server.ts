import type { Actor } from "~/http/guards.server";
import { readId } from "~/http/read-input.server";
import { NotFoundError } from "~/lib/errors";
import { listDeadLetters } from "~/modules/arrivals/list-dead-letters.server";
import { listSites } from "~/modules/content/list-sites.server";
import { countUnread } from "~/modules/messages/count-unread.server";
import { findInbox, type Inbox } from "~/modules/messages/find-inbox.server";
import { readFolder } from "~/modules/messages/folder";
import { listMessages } from "~/modules/messages/list-messages.server";
import { readCursor } from "~/modules/messages/message-cursor";
import { openMessage } from "~/modules/messages/open-message.server";
import { readSite } from "~/modules/messages/read-site";

/**
 * The page of messages that an address names, with the one that it opens; what is opened no longer counts as unread.
 */
export async function loadMessages(actor: Actor, params: URLSearchParams) {
  const folder = readFolder(params.get("folder"));
  const inbox = (await findInbox({ actor, deploymentId: readSite(params) })) ?? (await findInbox({ actor }));
  if (!inbox)
    return {
      site: null,
      sites: [],
      folder,
      unread: 0,
      unreadSpam: 0,
      messages: [],
      older: null,
      opened: null,
      deadLetters: [],
    };
  const opened = await readOpened(inbox, params.get("message"));
  const [page, unread, unreadSpam, sites, deadLetters] = await Promise.all([
    listMessages({ inbox, folder, before: readCursor(params.get("before")) }),
    countUnread({ actor }),
    countUnread({ actor, deploymentId: inbox.deploymentId, folder: "spam" }),
    listInboxes(actor),
    listDeadLetters({ actor, deploymentId: inbox.deploymentId }),
  ]);
  const { fields: _, ...site } = inbox;
  return { site, sites, folder, unread, unreadSpam, opened, deadLetters, ...page };
}

/** The websites that messages came from, each with how many of them nobody has read. */
async function listInboxes(actor: Actor) {
  const sites = await listSites({ actor });
  return Promise.all(
    sites.map(async ({ id, name, isWithdrawn }) => ({
      id,
      name,
      isWithdrawn,
      unread: await countUnread({ actor, deploymentId: id }),
    })),
  );
}

/** A message that was deleted meanwhile leaves the list to be seen. */
async function readOpened(inbox: Inbox, id: string | null) {
  if (id === null) return null;
  try {
    return await openMessage({ inbox, messageId: readId(id) });
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}
