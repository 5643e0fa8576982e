import { db } from "~/lib/db.server";
import { NotFoundError } from "~/lib/errors";
import type { WebsiteCode } from "../site/website-code";
import { readFontFile } from "../templates/fonts.server";
import { referencedAssets } from "../markup/referenced-assets";
import type { SiteAsset } from "../storage/site-file";

export const FONT_FOLDER = "assets/fonts/";

/**
 * The bytes of every font and picture that a website's code, or a text beside it, names; names without bytes are left
 * out.
 */
export const loadAssets = (websiteId: number, code: WebsiteCode, texts: string[] = []) =>
  loadFiles(websiteId, referencedAssets(code, texts));

/** The same for some of their paths. */
export async function loadFiles(websiteId: number, paths: string[]): Promise<SiteAsset[]> {
  const fonts = await Promise.all(paths.filter((path) => path.startsWith(FONT_FOLDER)).map(loadFont));
  const pictures = await db.asset.findMany({
    where: { websiteId, path: { in: paths } },
    select: { path: true, blob: { select: { bytes: true } } },
    orderBy: { path: "asc" },
  });
  return [...fonts.filter((font) => font !== null), ...pictures.map(({ path, blob }) => ({ path, bytes: blob.bytes }))];
}

/** A font file by its path in a site; null for one that no template writes. */
export async function loadFont(path: string): Promise<SiteAsset | null> {
  try {
    return { path, bytes: await readFontFile(path.slice(FONT_FOLDER.length)) };
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}
