import { LLMS_FILE, llmsText } from "../sharing/llms-text";
import type { PageDetails } from "../sharing/page-details";
import type { SiteExtras } from "../site-extras";
import type { BlogSite } from "./blog-pages";
import { blogFeed, FEED_FILE } from "./feed";
import { pageAddress, type SitePage } from "./site-page";
import { SITEMAP_FILE, sitemap } from "./sitemap";

interface IndexedSite extends BlogSite {
  extras: SiteExtras;
  details: PageDetails;
}

/**
 * What a site has for machines that read it: a sitemap, a text for language models, and a feed of its posts. None
 * without an address.
 */
export function filesForMachines(pages: SitePage[], site: IndexedSite): { path: string; content: string }[] {
  const { address, extras, details } = site;
  if (address === null) return [];
  const placed = { ...site, address };
  const own = { address, changedAt: extras.publishedAt };
  const others = pages.map(({ path, changedAt }) => ({
    address: pageAddress(path, placed),
    changedAt: changedAt ?? extras.publishedAt,
  }));
  const feed =
    extras.posts.length > 0
      ? [{ path: FEED_FILE, content: blogFeed(extras.posts, { ...placed, description: details.description }) }]
      : [];
  return [
    { path: SITEMAP_FILE, content: sitemap([own, ...others]) },
    { path: LLMS_FILE, content: llmsText(details, pages, placed) },
    ...feed,
  ];
}
