import { db } from "~/lib/db.server";
import { isStorable } from "~/lib/stored-text";
import { FONT_FOLDER, loadFont } from "./load-assets.server";
import { mediaTypeOf } from "./media-type";
import { plainSiteFile } from "./plain-site-file";

export interface PreviewFile {
  bytes: Uint8Array;
  type: string;
}

interface Input {
  /** The unguessable token in a preview's address: whoever has it may look. */
  token: string;
  /** Path below the token, decoded, without a leading slash. */
  path: string;
}

/** One file of a website's preview, as its code is now; null when there is none at this path. */
export async function readPreviewFile({ token, path }: Input): Promise<PreviewFile | null> {
  // The database cannot even be asked for such a name.
  if (!isStorable(token + path)) return null;
  if (path.startsWith(FONT_FOLDER)) return withType(await loadFont(path));
  if (path.startsWith("assets/")) return readPicture(token, path);
  const website = await db.website.findUnique({ where: { previewToken: token }, select: { code: true } });
  if (!website?.code) return null;
  return plainSiteFile(website.code, path);
}

async function readPicture(token: string, path: string): Promise<PreviewFile | null> {
  const asset = await db.asset.findFirst({
    where: { path, website: { previewToken: token } },
    select: { blob: { select: { bytes: true } } },
  });
  return withType(asset && { path, bytes: asset.blob.bytes });
}

function withType(asset: { path: string; bytes: Uint8Array } | null): PreviewFile | null {
  return asset && { bytes: asset.bytes, type: mediaTypeOf(asset.path) };
}
