import { parseFragment, serialize } from "parse5";
import sanitizeHtml from "sanitize-html";
import { elementsOf, type HtmlElement } from "../../markup/html-document";
import { visibleText } from "../../markup/visible-text";
import { ALLOWED_HTML } from "./allowed-html";
import { makeOwn, showsPicture } from "./own-elements";
import { ownIds } from "./own-ids";
import type { Surroundings } from "./surroundings";

/** Characters; more than any one section holds. What follows is left out. */
const LONGEST = 30_000;

/**
 * Html of a designer's own as it may stand in a page: only what `ALLOWED_HTML` lists, well nested, with the page's
 * pictures, links that lead somewhere, and no class or id of anybody else. Empty when nothing of it can be seen.
 */
export function customHtml(html: string, around: Surroundings): string {
  const allowed = sanitizeHtml(html.slice(0, LONGEST), ALLOWED_HTML);
  const root = readInside(allowed);
  const elements = elementsOf(root).slice(1);
  makeOwn(elements, ownIds(elements, around), around);
  return visibleText(root) === "" && !showsPicture(root) ? "" : serialize(root).trim();
}

/** Read as what stands in a `div`, where it will. */
function readInside(html: string): HtmlElement {
  const [place] = parseFragment("<div></div>").childNodes as [HtmlElement];
  const inside = parseFragment(place, html, {});
  place.childNodes = inside.childNodes;
  for (const node of place.childNodes) node.parentNode = place;
  return place;
}
