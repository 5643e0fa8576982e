import { ancestorsOf, childElements, isElement } from "../markup/element";
import { attribute, type HtmlElement } from "../markup/html-document";

const PLAIN_ID = /^[A-Za-z_][\w-]*$/;
const PLAIN_TAG = /^[A-Za-z][\w-]*$/;
const TOPS = new Set(["html", "head", "body"]);

/**
 * A css selector of an element: its path from the nearest element with an id of its own, or from the top.
 * @param idCounts how many elements of the page have an id
 */
export function selectorOf(element: HtmlElement, idCounts: ReadonlyMap<string, number>): string {
  const steps: string[] = [];
  // From the inside out.
  for (const each of ancestorsOf(element)) {
    const id = attribute(each, "id");
    const isOwn = id !== undefined && id !== "" && idCounts.get(id) === 1;
    steps.push(isOwn ? idSelector(id) : stepOf(each));
    if (isOwn || TOPS.has(each.tagName)) break;
  }
  return steps.reverse().join(" > ");
}

const idSelector = (id: string) =>
  PLAIN_ID.test(id) ? `#${id}` : `[id="${id.replace(/["\\]/g, "\\$&").replace(/\n/g, "\\a ")}"]`;

function stepOf(element: HtmlElement): string {
  const { parentNode: parent, tagName } = element;
  const { index, nth, alike } = parent && isElement(parent) ? placesIn(parent).get(element)! : ALONE;
  if (!PLAIN_TAG.test(tagName)) return `:nth-child(${index})`;
  return alike.count === 1 ? tagName : `${tagName}:nth-of-type(${nth})`;
}

/** Where an element stands among its siblings, and among those of its tag; from 1. */
interface SiblingPosition {
  index: number;
  nth: number;
  alike: { count: number };
}

const ALONE: SiblingPosition = { index: 1, nth: 1, alike: { count: 1 } };
const known = new WeakMap<HtmlElement, Map<HtmlElement, SiblingPosition>>();

/** The places of an element's children, read once: a page may have thousands beside each other, and a fault in each. */
function placesIn(parent: HtmlElement): Map<HtmlElement, SiblingPosition> {
  const before = known.get(parent);
  if (before) return before;
  const byTag = new Map<string, { count: number }>();
  const places = new Map<HtmlElement, SiblingPosition>();
  for (const child of childElements(parent)) {
    const alike = byTag.get(child.tagName) ?? { count: 0 };
    alike.count += 1;
    byTag.set(child.tagName, alike);
    places.set(child, { index: places.size + 1, nth: alike.count, alike });
  }
  known.set(parent, places);
  return places;
}
