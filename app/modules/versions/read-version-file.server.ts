import { db } from "~/lib/db.server";
import { idInToken } from "~/lib/signature.server";
import { isStorable } from "~/lib/stored-text";
import { outsideBin } from "../website-record/outside-bin";
import { onlyViewer, ownerWithTakeDown } from "../moderation/only-viewer";
import { FONT_FOLDER, loadFont } from "../assembly/load-assets.server";
import { mediaTypeOf } from "../storage/media-type";
import { plainSiteFile } from "../assembly/plain-site-file";
import type { PreviewFile } from "../publishing/read-preview-file.server";
import { isTokenOf } from "./version-token.server";

interface Input {
  /** As `versionToken` made it: whoever has it may look at that version. */
  token: string;
  /** Path below the token, decoded, without a leading slash. */
  path: string;
}

/** One file of a version's preview; null when there is none at this path, or the version is gone. */
export async function readVersionFile({ token, path }: Input): Promise<PreviewFile | null> {
  const version = await findVersion(token);
  // The database cannot even be asked for such a name.
  if (!version || !isStorable(path)) return null;
  if (path.startsWith("assets/")) return readAsset(version.websiteId, path);
  const code = await db.siteCode.findUniqueOrThrow({ where: { hash: version.codeHash } });
  const file = plainSiteFile(code, path);
  return file && { ...file, onlyFor: onlyViewer(version.website.owner!) };
}

/** The version that a token opens, of a website that is not in the bin; null for none. */
async function findVersion(token: string) {
  const id = idInToken(token);
  if (id === null) return null;
  const version = await db.version.findUnique({
    where: { id, website: outsideBin },
    select: { websiteId: true, codeHash: true, website: { select: { previewToken: true, owner: ownerWithTakeDown } } },
  });
  return version && isTokenOf(token, { id, previewToken: version.website.previewToken }) ? version : null;
}

async function readAsset(websiteId: number, path: string): Promise<PreviewFile | null> {
  const bytes = path.startsWith(FONT_FOLDER) ? (await loadFont(path))?.bytes : await readPicture(websiteId, path);
  return bytes ? { bytes, type: mediaTypeOf(path) } : null;
}

async function readPicture(websiteId: number, path: string): Promise<Uint8Array | undefined> {
  const asset = await db.asset.findFirst({ where: { path, websiteId }, select: { blob: { select: { bytes: true } } } });
  return asset?.blob.bytes;
}
