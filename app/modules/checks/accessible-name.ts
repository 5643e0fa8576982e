import { attribute, elementsOf, type HtmlElement } from "../markup/html-document";
import { collapseSpace, visibleText } from "../markup/visible-text";
import type { CheckedSite } from "./checked-site";

/**
 * What a screen reader calls a link or a button (Accessible Name and Description Computation, as far as pages use it).
 */
export function accessibleName({ named }: CheckedSite, element: HtmlElement): string {
  const labels = (attribute(element, "aria-labelledby") ?? "").split(/\s+/).filter(Boolean);
  const labelled = labels.map((id) => named.get(id)).map((each) => (each ? visibleText(each) : ""));
  return (
    collapseSpace(labelled.join(" ")) ||
    collapseSpace(attribute(element, "aria-label") ?? "") ||
    contentName(element) ||
    collapseSpace(attribute(element, "title") ?? "")
  );
}

function contentName(element: HtmlElement): string {
  const pictured = elementsOf(element).map((each) =>
    each.tagName === "img" ? (attribute(each, "alt") ?? "") : drawingName(each),
  );
  return collapseSpace([visibleText(element), ...pictured].join(" "));
}

function drawingName(element: HtmlElement): string {
  if (element.tagName !== "svg") return "";
  const title = element.childNodes.find((node) => node.nodeName === "title");
  return attribute(element, "aria-label") ?? (title && "tagName" in title ? visibleText(title) : "");
}
