import { isSigned, sign } from "~/lib/signature.server";

const PURPOSE = "preview-ticket";
const LIFETIME_MS = 60_000;

const signedText = (token: string, until: string) => `${token}:${until}`;

/**
 * Opens the page of one preview for a minute, where nobody but its owner may see it: the app's host, which knows who is
 * signed in, gives it to the previews' host, which no cookie reaches. `token` is the one in the preview's address.
 */
export function previewTicket(token: string, now = Date.now()): string {
  const until = String(now + LIFETIME_MS);
  return `${until}-${sign(PURPOSE, signedText(token, until))}`;
}

/** Whether a ticket opens the preview with this token now. */
export function isPreviewTicket(ticket: string, token: string, now = Date.now()): boolean {
  const [, until = "", signature = ""] = /^(\d{1,15})-([\w-]+)$/.exec(ticket) ?? [];
  return isSigned(PURPOSE, signedText(token, until), signature) && now <= Number(until);
}
