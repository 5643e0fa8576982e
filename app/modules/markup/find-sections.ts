import type { DefaultTreeAdapterTypes } from "parse5";
import { ancestorsOf, childElements, isElement, isText, numberOf } from "./element";
import { HEADINGS, UNSEEN } from "./element-kinds";
import { attribute, elementsOf, type HtmlElement } from "./html-document";
import { oncePerPage, type PlacedElement } from "./page";
import { visibleText } from "./visible-text";

const PARTS = new Set("section article header footer nav aside main div form table center fieldset tr td".split(" "));
const WRAPPERS = new Set("body div main center table tbody tr td form".split(" "));

/** The elements that a page's owner would call its sections, in source order. */
export const sectionElements = oncePerPage((page): PlacedElement[] => {
  const own = page.elements.filter((element) => attribute(element, "data-section") !== undefined);
  const outer = own.filter(
    (element) => ![...ancestorsOf(element)].slice(1).some((around) => attribute(around, "data-section") !== undefined),
  );
  if (outer.length > 0) return outer;
  const body = elementsOf(page.root).find(({ tagName }) => tagName === "body");
  return (body ? partsOf(body) : []).filter((element) => numberOf(page, element) !== undefined) as PlacedElement[];
});

/** The parts of a wrapper; a wrapper around a single part, or around most of the page, stands for its own parts. */
function partsOf(wrapper: HtmlElement): HtmlElement[] {
  const parts = childElements(wrapper).filter(isPart);
  if (parts.length === 1 && WRAPPERS.has(parts[0]!.tagName)) {
    const inner = partsOf(parts[0]!);
    return inner.length > 0 ? inner : parts;
  }
  return parts.flatMap((part) => {
    const inner = opens(part, wrapper) ? partsOf(part) : [];
    return inner.length > 1 ? inner : [part];
  });
}

/** Whether a part is only there to hold the sections. */
function opens(part: HtmlElement, wrapper: HtmlElement): boolean {
  if (part.tagName === "main" || part.tagName === "tbody") return true;
  const isMost = lengthOf(part) > 0.6 * lengthOf(wrapper);
  return (
    WRAPPERS.has(part.tagName) && part.tagName !== "tr" && isMost && childElements(part).filter(isPart).length >= 3
  );
}

function isPart(element: HtmlElement): boolean {
  const isContainer = PARTS.has(element.tagName) || element.tagName === "tbody" || element.tagName.includes("-");
  return isContainer && holdsSomething(element);
}

/** An answer about an element that is asked for again by each of those around it. */
function remembered(test: (element: HtmlElement) => boolean): (element: HtmlElement) => boolean {
  const known = new WeakMap<HtmlElement, boolean>();
  return (element) => {
    const answer = known.get(element) ?? test(element);
    known.set(element, answer);
    return answer;
  };
}

const PICTURES = new Set(["img", "svg", "video"]);
const hasPicture = remembered((element: HtmlElement & Partial<Pick<DefaultTreeAdapterTypes.Template, "content">>) => {
  const inside = [...element.childNodes, ...(element.content?.childNodes ?? [])];
  return PICTURES.has(element.tagName) || inside.some((child) => isElement(child) && hasPicture(child));
});
const hasWords = remembered((element) =>
  element.childNodes.some((child) =>
    isText(child) ? /[^ \t\n\f\r]/.test(child.value) : isElement(child) && isRead(child) && hasWords(child),
  ),
);
const isRead = (element: HtmlElement) => !UNSEEN.has(element.tagName) && attribute(element, "hidden") === undefined;

const holdsSomething = (element: HtmlElement): boolean => hasPicture(element) || hasWords(element);

const lengthOf = (element: HtmlElement) => {
  const at = element.sourceCodeLocation;
  return at ? at.endOffset - at.startOffset : Infinity;
};

const ROLES: Record<string, string> = { banner: "header", contentinfo: "footer", navigation: "nav" };
/** What pages call the parts around their content when they have no tag for them. */
const FRAME_NAME = /^(?:site|page|main)?[-_]?(header|footer|nav)$/i;

/** 'hero', 'prices', … on sites of ours; 'header', 'section', 'div', … elsewhere. */
export function sectionKind(element: HtmlElement): string {
  const names = [attribute(element, "id") ?? "", ...(attribute(element, "class") ?? "").split(/\s+/)];
  const frame = names.map((name) => FRAME_NAME.exec(name)?.[1]).find(Boolean);
  return (
    attribute(element, "data-section") ||
    ROLES[attribute(element, "role") ?? ""] ||
    frame?.toLowerCase() ||
    element.tagName
  );
}

const KIND_NAMES: Record<string, string> = {
  header: "Header",
  footer: "Footer",
  nav: "Navigation",
  hero: "Opening",
  form: "Form",
  cta: "Call to action",
};
const NAMED_BY_KIND = new Set(["header", "footer", "nav"]);
const LONGEST_NAME = 48;

/** How a section is called in a list: by its heading, or by what it is. */
export function sectionName(element: HtmlElement, index: number): string {
  const kind = sectionKind(element);
  if (NAMED_BY_KIND.has(kind)) return KIND_NAMES[kind]!;
  const heading = elementsOf(element).find(({ tagName }) => HEADINGS.has(tagName));
  const words =
    (heading && visibleText(heading)) || attribute(element, "aria-label") || KIND_NAMES[kind] || visibleText(element);
  return shortened(words) || `Section ${index + 1}`;
}

function shortened(text: string): string {
  if (text.length <= LONGEST_NAME) return text;
  return `${text.slice(0, LONGEST_NAME).replace(/(?<!\s)\s+\S*$/, "")}…`;
}
