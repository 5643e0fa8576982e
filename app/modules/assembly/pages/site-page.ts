import type { Html } from "../../markup/html";
import type { Rename } from "../../markup/local-reference";

/** A page that a site has beside its own one. */
export interface SitePage {
  /** Where its file lies, from the site's root: `blog/index.html`. */
  path: string;
  /** Its title, without the site's. */
  title: string;
  description: string;
  /** What stands in its `main`. */
  content: Html;
  /** More markup for its head. */
  head?: Html;
  type: "website" | "article";
  /** When what it shows was last changed; null where that is not known. */
  changedAt: Date | null;
}

/**
 * The address of a page from the site's root, as people see it: `blog/` for `blog/index.html`, `privacy` for
 * `privacy.html`.
 */
export function cleanPath(path: string): string {
  return path
    .replace(/(^|\/)index\.html$/, "$1")
    .replace(/\.html$/, "")
    .split("/")
    .map(encodeURIComponent)
    .join("/");
}

/** The whole address of a page of a site. */
export function pageAddress(path: string, { address, rename }: { address: string; rename: Rename }): string {
  const clean = cleanPath(path);
  return address + (rename(clean) ?? clean);
}

/** Leads from a page to the site's root, with a slash at its end. */
export const rootFrom = (path: string) => "../".repeat(path.split("/").length - 1) || "./";
