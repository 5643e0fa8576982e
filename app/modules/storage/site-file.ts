import type { MediaType } from "./media-type";

/** One file of a site. `path` is relative to its root; an immutable one carries its hash in its name. */
export interface SiteFile {
  path: string;
  bytes: Uint8Array;
  type: MediaType;
  immutable: boolean;
}

/** Bytes that a site's code refers to, under the path it uses for them. */
export interface SiteAsset {
  path: string;
  bytes: Uint8Array;
}
