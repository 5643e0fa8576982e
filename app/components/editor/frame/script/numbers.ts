import { NODE_ATTRIBUTE } from "~/modules/markup/node-attribute";
import type { NodeId } from "~/modules/markup/page";

/** The element with this number in the page as it is shown. */
export function elementOf(node: NodeId | null): HTMLElement | null {
  return node === null ? null : document.querySelector<HTMLElement>(`[${NODE_ATTRIBUTE}="${node}"]`);
}

/** The number of an element that has one. */
export function numberOf(element: Element | null): NodeId | null {
  const written = element?.getAttribute(NODE_ATTRIBUTE);
  return written == null ? null : Number(written);
}

/** The closest element of the body with a number, from this one outwards. */
export function nearestNumbered(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`body [${NODE_ATTRIBUTE}]`) : null;
}
