import type { ReadFile } from "~/integrations/browser/page-traffic.server";
import { numberElements } from "../../markup/page";
import type { WebsiteCode } from "../../site/website-code";
import { loadAssets } from "../../assembly/load-assets.server";
import { mediaTypeOf } from "../../storage/media-type";
import { ownSiteFile } from "../../assembly/plain-site-file";
import { readSite, type SiteContext } from "../checked-site";

/** A website's files for a look at it: its page with each element's number, its pictures and fonts. */
export async function memorySite(websiteId: number, code: WebsiteCode, context: SiteContext): Promise<ReadFile> {
  const { page } = readSite(code, context);
  const numbered = { ...code, html: numberElements(page) };
  const assets = new Map((await loadAssets(websiteId, code)).map(({ path, bytes }) => [path, bytes]));
  return async (path) => {
    const bytes = assets.get(path);
    if (bytes) return { bytes, type: mediaTypeOf(path) };
    // Assets that the code names have no bytes of their own there.
    return path.startsWith("assets/") ? null : ownSiteFile(numbered, path);
  };
}
