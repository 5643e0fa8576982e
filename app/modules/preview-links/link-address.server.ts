import { env } from "~/lib/env.server";
import { previewOrigin } from "~/lib/preview-origin";
import { sign } from "~/lib/signature.server";
import { contentHash } from "../storage/content-hash";

/** What a link's token is made of, which no other link has, also after a backup was restored. */
interface LinkRow {
  id: number;
  websiteId: number;
  createdAt: Date;
}

/**
 * The unguessable part of a link's address (docs/decisions/0138-a-preview-link-can-be-copied-again.md). It is made of
 * our secret, so that who reads the database alone knows no address, and its owner can copy it again.
 */
export const linkToken = ({ id, websiteId, createdAt }: LinkRow): string =>
  sign("preview-link", `${websiteId}:${id}:${createdAt.getTime()}`);

/** Where a link with this token leads. */
export const addressOf = (token: string) => `${previewOrigin(env) ?? env.APP_ORIGIN}/preview/link/${token}/`;

/** The address of a link; null of one whose token is not made in this way (any more): it opens all the same. */
export function linkAddress({ tokenHash, ...link }: LinkRow & { tokenHash: string }): string | null {
  const token = linkToken(link);
  return contentHash(token) === tokenHash ? addressOf(token) : null;
}
