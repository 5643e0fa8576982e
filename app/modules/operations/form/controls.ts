import { ancestorsOf, numberOf } from "../../markup/element";
import { attribute, elementsOf, type HtmlElement } from "../../markup/html-document";
import type { EditablePage, NodeId } from "../../markup/page";
import { collapseSpace } from "../../markup/visible-text";
import { textsIn } from "../structure/entry-slots";

/** What visitors fill in on a page's one form, in its order. */
export interface Control {
  node: NodeId;
  element: HtmlElement;
  label: string;
  /** The largest element in the form that holds it and no other: with its label, its cell, its row. */
  wrapper: HtmlElement;
}

const UNSEEN = /^(?:hidden|submit|button|image|reset|checkbox|radio)$/i;

/** The fields of the one form of a page; none where it has no form, or several. */
export function controlsOf(page: EditablePage): Control[] {
  const forms = page.elements.filter(({ tagName }) => tagName === "form");
  const [form, ...others] = forms;
  if (!form || others.length > 0) return [];
  const inside = elementsOf(form).filter(isControl);
  return inside.flatMap((element) => {
    const node = numberOf(page, element);
    if (node === undefined) return [];
    return [{ node, element, label: labelOf(form, element), wrapper: wrapperOf(form, element) }];
  });
}

const isControl = (element: HtmlElement): boolean =>
  (element.tagName === "textarea" ||
    element.tagName === "select" ||
    (element.tagName === "input" && !UNSEEN.test(attribute(element, "type") ?? ""))) &&
  ![...ancestorsOf(element)].some((each) => attribute(each, "aria-hidden") === "true");

function wrapperOf(form: HtmlElement, element: HtmlElement): HtmlElement {
  const around = [...ancestorsOf(element)];
  const inForm = around.slice(0, around.indexOf(form));
  return inForm.findLast((each) => elementsOf(each).filter(isControl).length <= 1) ?? element;
}

function labelOf(form: HtmlElement, element: HtmlElement): string {
  const id = attribute(element, "id");
  const label =
    [...ancestorsOf(element)].find(({ tagName }) => tagName === "label") ??
    elementsOf(form).find((each) => each.tagName === "label" && id !== undefined && attribute(each, "for") === id);
  const said =
    label &&
    textsIn(label).find(({ parentNode }) => !/^(?:option|textarea)$/.test((parentNode as HtmlElement).tagName));
  return collapseSpace(said?.value ?? attribute(element, "placeholder") ?? "").replace(/[\s:*]{1,4}$/, "");
}
