import { languageOf } from "../../contact/find-forms";
import { attribute, elementsOf, hasWord, readDocument, type HtmlDocument } from "../../editing/html-document";
import { applySplices, type Splice } from "../../editing/splices";
import { html } from "../../templates/html";
import { atHeadEnd } from "../head-splices";
import { pageTitle } from "../page-title";
import type { SiteExtras } from "../site-extras";
import { blogPages, type BlogSite } from "./blog-pages";
import { blogWords } from "./blog-words";
import { FEED_FILE, blogFeed } from "./feed";
import { anchorOf, besideForms, formsToApp, linkedPrivacy } from "./find-privacy";
import { makeFrames } from "./page-frame";
import { pageHead } from "./page-head";
import { footerSplices, navigationSplices, type PageLink } from "./page-links";
import { privacyPage } from "./privacy-page";
import { privacyWords } from "./privacy-words";
import { rootFrom, cleanPath, type SitePage } from "./site-page";
import { SITEMAP_FILE, sitemap } from "./sitemap";

/** What stands in a site beside its own page, all as text. */
export interface SitePages {
  /** The site's own page, which links to the others. */
  document: HtmlDocument;
  files: { path: string; content: string }[];
  /** Whether there is a page beside the site's own one. */
  hasPages: boolean;
}

interface Site extends BlogSite {
  extras: SiteExtras;
  /** Published name of the stylesheet of these pages. */
  stylesheet: string;
}

/**
 * Adds to a site's own page what it shows beside its code: a blog of its posts with a feed, a page on privacy where it
 * takes messages or uses Google's tag, and a sitemap. `document` is complete, its files under their plain names.
 */
export function addSitePages(document: HtmlDocument, { extras, rename, stylesheet }: Pick<Site, "extras" | "rename" | "stylesheet">): SitePages {
  const lang = languageOf({ elements: elementsOf(document.root) });
  const site: Site = { extras, rename, stylesheet, lang, title: pageTitle(document) || blogWords(lang).blog, address: extras.address };
  const privacy = privacyPages(document, site);
  const pages = [...blogPages(extras.posts, site), ...privacy.pages];
  const splices = ownPageSplices(document, site, privacy);
  const linked = splices.length > 0 ? readDocument(applySplices(document.source, splices)) : document;
  return { document: linked, files: [...written(linked, pages, site), ...forMachines(linked, pages, site)], hasPages: pages.length > 0 };
}

interface Privacy {
  pages: SitePage[];
  links: PageLink[];
  splices: Splice[];
}

function privacyPages(document: HtmlDocument, { extras, lang, title }: Site): Privacy {
  const [forms, usesGoogle, linked] = [formsToApp(document), extras.googleAnalyticsId !== null, linkedPrivacy(document)];
  if ((forms.length === 0 && !usesGoogle) || linked === "elsewhere") return { pages: [], links: [], splices: [] };
  const words = privacyWords(lang);
  const form = forms.length > 0 ? { anchor: anchorOf(forms[0]) } : null;
  return {
    pages: [privacyPage({ business: title, lang, form, usesGoogle })],
    links: linked === "here" ? [] : [{ label: words.title, href: "privacy" }],
    splices: besideForms(forms, words.beside),
  };
}

function ownPageSplices(document: HtmlDocument, site: Site, privacy: Privacy): Splice[] {
  const hasBlog = site.extras.posts.length > 0;
  const blog = { label: blogWords(site.lang).blog, href: "blog/" };
  const navigation = hasBlog ? navigationSplices(document, blog) : [];
  const footer = footerSplices(document, [...(navigation === null ? [blog] : []), ...privacy.links]);
  return [...atHeadEnd(document.head, ownHead(document, site)), ...(navigation ?? []), ...privacy.splices, ...footer];
}

/** What the head of the site's own page, and from there of every page, says of the feed and of its one address. */
function ownHead({ head }: HtmlDocument, { address, title, extras }: Site): string {
  const hasCanonical = elementsOf(head).some((element) => element.tagName === "link" && hasWord(element, "rel", "canonical"));
  const feed = address !== null && extras.posts.length > 0;
  return html`${address !== null && !hasCanonical && html`<link rel="canonical" href="${address}">\n`}${feed && html`<link rel="alternate" type="application/rss+xml" title="${title}" href="${FEED_FILE}">\n`}`.text;
}

function written(document: HtmlDocument, pages: SitePage[], site: Site): SitePages["files"] {
  if (pages.length === 0) return [];
  const frameAt = makeFrames(document, site.title, site.rename);
  return pages.map((page) => {
    const root = rootFrom(page.path);
    const styles = html`<link rel="stylesheet" href="${root}${site.stylesheet}">\n`.text;
    const body = html`<main id="main" class="site-page" tabindex="-1">\n${page.content}\n</main>`.text;
    const whole = frameAt(root)({ head: pageHead(page, site) + styles, body });
    return { path: page.path, content: page.path.startsWith("blog/") ? whole.replace(` data-page="blog"`, ` aria-current="true"`) : whole };
  });
}

function forMachines(document: HtmlDocument, pages: SitePage[], site: Site): SitePages["files"] {
  const { address, extras } = site;
  if (address === null) return [];
  const own = { address, changedAt: extras.publishedAt };
  const others = pages.map(({ path, changedAt }) => ({ address: address + cleanPath(path), changedAt: changedAt ?? extras.publishedAt }));
  const feed = extras.posts.length > 0 ? [{ path: FEED_FILE, content: blogFeed(extras.posts, { ...site, address, description: descriptionOf(document) }) }] : [];
  return [{ path: SITEMAP_FILE, content: sitemap([own, ...others]) }, ...feed];
}

function descriptionOf({ head }: HtmlDocument): string {
  const meta = elementsOf(head).find((element) => element.tagName === "meta" && hasWord(element, "name", "description"));
  return (meta && attribute(meta, "content")) ?? "";
}
