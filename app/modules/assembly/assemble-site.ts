import { INDEX_FILE } from "~/published/manifest";
import { withoutPlaceholders } from "../markup/placeholders";
import type { WebsiteCode } from "../site/website-code";
import { BEACON, BEACON_FILE, beaconTag } from "./beacon";
import { hashedName } from "../storage/content-hash";
import { forDisk } from "./for-disk";
import { withFormTarget } from "./form-target";
import { googleTag } from "./google-tag";
import type { SiteMeta } from "./head-splices";
import type { Rename } from "../markup/local-reference";
import { mediaTypeOf } from "../storage/media-type";
import { pageCss } from "./pages/page-css";
import { PRIVACY_FILE } from "./pages/privacy-page";
import { SITEMAP_FILE } from "./pages/sitemap";
import { addSitePages } from "./pages/site-pages";
import { rewriteCss } from "./rewrite-css";
import { drawnFiles } from "./sharing/drawn-files";
import { NO_EXTRAS, type SiteCopy, type SiteExtras } from "./site-extras";
import type { SiteAsset, SiteFile } from "../storage/site-file";
import { completeDocument, renameInDocument } from "./site-html";

const robots = (address: string | null) =>
  `User-agent: *\nAllow: /\n${address ? `Sitemap: ${address}${SITEMAP_FILE}\n` : ""}`;

/**
 * Turns a website's code into every file of its published site. Stylesheet, script and assets get names with their
 * hash, which never change their bytes; assets answer under their plain names too, for addresses that only a script
 * knows. Pure: the same input gives the same bytes. `extras` is what it shows beside its code.
 */
export function assembleSite(
  own: WebsiteCode,
  assets: SiteAsset[],
  meta: SiteMeta = {},
  extras: SiteExtras = NO_EXTRAS,
): SiteFile[] {
  const names = assetNames(assets);
  return [...assembleTexts(own, names, meta, extras), ...assetFiles(assets, names)];
}

/** The names of assets with their hash, by those that code uses. */
export const assetNames = (assets: SiteAsset[]): ReadonlyMap<string, string> =>
  new Map(assets.map(({ path, bytes }) => [path, hashedName(path, bytes)]));

/** The files of assets, under their hashed names and their plain ones. */
export function assetFiles(assets: SiteAsset[], names: ReadonlyMap<string, string>): SiteFile[] {
  const hashed = assets.map(({ path, bytes }) => file(names.get(path)!, bytes, true));
  const paths = new Set(names.values());
  const plain = assets.filter(({ path }) => !paths.has(path));
  return [...hashed, ...plain.map((asset) => file(asset.path, asset.bytes, false))];
}

/** How the files of a site are named that we make. */
interface Naming {
  nameOf: (path: string, bytes: Uint8Array) => string;
  /** Where stylesheet and script lie, and what leads from there to the site's root. */
  folder: string;
  up: string;
  immutable: boolean;
}

const HASHED: Naming = { nameOf: hashedName, folder: "assets/", up: "../", immutable: true };
/** An owner finds them by these in a copy, and may change them there. */
const PLAIN: Naming = { nameOf: (path) => path, folder: "", up: "", immutable: false };

/**
 * All files of a site but its assets, of which it needs the names alone; the rest as `assembleSite`. For a copy they
 * are the same files under plain names, written so that a browser opens them from a disk.
 */
export function assembleTexts(
  own: WebsiteCode,
  assets: ReadonlyMap<string, string>,
  meta: SiteMeta,
  extras: SiteExtras,
  naming: Naming = extras.copy ? PLAIN : HASHED,
): SiteFile[] {
  const { copy } = extras;
  const { nameOf, folder, up, immutable } = naming;
  const named = (path: string, content: string) => textFile(path, content, nameOf, immutable);
  const code = codeFor(copy, withoutPlaceholders(own));
  // Few hosts for plain files answer `/privacy` with this file.
  const names = new Map([...assets, ...(copy ? [["privacy", PRIVACY_FILE] as const] : [])]);
  const linked = { css: code.css !== "", javascript: code.javascript !== "" };
  const document = completeDocument(code.html, meta, linked, { inHead: headOf(extras), contactKey: extras.contactKey });
  const styles = named(`${folder}styles.css`, rewriteCss(code.css, follow(names), up));
  const script = named(`${folder}script.js`, code.javascript);
  const beacon = named(`assets/${BEACON_FILE}`, BEACON);
  names.set("styles.css", styles.path).set("script.js", script.path).set(BEACON_FILE, beacon.path);
  const pageStyles = named(PAGE_STYLES, pageCss);
  const drawn = drawnFiles(extras.drawings, nameOf);
  const beside = addSitePages(document, {
    extras,
    rename: follow(names),
    stylesheet: pageStyles.path,
    drawn,
    subdomain: meta.subdomain ?? null,
  });
  const pages = [
    text(INDEX_FILE, renameInDocument(beside.document, follow(names))),
    text("robots.txt", robots(extras.address)),
    ...beside.files.map(({ path, content }) => text(path, content)),
    pageStyles,
    ...drawn.files.map(({ path, bytes, isNamed }) => file(path, bytes, isNamed && immutable)),
  ];
  const files = [...pages, styles, script, ...(extras.reportsAs ? [beacon] : [])];
  return copy ? forDisk(files) : files;
}

const codeFor = (copy: SiteCopy | null, code: WebsiteCode) => (copy ? withFormTarget(code, copy.target) : code);

/**
 * A website's code alone under plain names, as a preview shows it: `index.html`, `styles.css`, `script.js` and
 * `assets/…`.
 */
export function assemblePlainSite(code: WebsiteCode, assets: SiteAsset[]): SiteFile[] {
  const names = new Map(["styles.css", "script.js", ...assets.map((asset) => asset.path)].map((path) => [path, path]));
  const document = completeDocument(code.html, {}, { css: code.css !== "", javascript: code.javascript !== "" });
  return [
    text(INDEX_FILE, renameInDocument(document, follow(names))),
    text("styles.css", rewriteCss(code.css, follow(names))),
    text("script.js", code.javascript),
    ...assets.map((asset) => file(asset.path, asset.bytes, false)),
  ];
}

/** Where the stylesheet of the pages that we add lies in a preview. */
export const PAGE_STYLES = "assets/pages.css";

/**
 * The page on privacy that a website's code will have once it is deployed, and its stylesheet, under plain names: for
 * its owner to read before. None where it will have none.
 */
export function assemblePrivacy(code: WebsiteCode, assets: SiteAsset[]): SiteFile[] {
  const names = new Map(assets.map(({ path }) => [path, path]));
  const files = assembleTexts(code, names, {}, NO_EXTRAS, PLAIN);
  return files.filter(({ path }) => path === PRIVACY_FILE || path === PAGE_STYLES);
}

const headOf = ({ googleAnalyticsId, reportsAs }: SiteExtras) =>
  (googleAnalyticsId ? googleTag(googleAnalyticsId) : "") + (reportsAs ? beaconTag(reportsAs) : "");

function follow(names: Map<string, string>): Rename {
  return (path) => names.get(path) ?? null;
}

function textFile(path: string, content: string, nameOf: Naming["nameOf"], immutable: boolean): SiteFile {
  const bytes = Buffer.from(content);
  return file(nameOf(path, bytes), bytes, immutable);
}

function text(path: string, content: string): SiteFile {
  return file(path, Buffer.from(content), false);
}

function file(path: string, bytes: Uint8Array, immutable: boolean): SiteFile {
  return { path, bytes, type: mediaTypeOf(path), immutable };
}
