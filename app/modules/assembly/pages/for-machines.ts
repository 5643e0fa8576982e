import { LLMS_FILE, llmsText } from "../sharing/llms-text";
import type { PageFacts } from "../sharing/page-facts";
import type { SiteExtras } from "../site-extras";
import type { BlogSite } from "./blog-pages";
import { blogFeed, FEED_FILE } from "./feed";
import { pageAddress, type SitePage } from "./site-page";
import { SITEMAP_FILE, sitemap } from "./sitemap";

interface Site extends BlogSite {
  extras: SiteExtras;
  facts: PageFacts;
}

/** What a site has for machines that read it: a sitemap, a text for language models, and a feed of its posts. None without an address. */
export function filesForMachines(pages: SitePage[], site: Site): { path: string; content: string }[] {
  const { address, extras, facts } = site;
  if (address === null) return [];
  const placed = { ...site, address };
  const own = { address, changedAt: extras.publishedAt };
  const others = pages.map(({ path, changedAt }) => ({ address: pageAddress(path, placed), changedAt: changedAt ?? extras.publishedAt }));
  const feed = extras.posts.length > 0 ? [{ path: FEED_FILE, content: blogFeed(extras.posts, { ...placed, description: facts.description }) }] : [];
  return [{ path: SITEMAP_FILE, content: sitemap([own, ...others]) }, { path: LLMS_FILE, content: llmsText(facts, pages, placed) }, ...feed];
}
