import { Feed } from "feed";
import { escapeText } from "../../markup/html-document";
import type { SitePost } from "../site-extras";
import { postPath, type BlogSite } from "./blog-pages";
import { plainText, teaserOf } from "./plain-text";
import { renderPost } from "./render-post";
import { cleanPath } from "./site-page";

/** Where the feed lies. */
export const FEED_FILE = "rss.xml";
/** Posts that the feed holds, the newest ones. */
const FEED_LENGTH = 20;

/** The newest posts as an RSS 2.0 feed, whole texts with addresses that hold anywhere. */
export function blogFeed(posts: SitePost[], site: BlogSite & { address: string; description: string }): string {
  const feed = new Feed({
    title: xmlText(site.title),
    description: xmlText(site.description || site.title),
    id: site.address,
    link: site.address,
    language: site.lang,
    copyright: "",
    generator: "Plinth",
    updated: posts[0]?.publishedAt,
    feedLinks: { rss: site.address + FEED_FILE },
  });
  for (const post of posts.slice(0, FEED_LENGTH)) feed.addItem(itemOf(post, site));
  return feed.rss2();
}

function itemOf(post: SitePost, { address, rename }: BlogSite & { address: string }) {
  const link = address + cleanPath(postPath(post.slug));
  const body = renderPost(post.content, { root: address, rename, address });
  return {
    title: xmlText(post.title),
    link,
    date: post.publishedAt,
    // Readers take it for html.
    description: escapeText(xmlText(post.excerpt ?? teaserOf(plainText(body)))),
    content: xmlText(body),
    ...(post.category ? { category: [{ name: xmlText(post.category.name) }] } : {}),
  };
}

// Characters that XML 1.0 has no way to write.
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const xmlText = (text: string) => text.replace(UNWRITABLE, "");
