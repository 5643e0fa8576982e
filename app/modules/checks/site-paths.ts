import { localReference } from "../markup/local-reference";
import { FEED_FILE } from "../assembly/pages/feed";
import { PRIVACY_FILE } from "../assembly/pages/privacy-page";
import { SITEMAP_FILE } from "../assembly/pages/sitemap";
import { fontFilePath } from "../templates/fonts";

/** What every published site answers beside its assets. */
const OWN = new Set([
  "",
  "index.html",
  "styles.css",
  "script.js",
  "robots.txt",
  "favicon.ico",
  "privacy",
  PRIVACY_FILE,
  FEED_FILE,
  SITEMAP_FILE,
]);
const BLOG = /^blog(?:\/|$)/;
const FONT = /^assets\/fonts\/([^/]+)$/;
/** Answered by the app for all its sites. */
const APP = /^(?:api|sites)\//;

/** Whether a site with these assets answers at a path from its root. */
export function isSitePath(path: string, assets: ReadonlySet<string>): boolean {
  const font = FONT.exec(path)?.[1];
  return (
    OWN.has(path) ||
    BLOG.test(path) ||
    APP.test(path) ||
    assets.has(path) ||
    (font !== undefined && fontFilePath(font) !== undefined)
  );
}

/** The path that an address names when the site has no such file; null when all is well with it. */
export function missingFile(address: string, assets: ReadonlySet<string>): string | null {
  const local = localReference(address);
  return local && local.path !== "" && !isSitePath(local.path, assets) ? local.path : null;
}
