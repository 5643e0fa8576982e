import type { Industry } from "../site/choices";
import type { FormTarget } from "./form-target";
import type { SiteDrawings } from "./sharing/drawn-files";

/** A published post as a site shows it. */
export interface SitePost {
  slug: string;
  title: string;
  /** Markdown, with html that its owner may have put into it. */
  content: string;
  excerpt: string | null;
  publishedAt: Date;
  updatedAt: Date;
  category: { name: string; slug: string } | null;
}

/** A copy of a site that leaves us: it opens from a disk, and stands at any host for plain files. */
export interface SiteCopy {
  /** Where its contact forms send. */
  target: FormTarget;
}

/**
 * What a published site shows or does beside its code. Each is loaded when a snapshot or an export is made
 * (`loadSiteExtras`) and set in by `assembleSite`; previews show the code alone.
 */
export interface SiteExtras {
  /** The owner's own tracking ID; null for none. */
  googleAnalyticsId: string | null;
  /** Name under which the site reports its visits; null for one that reports none. */
  reportsAs: string | null;
  /** What its contact forms say they belong to; null for one whose forms say nothing. */
  contactKey: string | null;
  /** Published posts, the newest first. */
  posts: SitePost[];
  /** The site's whole address with a slash at its end; null for one that has none. */
  address: string | null;
  /** When the snapshot is made; null for one that is not to say so. */
  publishedAt: Date | null;
  /** What its owner chose when it was made. */
  industry: Industry;
  /** Pictures that were drawn of it; null for none. */
  drawings: SiteDrawings | null;
  /** Null for a site that we serve. */
  copy: SiteCopy | null;
}

export const NO_EXTRAS: SiteExtras = {
  googleAnalyticsId: null,
  reportsAs: null,
  contactKey: null,
  posts: [],
  address: null,
  publishedAt: null,
  industry: "other",
  drawings: null,
  copy: null,
};
