import { db, type Prisma } from "~/lib/db.server";
import { isStorable } from "~/lib/stored-text";
import { outsideBin } from "../website-record/outside-bin";
import { onlyViewer, ownerWithTakeDown } from "../moderation/only-viewer";
import { withPreviewNote } from "../contact-form/preview-note";
import { FONT_FOLDER, loadFont } from "../assembly/load-assets.server";
import { mediaTypeOf } from "../storage/media-type";
import { PAGE_STYLES } from "../assembly/assemble-site";
import { plainSiteFile } from "../assembly/plain-site-file";

export interface PreviewFile {
  bytes: Uint8Array;
  type: string;
  /** The user who alone may see it; null or none for whoever has the address. */
  onlyFor?: number | null;
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
  return isStorable(token + path) ? readSavedFile({ previewToken: token }, path) : null;
}

/**
 * One file of the website that fits and is not in the bin, as its code is saved now; `path` as of a preview, storable.
 */
export async function readSavedFile(wanted: Prisma.WebsiteWhereInput, path: string): Promise<PreviewFile | null> {
  const website = { AND: [outsideBin, wanted] };
  if (path.startsWith(FONT_FOLDER)) return withType(await loadFont(path));
  if (path.startsWith("assets/") && path !== PAGE_STYLES) return readPicture(website, path);
  const found = await db.website.findFirst({ where: website, select: { code: true, owner: ownerWithTakeDown } });
  const file = found?.code ? plainSiteFile(found.code, path) : null;
  return file && { ...noted(file), onlyFor: onlyViewer(found!.owner!) };
}

/** Its contact form says that nothing is sent from here. */
function noted({ bytes, type }: PreviewFile): PreviewFile {
  if (!type.startsWith("text/html")) return { bytes, type };
  return { type, bytes: Buffer.from(withPreviewNote(Buffer.from(bytes).toString())) };
}

async function readPicture(website: Prisma.WebsiteWhereInput, path: string): Promise<PreviewFile | null> {
  const asset = await db.asset.findFirst({ where: { path, website }, select: { blob: { select: { bytes: true } } } });
  return withType(asset && { path, bytes: asset.blob.bytes });
}

function withType(asset: { path: string; bytes: Uint8Array } | null): PreviewFile | null {
  return asset && { bytes: asset.bytes, type: mediaTypeOf(asset.path) };
}
