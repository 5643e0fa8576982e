import { atHeadEnd, headSplices, linkSplices, type SiteMeta } from "./head-splices";
import { deploymentSplices } from "../contact/deployment-splices";
import { readDocument, type HtmlDocument } from "../editing/html-document";
import type { Rename } from "./local-reference";
import { rewriteReferences } from "./rewrite-references";
import { applySplices } from "../editing/splices";

/**
 * Makes a page that can be served out of a website's html: completed to a whole document, linked to its
 * stylesheet and script, titled and described, its contact form naming what is deployed. `inHead` is markup for its head.
 */
export function completeDocument(html: string, meta: SiteMeta, files: { css: boolean; javascript: boolean }, inHead = ""): HtmlDocument {
  const document = readDocument(html);
  const source = applySplices(document.source, [
    ...headSplices(document, meta),
    ...linkSplices(document, files),
    ...atHeadEnd(document.head, inHead),
    ...(meta.subdomain ? deploymentSplices(document, meta.subdomain) : []),
  ]);
  // Reading is most of a deploy's work, and of what our templates write nothing is missing.
  return source === document.source ? document : readDocument(source);
}

/** A page whose files have new names; `fromDisk` for one that is opened without a server. */
export function renameInDocument(document: HtmlDocument, rename: Rename, fromDisk = false): string {
  return applySplices(document.source, rewriteReferences(document, rename, fromDisk));
}
