import { html } from "../../markup/html";
import type { Rename } from "../../markup/local-reference";
import { localeOf } from "../sharing/locale";
import { pictureTags, type SharePicture } from "../sharing/sharing-head";
import { pageAddress, type SitePage } from "./site-page";

/** The site of a page. */
interface HeadSite {
  title: string;
  lang: string;
  /** Stands for all of its pages. */
  picture: SharePicture | null;
  address: string | null;
  rename: Rename;
}

/**
 * What a page says of itself in its head: title, description, its one address, and how it is shown where it is shared.
 */
export function pageHead(page: SitePage, site: HeadSite): string {
  const title = page.title === site.title ? page.title : `${page.title} · ${site.title}`;
  const locale = localeOf(site.lang);
  const address = site.address && pageAddress(page.path, { ...site, address: site.address });
  return html`<title>${title}</title>
<meta name="description" content="${page.description}">
${address && html`<link rel="canonical" href="${address}">\n`}<meta property="og:type" content="${page.type}">
<meta property="og:site_name" content="${site.title}">
<meta property="og:title" content="${page.title}">
<meta property="og:description" content="${page.description}">
${address && html`<meta property="og:url" content="${address}">\n`}${locale && html`<meta property="og:locale" content="${locale}">\n`}${pictureTags(site.picture)}${page.head}`
    .text;
}
