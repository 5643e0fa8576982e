import { publicWeb, type WebRules } from "../public-web/public-hosts.server";

/** How far a look at somebody else's website may go. */
export interface ReferenceRules extends WebRules {
  /** Milliseconds for the page, its redirects and its stylesheets together. */
  timeLimit: number;
  /** Bytes of one body, compressed or not. */
  sizeLimit: number;
  maxRedirects: number;
}

/** What holds in every running process; tests pass rules of their own that admit their local server. */
export const referenceRules: ReferenceRules = {
  ...publicWeb,
  timeLimit: 5_000,
  sizeLimit: 1_000_000,
  maxRedirects: 5,
};

/** Why a reference website was not read, in words for its owner. */
export class ReferenceRefused extends Error {
  override name = "ReferenceRefused";
}
