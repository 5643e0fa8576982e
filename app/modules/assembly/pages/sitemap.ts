import { escapeText } from "../../markup/html-document";

/** Where the sitemap lies. */
export const SITEMAP_FILE = "sitemap.xml";

/** The site's pages with their whole addresses for search engines (sitemaps.org, protocol 0.9). */
export function sitemap(pages: { address: string; changedAt: Date | null }[]): string {
  const entries = pages.map(({ address, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
    return `<url><loc>${escapeText(address)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}
