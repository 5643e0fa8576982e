import { attribute, hasWord, type HtmlElement } from "../markup/html-document";
import type { EditablePage } from "../markup/page";
import type { Splice } from "../markup/splices";
import { findForms, type PlacedForm } from "./find-forms";

/** Where a form goes in a page that has none: the splice, made with the form's html. */
export interface FormSpot {
  /** Whether the part that it comes to stand in has a heading. */
  hasHeading: boolean;
  splice(form: string): Splice;
}

/**
 * Finds the contact section of a page, else the end of what the page is about, else the end of the page. A form within
 * a form is none, so it goes before one that would hold it.
 */
export function findSpot(page: EditablePage): FormSpot {
  const section = page.elements.find(
    (element) => isContactPart(element) && !formAround(page, element.sourceCodeLocation!.endOffset),
  );
  if (section)
    return { hasHeading: hasHeading(page, section), splice: (form) => insertion(innermost(section), `${form}\n`) };
  const last =
    endOf(page, "main") ?? startOf(page, "footer") ?? endOf(page, "body") ?? endOf(page, "html") ?? page.source.length;
  const end = formAround(page, last)?.start ?? last;
  const part = (form: string) =>
    `<section id="${freeId(page)}" data-section="contact" class="section"><div class="wrap">\n${form}\n</div></section>\n`;
  return { hasHeading: false, splice: (form) => ({ start: end, end, text: part(form) }) };
}

const formAround = (page: EditablePage, at: number) => findForms(page).find(({ start, end }) => start < at && at < end);

const PARTS = new Set(["section", "div", "article"]);

function isContactPart(element: HtmlElement): boolean {
  if (!PARTS.has(element.tagName) || !element.sourceCodeLocation?.endTag) return false;
  if (attribute(element, "data-section") === "contact") return true;
  const id = attribute(element, "id")?.toLowerCase() ?? "";
  return element.tagName === "section"
    ? /^contact|contact$/.test(id) || hasWord(element, "class", "contact")
    : id === "contact";
}

/** The container that a part's content stands in: a part with one child that holds all the rest goes on into it. */
function innermost(element: HtmlElement): HtmlElement {
  const children = element.childNodes.filter((node): node is HtmlElement => "tagName" in node);
  const [only] = children;
  const goesOn = children.length === 1 && only && PARTS.has(only.tagName) && only.sourceCodeLocation?.endTag;
  return goesOn ? innermost(only) : element;
}

function insertion(element: HtmlElement, text: string): Splice {
  const at = element.sourceCodeLocation!.endTag!.startOffset;
  return { start: at, end: at, text };
}

function hasHeading(page: EditablePage, part: HtmlElement, but?: PlacedForm): boolean {
  const { startOffset, endOffset } = part.sourceCodeLocation!;
  return page.elements.some(({ tagName, sourceCodeLocation }) => {
    const at = sourceCodeLocation!.startOffset;
    return /^h[1-6]$/.test(tagName) && at > startOffset && at < endOffset && !(but && at > but.start && at < but.end);
  });
}

/** Whether the part of the page around a form has a heading outside of it. */
export function isUnderHeading(page: EditablePage, form: PlacedForm): boolean {
  const around = page.elements.filter(
    ({ tagName, sourceCodeLocation: at }) =>
      tagName === "section" && at!.startOffset < form.start && at!.endOffset >= form.end,
  );
  const part = around.at(-1);
  return part !== undefined && hasHeading(page, part, form);
}

const find = (page: EditablePage, tag: string) =>
  page.elements.find(({ tagName }) => tagName === tag)?.sourceCodeLocation;
const endOf = (page: EditablePage, tag: string) => find(page, tag)?.endTag?.startOffset;
const startOf = (page: EditablePage, tag: string) =>
  page.elements.filter(({ tagName }) => tagName === tag).at(-1)?.sourceCodeLocation?.startOffset;

function freeId(page: EditablePage): string {
  const taken = new Set(page.elements.map((element) => attribute(element, "id")));
  let id = "contact";
  for (let number = 2; taken.has(id); number += 1) id = `contact-${number}`;
  return id;
}
