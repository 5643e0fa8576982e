import { brief, type Brief } from "~/modules/site/brief";
import type { z } from "zod";

/** A business as its owner describes it, and what the finished page must say of it. */
export interface SiteCase {
  /** Short, for file names and tables. */
  name: string;
  brief: Brief;
  /** Each stands in the page's visible text, however it was said: prices, numbers, times, names, lines of the address. */
  facts: string[];
}

export const siteCase = (name: string, typed: z.input<typeof brief>, facts: string[]): SiteCase => ({
  name,
  brief: brief.parse(typed),
  facts,
});
