import { attribute } from "../../markup/html-document";
import type { EditablePage, NodeId } from "../../markup/page";

/** Links of the page that lead somewhere. */
export const linksTo = (page: EditablePage, href: string): NodeId[] =>
  page.elements.flatMap((element, node) =>
    element.tagName === "a" && attribute(element, "href") === href ? [node] : [],
  );
