import { enqueue } from "~/jobs/enqueue.server";
import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import { DAY_MS } from "~/lib/utc-day";
import { countAgainstLimits } from "../limits/count-against-limits.server";
import { contentHash } from "../storage/content-hash";
import { mailboxOf } from "./mailbox";
import { recipientToken, refusalOf } from "./recipient-token.server";

/** However many accounts name an address, it is asked once a day; and an account asks few in a day. */
const OF_ONE_ADDRESS = [{ most: 1, spanMs: DAY_MS }];
const BY_ONE_ACCOUNT = [{ most: 5, spanMs: DAY_MS }];

interface Input {
  actor: { userId: number };
  websiteId: number;
  /** The address that a form names. */
  address: string;
}

/**
 * What came of asking: it needs none, a link is on its way, one was sent today or the day's are used up, it wants none.
 */
export type Asked = "not needed" | "asked" | "later" | "refused";

/**
 * Mails an address the link by which it confirms that it wants an owner's messages, unless it is the owner's own or has
 * confirmed. @throws NotFoundError when the actor has no such website
 */
export async function askRecipient({ actor: { userId: ownerId }, websiteId, address: named }: Input): Promise<Asked> {
  const address = named.toLowerCase();
  const website = await db.website.findFirst({
    where: { id: websiteId, ownerId },
    select: { owner: { select: { email: true } } },
  });
  if (!website?.owner) throw new NotFoundError("There is no such website.");
  const known = await db.mailRecipient.findUnique({ where: { ownerId_address: { ownerId, address } } });
  if (address === "" || address === website.owner.email.toLowerCase() || known?.confirmedAt) return "not needed";
  if (await isRefused(address)) return "refused";
  const limits = [
    { what: "ask of", of: [mailboxOf(address)], allowed: OF_ONE_ADDRESS },
    { what: "ask by", of: [String(ownerId)], allowed: BY_ONE_ACCOUNT },
  ];
  if (!(await countAgainstLimits(limits))) return "later";
  await keepAsked(ownerId, websiteId, address);
  return "asked";
}

/** Whether the address said that it wants no such request of anybody. */
export async function isRefused(address: string): Promise<boolean> {
  return (await db.refusedRecipient.count({ where: { mailbox: refusalOf(mailboxOf(address)) } })) > 0;
}

function keepAsked(ownerId: number, websiteId: number, address: string): Promise<void> {
  const asked = { websiteId, askedAt: new Date() };
  return db.$transaction(async (tx) => {
    const { id, askedAt } = await tx.mailRecipient.upsert({
      where: { ownerId_address: { ownerId, address } },
      create: { ownerId, address, ...asked },
      update: asked,
    });
    await tx.mailRecipient.update({ where: { id }, data: { tokenHash: contentHash(recipientToken({ id, askedAt })) } });
    await enqueue("ask_recipient", { recipientId: id }, { tx });
  });
}
