import { html, trusted, type Html } from "../../markup/html";
import type { Rename } from "../../markup/local-reference";
import type { SitePost } from "../site-extras";
import { blogWords, type BlogWords } from "./blog-words";
import { longDate } from "./long-date";
import { plainText, teaserOf } from "./plain-text";
import { renderPost } from "./render-post";
import { cleanPath, rootFrom, type SitePage } from "./site-page";

/** Posts that one page of a list shows. */
const POSTS_PER_PAGE = 20;

/** The site whose blog it is. */
export interface BlogSite {
  title: string;
  lang: string;
  address: string | null;
  rename: Rename;
}

/** A post with what its page and the lists of posts say of it. */
interface Entry {
  post: SitePost;
  path: string;
  teaser: string;
}

/** Where a post's page lies: in a folder of its own, so that no post can take the place of another page. */
export const postPath = (slug: string) => `blog/${slug}/index.html`;

/**
 * Every page of a site's blog: lists of all posts and of each category, newest first, and the posts. None without
 * posts.
 */
export function blogPages(posts: SitePost[], site: BlogSite): SitePage[] {
  if (posts.length === 0) return [];
  const words = blogWords(site.lang);
  const written = posts.map((post) => postPage(post, site, words));
  const entries = written.map(({ entry }) => entry);
  const all = listPages(entries, { folder: "blog", title: words.blog }, site, words);
  const categories = [...groupByCategory(entries)].flatMap(([slug, { name, entries: own }]) =>
    listPages(own, { folder: categoryFolder(slug), title: name, label: words.category }, site, words),
  );
  return [...all, ...categories, ...written.map(({ page }) => page)];
}

const categoryFolder = (slug: string) => `blog/category/${slug}`;

function groupByCategory(entries: Entry[]): Map<string, { name: string; entries: Entry[] }> {
  const groups = new Map<string, { name: string; entries: Entry[] }>();
  for (const entry of entries) {
    const { category } = entry.post;
    if (!category) continue;
    const group = groups.get(category.slug) ?? { name: category.name, entries: [] };
    group.entries.push(entry);
    groups.set(category.slug, group);
  }
  return groups;
}

interface List {
  folder: string;
  title: string;
  /** What kind of list it is. */
  label?: string;
}

function listPages(entries: Entry[], list: List, site: BlogSite, words: BlogWords): SitePage[] {
  const count = Math.ceil(entries.length / POSTS_PER_PAGE);
  return Array.from({ length: count }, (_, index) => {
    const shown = entries.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE);
    const path = listPath(list, index);
    const root = rootFrom(path);
    const title = index === 0 ? list.title : `${list.title}, ${words.page(index + 1)}`;
    const changes = shown.map(({ post }) => post.updatedAt.getTime());
    return {
      path,
      title,
      description: `${title} · ${site.title}`,
      type: "website",
      changedAt: new Date(Math.max(...changes)),
      content: html`<div class="post-wrap">
<header class="post-head">${list.label && html`<p class="post-meta">${list.label}</p>`}<h1 class="post-title">${title}</h1></header>
<ul class="post-list">${shown.map((entry) => teaser(entry, root, site))}</ul>
${pager(list, index, count, root, words)}${list.label && back(root, words)}
</div>`,
    };
  });
}

const listPath = ({ folder }: List, index: number) =>
  index === 0 ? `${folder}/index.html` : `${folder}/page/${index + 1}/index.html`;

function teaser({ post, path, teaser: text }: Entry, root: string, site: BlogSite): Html {
  return html`<li class="post-item">
${meta(post, root, site)}
<div class="post-teaser"><h2 class="post-name"><a href="${root}${cleanPath(path)}">${post.title}</a></h2>
${text && html`<p class="post-excerpt">${text}</p>`}</div>
</li>
`;
}

function pager(list: List, index: number, count: number, root: string, words: BlogWords): Html | null {
  if (count === 1) return null;
  const to = (page: number) => root + cleanPath(listPath(list, page));
  return html`<nav class="post-pager" aria-label="${words.page(index + 1)}">${index > 0 && html`<a rel="prev" href="${to(index - 1)}">${words.newer}</a>`}
${index < count - 1 && html`<a rel="next" href="${to(index + 1)}">${words.older}</a>`}</nav>`;
}

const back = (root: string, words: BlogWords) =>
  html`<p class="post-back"><a href="${root}blog/">${words.allPosts}</a></p>`;

function meta({ publishedAt, category }: SitePost, root: string, { lang }: BlogSite): Html {
  const link =
    category &&
    html` <a href="${root}${cleanPath(`${categoryFolder(category.slug)}/index.html`)}">${category.name}</a>`;
  return html`<p class="post-meta"><time datetime="${publishedAt.toISOString()}">${longDate(publishedAt, lang)}</time>${link}</p>`;
}

function postPage(post: SitePost, site: BlogSite, words: BlogWords): { page: SitePage; entry: Entry } {
  const path = postPath(post.slug);
  const root = rootFrom(path);
  const body = renderPost(post.content, { root, rename: site.rename, address: site.address });
  const teaser = post.excerpt ?? teaserOf(plainText(body));
  const page: SitePage = {
    path,
    title: post.title,
    description: teaser || `${post.title} · ${site.title}`,
    type: "article",
    changedAt: post.updatedAt,
    head: linkedData(post, teaser, path, site),
    content: html`<article class="post-wrap post">
<header class="post-head">${meta(post, root, site)}
<h1 class="post-title">${post.title}</h1>
${post.excerpt && html`<p class="post-lead">${post.excerpt}</p>`}</header>
<div class="post-body">
${trusted(body)}
</div>
${back(root, words)}
</article>`,
  };
  return { page, entry: { post, path, teaser } };
}

/** What search engines read of a post (schema.org, BlogPosting). */
function linkedData(post: SitePost, description: string, path: string, site: BlogSite): Html {
  const publisher = { "@type": "Organization", name: site.title, ...(site.address ? { url: site.address } : {}) };
  const data = {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description,
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.updatedAt.toISOString(),
    inLanguage: site.lang,
    author: publisher,
    publisher,
    ...(post.category ? { articleSection: post.category.name } : {}),
    ...(site.address ? { mainEntityOfPage: site.address + cleanPath(path) } : {}),
  };
  const times = html`<meta property="article:published_time" content="${data.datePublished}">\n<meta property="article:modified_time" content="${data.dateModified}">\n`;
  return html`${times}<script type="application/ld+json">${trusted(JSON.stringify(data).replaceAll("<", "\\u003c"))}</script>\n`;
}
