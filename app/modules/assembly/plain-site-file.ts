import { matchPath } from "~/published/request-path";
import { contactFormScript } from "../contact-form/form-script";
import { renewBlock } from "../contact-form/marked-block";
import { PRIVACY_FILE } from "./pages/privacy-page";
import { withoutPlaceholders } from "../markup/placeholders";
import type { WebsiteCode } from "../site/website-code";
import { assemblePlainSite, assemblePrivacy, PAGE_STYLES } from "./assemble-site";
import { referencedAssets } from "../markup/referenced-assets";
import type { SiteFile } from "../storage/site-file";

/**
 * The page, stylesheet or script that a website's code has at a path, under its plain name, the page on privacy that
 * deploying adds included; null when there is none. Its contact form has the script of today: an earlier one takes it
 * for a failure that a preview sends nothing.
 */
export function plainSiteFile(code: WebsiteCode, path: string): SiteFile | null {
  const javascript = renewBlock(code.javascript, contactFormScript);
  return ownSiteFile(withoutPlaceholders({ ...code, javascript }), path) ?? privacyFile(code, path);
}

function privacyFile(code: WebsiteCode, path: string): SiteFile | null {
  const wanted = path === "privacy" ? PRIVACY_FILE : path;
  if (wanted !== PRIVACY_FILE && wanted !== PAGE_STYLES) return null;
  return assemblePrivacy(code, assetsOf(code)).find((file) => file.path === wanted) ?? null;
}

// Pages need to know the names of their assets, not the bytes.
const assetsOf = (code: WebsiteCode) => referencedAssets(code).map((name) => ({ path: name, bytes: new Uint8Array() }));

/** The same as its owner edits it: with what only the owner sees. */
export function ownSiteFile(code: WebsiteCode, path: string): SiteFile | null {
  const files = new Map(assemblePlainSite(code, assetsOf(code)).map((file) => [file.path, file]));
  const match = matchPath(path, (name) => files.has(name));
  return match && "file" in match ? files.get(match.file)! : null;
}
