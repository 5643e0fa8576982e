import morphdom from "morphdom";
import { numberOf } from "./numbers";
import { prepareDocument, replaceStyles } from "./prepare-document";

interface Kept {
  /** The element whose text is being typed: what is in it is newer than any document. */
  edited: Element | null;
  /** What is ours in the page. */
  own: Element;
}

let shown: { html: string; css: string } = { html: "", css: "" };

/**
 * Turns the page that is shown into this one, so that what stays the same is left alone, and the page where it is
 * scrolled to.
 */
export function showDocument(html: string | undefined, css: string | undefined, kept: Kept): void {
  shown = { html: html ?? shown.html, css: css ?? shown.css };
  if (html === undefined) return replaceStyles(shown.css);
  const page = prepareDocument(shown.html, shown.css);
  morphdom(document.documentElement, page.documentElement, {
    getNodeKey: (node) => (node instanceof Element ? node.getAttribute("id") : null),
    onBeforeElUpdated: (from, to) => shallUpdate(from, to, kept),
    onBeforeNodeDiscarded: (node) => node !== kept.own,
  });
}

function shallUpdate(from: Element, to: Element, { edited }: Kept): boolean {
  if (from === edited && numberOf(from) === numberOf(to)) return false;
  // Opened by the owner, to get at what is inside.
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  return !from.isEqualNode(to);
}
