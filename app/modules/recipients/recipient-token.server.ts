import { createHmac } from "node:crypto";
import { env } from "~/lib/env.server";
import { DAY_MS } from "~/lib/utc-day";

/** For how long a link confirms an address. */
export const LINK_DAYS = 7;

const sign = (text: string) => createHmac("sha256", env.SESSION_SECRET).update(text).digest("base64url");

interface Asked {
  id: number;
  askedAt: Date;
}

/** The unguessable part of the link in one request; a job that is tried again mails the same. Only its hash is kept. */
export const recipientToken = ({ id, askedAt }: Asked): string => sign(`mail-recipient:${id}:${askedAt.getTime()}`);

/** Under which name an address stands that wants no more requests; nobody can read it out of that. */
export const refusalOf = (mailbox: string): string => sign(`refused-recipient:${mailbox}`);

/** Whether a link still confirms. */
export const isOpen = ({ askedAt }: Pick<Asked, "askedAt">, now = Date.now()): boolean =>
  askedAt.getTime() > now - LINK_DAYS * DAY_MS;
