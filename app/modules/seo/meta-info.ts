import { z } from "zod";
import { readPageText } from "./page-text";
import { tellingTerms } from "./telling-terms";

/** What a page says of itself; null for what it does not say. */
export const metaInfo = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  /** The page's own meta keywords or, without them, its five most telling terms, separated by commas. */
  keywords: z.string().nullable(),
  /** Lighthouse's time to interactive in milliseconds. */
  loadTime: z.number().int().nullable(),
});
export type MetaInfo = z.infer<typeof metaInfo>;

const KEYWORDS = 5;

/** What an owner deployed a page with; an empty text or none leaves what the page says. */
export type DeployedWith = Partial<Pick<MetaInfo, "title" | "description">>;

/** Reads a page's meta information out of its HTML, as visitors get it. */
export function readMetaInfo(html: string, deployed: DeployedWith, timeToInteractive: number | undefined): MetaInfo {
  const { title, metas, passages } = readPageText(html);
  return {
    title: deployed.title || title || null,
    description: deployed.description || metas.get("description") || null,
    keywords: metas.get("keywords") || tellingTerms(passages, KEYWORDS).join(", ") || null,
    loadTime: timeToInteractive === undefined ? null : Math.round(timeToInteractive),
  };
}
