import { readFileSync } from "node:fs";
import path from "node:path";
import type { WebsiteCode } from "~/modules/site/website-code";

/** A page that was not made here: one wrapper, no landmarks, cards, a table and reviews by class names of its own. */
export const BIKE_SHOP: WebsiteCode = {
  html: readFileSync(path.join(import.meta.dirname, "foreign-pages/bicycles.html"), "utf8"),
  css: "",
  javascript: "",
};
