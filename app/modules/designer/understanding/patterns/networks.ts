import { attribute } from "../../../markup/html-document";
import { queryAll } from "../../../cascade/query";
import type { OpenedSite } from "../../../operations/opened-site";

/** Where businesses have a profile, as they are written. */
export const NETWORKS: readonly string[] =
  "Instagram Facebook TikTok YouTube LinkedIn Pinterest Twitter WhatsApp Yelp Tripadvisor Threads Bluesky Mastodon Xing".split(
    " ",
  );

/** Whether a page has a link to a profile there already: a second is to be asked for as one more. */
export const hasLinkTo = ({ page }: OpenedSite, network: string): boolean =>
  queryAll(page, "a").some((node) =>
    (attribute(page.elements[node]!, "href") ?? "").toLowerCase().includes(`${network.toLowerCase()}.com/`),
  );
