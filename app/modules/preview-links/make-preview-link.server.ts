import { randomUUID } from "node:crypto";
import { db } from "~/lib/db.server";
import { ConflictError, LimitReachedError } from "~/lib/errors";
import { DAY_MS } from "~/lib/utc-day";
import { requireNoTakeDown } from "../moderation/require-not-taken-down.server";
import { contentHash } from "../storage/content-hash";
import { lockWebsite } from "../website-record/lock-website.server";
import { addressOf, linkToken } from "./link-address.server";
import { MOST_LINKS } from "./preview-link";

interface Input {
  actor: { userId: number };
  websiteId: number;
  days: number;
}

/**
 * Makes an address at which whoever has it sees a website, as it is saved at that moment, for some days. Only the
 * hash of its token is kept. @throws NotFoundError when the actor has no such website, ConflictError while there is
 * nothing to see or a site of the actor is taken down, LimitReachedError after 20 that still open
 */
export async function makePreviewLink({ actor, websiteId, days }: Input): Promise<{ id: number; address: string }> {
  return db.$transaction(async (tx) => {
    const code = await lockWebsite(tx, actor.userId, websiteId);
    if (code === null) throw new ConflictError("This website has no pages to show yet.");
    await requireNoTakeDown(tx, actor.userId);
    const open = await tx.previewLink.count({ where: { websiteId, expiresAt: { gt: new Date() } } });
    if (open >= MOST_LINKS)
      throw new LimitReachedError(`${MOST_LINKS} links to this website are open. Revoke one that is no longer needed.`);
    const expiresAt = new Date(Date.now() + days * DAY_MS);
    // The token is made of what the row is given first.
    const link = await tx.previewLink.create({ data: { websiteId, tokenHash: randomUUID(), expiresAt } });
    const token = linkToken(link);
    await tx.previewLink.update({ where: { id: link.id }, data: { tokenHash: contentHash(token) } });
    return { id: link.id, address: addressOf(token) };
  });
}
