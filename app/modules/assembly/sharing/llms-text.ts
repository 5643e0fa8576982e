import { blogWords } from "../pages/blog-words";
import type { Rename } from "../../markup/local-reference";
import { pageAddress, type SitePage } from "../pages/site-page";
import type { PageDetails } from "./page-details";

/** Where the text for language models lies (llmstxt.org). */
export const LLMS_FILE = "llms.txt";

interface OutlinedSite {
  title: string;
  lang: string;
  address: string;
  rename: Rename;
}

/** A site in Markdown for language models, in the page's own words: what it is, details, its parts, its other pages. */
export function llmsText(details: PageDetails, pages: SitePage[], site: OutlinedSite): string {
  const posts = pages.filter(({ type }) => type === "article");
  const others = pages.filter(({ path }) => !path.startsWith("blog/"));
  const link = (page: SitePage) => item(page.title, pageAddress(page.path, site), page.description);
  return `${[
    `# ${line(details.name || site.title)}`,
    details.description && `> ${line(details.description)}`,
    list(contactOf(details)),
    part(
      details.headline || site.title,
      details.parts
        .filter(({ title }) => title !== details.headline)
        .map(({ id, title, text }) => item(title, `${site.address}#${encodeURIComponent(id)}`, text)),
    ),
    part(blogWords(site.lang).blog, posts.map(link)),
    // The name that the format gives to what may be left out.
    part("Optional", others.map(link)),
  ]
    .filter(Boolean)
    .join("\n\n")}\n`;
}

const contactOf = ({ address, telephone, email, hourRows, profiles }: PageDetails) =>
  [address.join(", "), telephone, email, ...hourRows, ...profiles]
    .filter((text): text is string => Boolean(text))
    .map(line);

const line = (text: string) => text.replace(/\s+/g, " ").trim();
const list = (items: string[]) => items.map((text) => `- ${text}`).join("\n");
const part = (title: string, items: string[]) => items.length > 0 && `## ${line(title)}\n\n${list(items)}`;
const item = (title: string, address: string, note: string) =>
  `[${line(title).replace(/[[\]]/g, "\\$&")}](${address})${note && `: ${line(note)}`}`;
