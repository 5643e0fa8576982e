import { linesBefore } from "~/lib/blanks-before";
import { isWithin } from "../../cascade/query";
import type { CodeSplice } from "../../markup/edit";
import { elementAt } from "../../markup/element";
import { withFreshIds } from "../../markup/fresh-ids";
import type { NodeId } from "../../markup/page";
import { isWhole, spanOf } from "../../markup/place";
import type { OpenedSite } from "../opened-site";
import { recounted } from "./remove-node";

/** Splices that put a copy of an element right after it. None where it cannot be copied as a whole. */
export function copyNode(site: OpenedSite, node: NodeId): CodeSplice[] {
  const element = elementAt(site.page, node);
  if (!element || !isWhole(site.page, node)) return [];
  const { start, end } = spanOf(element);
  const text = linesBefore(site.page.source, start) + withFreshIds(site.page, element);
  return [{ part: "html", start: end, end, text }, ...recounted(site, node, 1)];
}

/** A page has one headline: what holds it is not copied. */
export const holdsHeadline = ({ page }: OpenedSite, node: NodeId): boolean =>
  page.elements.some(({ tagName }, at) => tagName === "h1" && (at === node || isWithin(page, at, node)));
