import { linesBefore } from "~/lib/blanks-before";
import type { CodeSplice } from "../../markup/edit";
import { elementAt } from "../../markup/element";
import { attribute } from "../../markup/html-document";
import type { NodeId } from "../../markup/page";
import { isWhole, spanOf } from "../../markup/place";
import { setAttribute } from "../../markup/set-attribute";
import { countClass } from "../../templates/parts/section-shell";
import { childrenOf, parentNode } from "../../cascade/query";
import type { OpenedSite } from "../opened-site";

/**
 * Splices that take an element off the page, and what is left empty around it. None where it cannot be taken as a
 * whole.
 */
export function removeNode(site: OpenedSite, node: NodeId): CodeSplice[] {
  const outer = outermostEmptied(site, node);
  const element = elementAt(site.page, outer);
  if (!element || !isWhole(site.page, outer)) return [];
  const { start, end } = spanOf(element);
  const lead = linesBefore(site.page.source, start).length;
  return [{ part: "html", start: start - lead, end, text: "" }, ...recounted(site, outer, -1)];
}

const WRAPPERS = new Set(["li", "figure", "div", "p", "ul", "dl", "picture", "blockquote"]);

/** A list entry or frame that holds nothing else goes with what it holds. */
export function outermostEmptied(site: OpenedSite, node: NodeId): NodeId {
  const parent = parentNode(site.page, node);
  if (parent === null || !WRAPPERS.has(site.page.elements[parent]!.tagName)) return node;
  const others = site.page.elements[parent]!.childNodes.filter(
    (child) => child !== site.page.elements[node] && !("value" in child && child.value.trim() === ""),
  );
  return others.length === 0 ? outermostEmptied(site, parent) : node;
}

/** Our lists carry a class for how many entries they have: it follows. */
export function recounted(site: OpenedSite, node: NodeId, by: 1 | -1): CodeSplice[] {
  const list = parentNode(site.page, node);
  const classes = list === null ? "" : (attribute(site.page.elements[list]!, "class") ?? "");
  if (list === null || !/(?:^|\s)(?:n\d|many|dozens)(?=\s|$)/.test(classes)) return [];
  const count = childrenOf(site.page, list).length;
  const next = classes.replace(/(^|\s)(?:n\d|many|dozens)(?=\s|$)/, `$1${countClass(count + by)}`);
  return setAttribute(site.page, list, "class", next, "built-in")?.splices ?? [];
}
