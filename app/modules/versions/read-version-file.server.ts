import { db } from "~/lib/db.server";
import { isStorable } from "~/lib/stored-text";
import { outsideBin } from "../website-record/outside-bin";
import { onlyViewer, ownerWithTakeDown } from "../moderation/only-viewer";
import { FONT_FOLDER, loadFont } from "../assembly/load-assets.server";
import { mediaTypeOf } from "../storage/media-type";
import { plainSiteFile } from "../assembly/plain-site-file";
import type { PreviewFile } from "../publishing/read-preview-file.server";
import { readVersionToken } from "./version-token.server";

interface Input {
  /** As `versionToken` made it: whoever has it may look at that version. */
  token: string;
  /** Path below the token, decoded, without a leading slash. */
  path: string;
}

/** One file of a version's preview; null when there is none at this path, or the version is gone. */
export async function readVersionFile({ token, path }: Input): Promise<PreviewFile | null> {
  const id = readVersionToken(token);
  // The database cannot even be asked for such a name.
  if (id === null || !isStorable(path)) return null;
  if (path.startsWith("assets/")) return readAsset(id, path);
  const version = await db.version.findUnique({ where: { id, website: outsideBin }, select: { code: true, website: { select: { owner: ownerWithTakeDown } } } });
  const file = version && plainSiteFile(version.code, path);
  return file && { ...file, onlyFor: onlyViewer(version.website.owner!) };
}

async function readAsset(id: number, path: string): Promise<PreviewFile | null> {
  const bytes = path.startsWith(FONT_FOLDER) ? (await loadFont(path))?.bytes : await readPicture(id, path);
  return bytes ? { bytes, type: mediaTypeOf(path) } : null;
}

async function readPicture(id: number, path: string): Promise<Uint8Array | undefined> {
  const asset = await db.asset.findFirst({
    where: { path, website: { ...outsideBin, versions: { some: { id } } } },
    select: { blob: { select: { bytes: true } } },
  });
  return asset?.blob.bytes;
}
