import { FOLDER_NOT_FOUND_FILE, NOT_FOUND_FILE } from "~/published/manifest";
import { languageOf } from "../../contact-form/find-forms";
import { elementsOf, hasWord, readDocument, type HtmlDocument } from "../../markup/html-document";
import { applySplices, type Splice } from "../../markup/splices";
import { html } from "../../markup/html";
import { atHeadEnd } from "../head-splices";
import { renameReference, type Rename } from "../../markup/local-reference";
import { pageTitle } from "../page-title";
import type { DrawnFiles } from "../sharing/drawn-files";
import { iconSplices } from "../sharing/icon-splices";
import { readPageDetails, type PageDetails } from "../sharing/page-details";
import { sharingHead, type SharePicture } from "../sharing/sharing-head";
import type { SiteExtras } from "../site-extras";
import { blogPages, type BlogSite } from "./blog-pages";
import { blogWords } from "./blog-words";
import { FEED_FILE } from "./feed";
import { anchorOf, besideForms, formsThatSend, linkedPrivacy } from "./find-privacy";
import { filesForMachines } from "./for-machines";
import { notFoundPage } from "./not-found-page";
import { makeFrames, type PageFrame } from "./page-frame";
import { pageHead } from "./page-head";
import { footerSplices, navigationSplices, type PageLink } from "./page-links";
import { privacyPage, type Carrier } from "./privacy-page";
import { privacyWords } from "./privacy-words";
import { rootFrom, type SitePage } from "./site-page";

/** What stands in a site beside its own page, all as text. */
export interface SitePages {
  /** The site's own page, which links to the others. */
  document: HtmlDocument;
  files: { path: string; content: string }[];
}

interface Given {
  extras: SiteExtras;
  rename: Rename;
  /** Published name of the stylesheet of these pages. */
  stylesheet: string;
  drawn: DrawnFiles;
  /** Name of its folder on hosts that are not its own; null for a site that has none. */
  subdomain: string | null;
}

interface PagedSite extends BlogSite, Given {
  details: PageDetails;
  picture: SharePicture | null;
}

/**
 * Adds to a site's own page what it shows beside its code: a blog of its posts with a feed, a page on privacy where it
 * takes messages or uses Google's tag, an answer to addresses that it does not have, and what search engines read.
 * `document` is complete, its files under their plain names.
 */
export function addSitePages(document: HtmlDocument, given: Given): SitePages {
  const lang = languageOf({ elements: elementsOf(document.root) });
  const { address } = given.extras;
  const title = pageTitle(document);
  const details = readPageDetails(document, title);
  const picture = sharePicture(given, details);
  const site: PagedSite = { ...given, lang, title: title || blogWords(lang).blog, address, details, picture };
  const privacy = privacyPages(document, site);
  const pages = [...blogPages(given.extras.posts, site), ...privacy.pages];
  const splices = ownPageSplices(document, site, privacy);
  const linked = splices.length > 0 ? readDocument(applySplices(document.source, splices)) : document;
  const frameAt = makeFrames(linked, site.title, site.rename);
  return {
    document: linked,
    files: [...written(frameAt, pages, site), ...notFoundPages(frameAt, site, title), ...filesForMachines(pages, site)],
  };
}

function sharePicture({ extras, drawn }: Given, { name, headline }: PageDetails): SharePicture | null {
  if (extras.address === null || drawn.picture === null) return null;
  return { href: extras.address + drawn.picture, alt: [...new Set([name, headline])].filter(Boolean).join(": ") };
}

interface Privacy {
  pages: SitePage[];
  links: PageLink[];
  splices: Splice[];
}

function privacyPages(document: HtmlDocument, { extras, lang, title }: PagedSite): Privacy {
  const [forms, usesGoogle, linked] = [
    formsThatSend(document, extras.copy?.target.address),
    extras.googleAnalyticsId !== null,
    linkedPrivacy(document),
  ];
  if ((forms.length === 0 && !usesGoogle) || linked === "elsewhere") return { pages: [], links: [], splices: [] };
  const words = privacyWords(lang);
  const form = forms.length > 0 ? { anchor: anchorOf(forms[0]), carrier: carrierOf(extras) } : null;
  return {
    pages: [privacyPage({ business: title, lang, form, countsVisits: extras.copy === null, usesGoogle })],
    links: linked === "here" ? [] : [{ label: words.title, href: "privacy" }],
    splices: besideForms(forms, words.beside),
  };
}

function carrierOf({ copy }: SiteExtras): Carrier {
  if (!copy) return "host";
  const { address, contactKey } = copy.target;
  return contactKey === null ? { service: new URL(address).host } : "relay";
}

function ownPageSplices(document: HtmlDocument, site: PagedSite, privacy: Privacy): Splice[] {
  const hasBlog = site.extras.posts.length > 0;
  const blog = { label: blogWords(site.lang).blog, href: "blog/" };
  const navigation = hasBlog ? navigationSplices(document, blog) : [];
  const footer = footerSplices(document, [...(navigation === null ? [blog] : []), ...privacy.links]);
  return [
    ...atHeadEnd(document.head, ownHead(document, site)),
    ...iconSplices(document, site.drawn.iconTags),
    ...(navigation ?? []),
    ...privacy.splices,
    ...footer,
  ];
}

/**
 * What the head of the site's own page, and from there of every page, says of the feed, of its one address and of
 * itself.
 */
function ownHead(document: HtmlDocument, site: PagedSite): string {
  const { address, title, extras, details, lang, picture, rename } = site;
  if (address === null && !extras.copy) return "";
  const hasCanonical = elementsOf(document.head).some(
    (element) => element.tagName === "link" && hasWord(element, "rel", "canonical"),
  );
  const feed = extras.posts.length > 0 && address !== null;
  const shared = sharingHead(document, {
    details,
    title,
    lang,
    picture,
    address,
    industry: extras.industry,
    fileAddress: (path) => (address === null ? path : fileAddress(path, address, rename)),
  });
  return html`${!hasCanonical && address && html`<link rel="canonical" href="${address}">\n`}${feed && html`<link rel="alternate" type="application/rss+xml" title="${title}" href="${FEED_FILE}">\n`}${shared}`
    .text;
}

const fileAddress = (path: string, address: string, rename: Rename) =>
  new URL(renameReference(path, rename) ?? path, address).href;

type Frames = (root: string) => PageFrame;

function written(frameAt: Frames, pages: SitePage[], site: PagedSite): SitePages["files"] {
  return pages.map((page) => {
    const root = rootFrom(page.path);
    const styles = html`<link rel="stylesheet" href="${root}${site.stylesheet}">\n`.text;
    const body = html`<main id="main" class="site-page" tabindex="-1">\n${page.content}\n</main>`.text;
    const whole = frameAt(root)({ head: pageHead(page, site) + styles, body });
    return {
      path: page.path,
      content: page.path.startsWith("blog/") ? whole.replace(` data-page="blog"`, ` aria-current="true"`) : whole,
    };
  });
}

/** One for each root that the site is reached under; a copy has one, which is where it will stand. */
function notFoundPages(
  frameAt: Frames,
  { subdomain, lang, stylesheet, address, extras: { copy } }: PagedSite,
  title: string,
): SitePages["files"] {
  const at = (path: string, root: string) => ({
    path,
    content: notFoundPage(frameAt(root), { title, lang }, root, stylesheet),
  });
  const root = copy && address ? new URL(address).pathname : "/";
  return [
    at(NOT_FOUND_FILE, root),
    ...(subdomain ? [at(FOLDER_NOT_FOUND_FILE, `/sites/${encodeURIComponent(subdomain)}/`)] : []),
  ];
}
