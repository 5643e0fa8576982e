import { atHeadEnd, headSplices, linkSplices, type SiteMeta } from "./head-splices";
import { contactKeySplices } from "../contact-form/contact-key-splices";
import { readDocument, type HtmlDocument } from "../markup/html-document";
import type { Rename } from "../markup/local-reference";
import { rewriteReferences } from "./rewrite-references";
import { applySplices } from "../markup/splices";

interface Additions {
  /** Markup for the head. */
  inHead?: string;
  contactKey?: string | null;
}

/**
 * Makes a page that can be served out of a website's html: completed to a whole document, linked to its
 * stylesheet and script, titled and described, its contact forms saying by a key whose they are.
 */
export function completeDocument(
  html: string,
  meta: SiteMeta,
  files: { css: boolean; javascript: boolean },
  { inHead = "", contactKey = null }: Additions = {},
): HtmlDocument {
  const document = readDocument(html);
  const source = applySplices(document.source, [
    ...headSplices(document, meta),
    ...linkSplices(document, files),
    ...atHeadEnd(document.head, inHead),
    ...(contactKey ? contactKeySplices(document, contactKey) : []),
  ]);
  // Reading is most of a deploy's work, and of what our templates write nothing is missing.
  return source === document.source ? document : readDocument(source);
}

/** A page whose files have new names. */
export function renameInDocument(document: HtmlDocument, rename: Rename): string {
  return applySplices(document.source, rewriteReferences(document, rename));
}
