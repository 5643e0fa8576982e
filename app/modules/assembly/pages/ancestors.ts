import type { HtmlElement } from "../../markup/html-document";

/** The element around another; null for the outermost. */
export function parentOf({ parentNode }: HtmlElement): HtmlElement | null {
  return parentNode && "tagName" in parentNode ? parentNode : null;
}

/** Whether an element stands in one of this name. */
export function isInside(element: HtmlElement, tagName: string): boolean {
  for (let node = parentOf(element); node; node = parentOf(node)) if (node.tagName === tagName) return true;
  return false;
}
