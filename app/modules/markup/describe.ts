import { ancestorsOf, elementAt, numberOf } from "./element";
import { sectionElements } from "./find-sections";
import { attribute, type HtmlElement } from "./html-document";
import { imageOf, type PageImage } from "./images";
import { kindName, kindOf, type PartKind } from "./owner-words";
import type { EditablePage, NodeId } from "./page";
import { styleOf } from "./set-style";
import { isTextEditable } from "./texts";
import { visibleText } from "./visible-text";

/** What a panel shows of a selected element. */
export interface Description {
  node: NodeId;
  tag: string;
  /** In an owner's words: 'Heading', 'Button', 'Picture'. */
  name: string;
  kind: PartKind;
  /** Null when it is not one text. */
  text: string | null;
  /** Where a link leads; null for what is no link. */
  href: string | null;
  image: PageImage | null;
  section: NodeId | null;
  /** Its own style, by property. */
  style: Record<string, string>;
}

/** Describes an element for its owner. @throws RangeError when the page has no element of this number */
export function describe(page: EditablePage, node: NodeId): Description {
  const element = elementAt(page, node);
  if (!element) throw new RangeError(`The page has no element ${node}`);
  const kind = kindOf(element);
  return {
    ...{ node, tag: element.tagName, name: kindName(kind), kind },
    text: isTextEditable(page, node) ? visibleText(element) : null,
    href: element.tagName === "a" ? (attribute(element, "href") ?? null) : null,
    image: element.tagName === "img" ? imageOf(element, node) : null,
    section: sectionAround(page, element),
    style: styleOf(element),
  };
}

function sectionAround(page: EditablePage, element: HtmlElement): NodeId | null {
  const sections: HtmlElement[] = sectionElements(page);
  const section = [...ancestorsOf(element)].find((around) => sections.includes(around));
  return (section && numberOf(page, section)) ?? null;
}
