import { matchPath } from "~/published/request-path";
import { withoutPlaceholders } from "../markup/placeholders";
import type { WebsiteCode } from "../site/website-code";
import { assemblePlainSite } from "./assemble-site";
import { referencedAssets } from "../markup/referenced-assets";
import type { SiteFile } from "../storage/site-file";

/**
 * The page, stylesheet or script that a website's code has at a path, under its plain name; null when there is none.
 */
export function plainSiteFile(code: WebsiteCode, path: string): SiteFile | null {
  return ownSiteFile(withoutPlaceholders(code), path);
}

/** The same as its owner edits it: with what only the owner sees. */
export function ownSiteFile(code: WebsiteCode, path: string): SiteFile | null {
  // Pages need to know the names of their assets, not the bytes.
  const assets = referencedAssets(code).map((name) => ({ path: name, bytes: new Uint8Array() }));
  const files = new Map(assemblePlainSite(code, assets).map((file) => [file.path, file]));
  const match = matchPath(path, (name) => files.has(name));
  return match && "file" in match ? files.get(match.file)! : null;
}
