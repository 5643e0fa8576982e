import { blanksBefore } from "~/lib/blanks-before";
import type { HtmlElement } from "../../markup/html-document";
import { numberOf } from "../../markup/element";
import { attributeSplices } from "../../markup/set-attribute";
import { spanOf } from "../../markup/place";
import type { PlacedElement } from "../../markup/page";
import type { Splice } from "../../markup/splices";
import type { CheckedSite } from "../checked-site";

/**
 * Fixes what a rule finds, where there is one right way to do it: splices into the page's html, none where there is
 * not.
 */
export type Fix = (site: CheckedSite) => Splice[];

/** Splices that give an element other attributes; null takes one away. */
export function withAttributes(
  { page }: CheckedSite,
  element: HtmlElement,
  values: Record<string, string | null>,
): Splice[] {
  const node = numberOf(page, element);
  return node === undefined ? [] : attributeSplices(page, node, values);
}

/** A splice that takes an element out, with the blanks before it. */
export function without({ code }: CheckedSite, element: PlacedElement): Splice {
  const { start, end } = spanOf(element);
  const blanks = blanksBefore(code.html, start).length;
  return { start: start - blanks, end, text: "" };
}

/** Whether an id of the page can change: nothing in the stylesheet, the script or a link of the page names it. */
export function isFree({ code }: CheckedSite, id: string): boolean {
  return id === "" || (!code.css.includes(`#${id}`) && !code.javascript.includes(id) && !code.html.includes(`#${id}`));
}
