import { ancestorsOf, childElements, isElement } from "../editing/element";
import { attribute, type HtmlElement } from "../editing/html-document";

const PLAIN_ID = /^[A-Za-z_][\w-]*$/;
const PLAIN_TAG = /^[A-Za-z][\w-]*$/;
const TOPS = new Set(["html", "head", "body"]);

/**
 * A css selector of an element: its path from the nearest element with an id of its own, or from the top.
 * @param idCounts how many elements of the page have an id
 */
export function selectorOf(element: HtmlElement, idCounts: ReadonlyMap<string, number>): string {
  const steps: string[] = [];
  for (const each of ancestorsOf(element)) {
    const id = attribute(each, "id");
    const isOwn = id !== undefined && id !== "" && idCounts.get(id) === 1;
    steps.unshift(isOwn ? idSelector(id) : stepOf(each));
    if (isOwn || TOPS.has(each.tagName)) break;
  }
  return steps.join(" > ");
}

const idSelector = (id: string) => (PLAIN_ID.test(id) ? `#${id}` : `[id="${id.replace(/["\\]/g, "\\$&").replace(/\n/g, "\\a ")}"]`);

function stepOf(element: HtmlElement): string {
  const { parentNode: parent, tagName } = element;
  const around = parent && isElement(parent) ? childElements(parent) : [element];
  if (!PLAIN_TAG.test(tagName)) return `:nth-child(${around.indexOf(element) + 1})`;
  const alike = around.filter((each) => each.tagName === tagName);
  return alike.length === 1 ? tagName : `${tagName}:nth-of-type(${alike.indexOf(element) + 1})`;
}
