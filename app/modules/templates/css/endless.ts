import { withoutTags } from "~/lib/without-tags";
import type { SitePlan } from "../../site/site-plan";

/** Letters of a word from which no size of type lets it stand whole on a phone. */
const ENDLESS = /[^\s\-–—/@.]{31,}/u;
const NOT_READ = new Set(["href", "mapHref", "path", "srcset", "id", "before"]);

/** Whether a site shows a word that cannot stand on one line. */
export function hasEndlessWord({ business, nav, primaryAction, sections, placeholders }: SitePlan): boolean {
  return isEndless([business, nav, primaryAction, sections, placeholders]);
}

function isEndless(value: unknown, name = ""): boolean {
  if (typeof value === "string")
    return !NOT_READ.has(name) && ENDLESS.test(name === "html" ? withoutTags(value) : value);
  if (Array.isArray(value)) return value.some((each) => isEndless(each));
  if (value === null || typeof value !== "object") return false;
  return Object.entries(value).some(([key, each]) => isEndless(each, key));
}

/**
 * For sites with such a word: text may break anywhere, and nothing is as wide as its words. After the templates' own
 * rules.
 */
export const endlessCss = `@layer sections {
  :is(body, body *) { overflow-wrap: anywhere !important; min-inline-size: 0; }
  :is(h1, h2, h3, dt, dd, .brand-name, .is-long .price-value, .service-price, .button, .site-header a, .dock a) { max-inline-size: 100%; white-space: normal !important; }
  .service-price { max-inline-size: 16ch; }
  .price-line:not(.is-long) .price-value { flex-shrink: 0; min-inline-size: max-content; }
}`;
