import { env } from "~/lib/env.server";
import { previewOrigin } from "~/lib/preview-origin";
import { hasTakeDown } from "../moderation/only-viewer";

/**
 * Where an owner's screens open the preview at this path. While a site of the owner is taken down that is the app's own
 * host, which knows who is signed in and leads on with a ticket.
 */
export function previewAddress(path: string, owner: Parameters<typeof hasTakeDown>[0]): string {
  return hasTakeDown(owner) ? path : `${previewOrigin(env) ?? ""}${path}`;
}
