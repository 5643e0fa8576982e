import { isStorable } from "~/lib/stored-text";
import { contentHash } from "../storage/content-hash";
import { readSavedFile, type PreviewFile } from "../publishing/read-preview-file.server";

interface Input {
  /** The unguessable token in a link's address. */
  token: string;
  /** Path below the token, decoded, without a leading slash. */
  path: string;
}

/**
 * One file of the website that a preview link shows, as its code is saved now; null when there is none at this path,
 * the link has expired or was revoked, or a site of its owner is taken down.
 */
export async function readLinkedFile({ token, path }: Input): Promise<PreviewFile | null> {
  // The database cannot even be asked for such a name.
  if (!isStorable(path)) return null;
  const opens = { some: { tokenHash: contentHash(token), expiresAt: { gt: new Date() } } };
  const isDown = { deployments: { some: { takeDowns: { some: { liftedAt: null } } } } };
  return readSavedFile({ previewLinks: opens, owner: { NOT: isDown } }, path);
}
