import { db } from "~/lib/db.server";
import { NotFoundError, TooManyError } from "~/lib/errors";
import { HOUR_MS } from "~/lib/limit-key";
import { visitorNetwork } from "~/lib/visitor-network";
import { cleanName } from "./sender-name";
import { countAgainstLimits } from "../limits/count-against-limits.server";
import { contentHash } from "../storage/content-hash";
import { whileDeployed } from "../deployment-record/is-shown";
import { siteAddress } from "../deployment-record/site-address.server";
import { mailboxOf } from "./mailbox";
import { isOpen, refusalOf } from "./recipient-token.server";

const OF_ONE_VISITOR = [{ most: 60, spanMs: HOUR_MS }];

interface Asking {
  /** The token in the link that was mailed. */
  token: string;
  /** Network address of who opens it, kept as a keyed hash only. */
  sender: string;
}

/** What the page behind a link says: whose messages would come, or come, to which address. */
export interface RecipientRequest {
  address: string;
  /** Empty where nothing of its name may be shown. */
  websiteName: string;
  siteAddress: string | null;
  askedBy: string;
  isConfirmed: boolean;
}

/**
 * The request behind a link; null when there is none, or none any more. @throws TooManyError after 60 tries from one
 * network in an hour
 */
export async function openRequest(asking: Asking): Promise<RecipientRequest | null> {
  const found = await find(asking);
  if (!found) return null;
  const { address, confirmedAt, owner, website } = found;
  const deployment = whileDeployed(website?.deployment);
  return {
    address,
    websiteName: cleanName(website?.deployment?.title ?? website?.projectTitle ?? ""),
    siteAddress: deployment && siteAddress(deployment),
    askedBy: owner.email,
    isConfirmed: confirmedAt !== null,
  };
}

/** Lets messages come to the address from now on. @throws as `refuseRequest` */
export async function confirmRequest(asking: Asking): Promise<void> {
  const { id } = await findOpen(asking);
  await db.mailRecipient.updateMany({ where: { id, confirmedAt: null }, data: { confirmedAt: new Date() } });
}

/**
 * Takes the address back, confirmed or not, and lets nobody ask it again.
 * @throws NotFoundError for a link that is not or no longer one, TooManyError after 60 tries from one network in an
 * hour
 */
export async function refuseRequest(asking: Asking): Promise<void> {
  const { id, address } = await findOpen(asking);
  const mailbox = refusalOf(mailboxOf(address));
  await db.$transaction([
    db.refusedRecipient.upsert({ where: { mailbox }, create: { mailbox }, update: {} }),
    db.mailRecipient.deleteMany({ where: { id } }),
  ]);
}

async function findOpen(asking: Asking) {
  const found = await find(asking);
  if (!found) throw new NotFoundError("This link has expired.");
  return found;
}

async function find({ token, sender }: Asking) {
  const limits = [{ what: "recipient's link", of: [visitorNetwork(sender)], allowed: OF_ONE_VISITOR }];
  if (!(await countAgainstLimits(limits)))
    throw new TooManyError("This page was asked for too often from your network. Please try again in an hour.");
  const found = await db.mailRecipient.findUnique({
    where: { tokenHash: contentHash(token) },
    include: {
      owner: { select: { email: true } },
      website: { include: { deployment: { include: { domain: true } } } },
    },
  });
  return found && (found.confirmedAt || isOpen(found)) ? found : null;
}
