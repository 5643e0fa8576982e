import type { HtmlDocument } from "../markup/html-document";

/** The title that a document gives itself, or an empty text. */
export function pageTitle({ head }: HtmlDocument): string {
  const title = head.childNodes.find((node) => node.nodeName === "title");
  const text = title && "childNodes" in title ? title.childNodes[0] : undefined;
  return text && "value" in text ? text.value.trim() : "";
}
