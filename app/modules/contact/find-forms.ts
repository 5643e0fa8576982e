import { attribute, type HtmlElement } from "../editing/html-document";
import { readPage, type EditablePage } from "../editing/page";

/** A form with its place in the source. */
export interface PlacedForm {
  element: HtmlElement;
  start: number;
  end: number;
  /** Whether it is one of those that `formHtml` writes. */
  isOurs: boolean;
}

const CONTROLS = new Set(["input", "textarea", "select"]);
const PAGE_PARTS = new Set(["main", "nav", "h1"]);
const ASKED = new Set(["name", "email", "mail", "message"]);

/** The forms of a page in source order; what stands inside another form is left out. */
export function findForms(page: EditablePage): PlacedForm[] {
  let reached = 0;
  return page.elements.flatMap((element) => {
    const start = element.sourceCodeLocation!.startOffset;
    if (element.tagName !== "form" || start < reached) return [];
    reached = endOf(page, element);
    return [{ element, start, end: reached, isOurs: attribute(element, "data-contact-form") !== undefined }];
  });
}

// Without an end tag it ends where its parent does, at the latest with the body.
function endOf(page: EditablePage, { sourceCodeLocation: at }: HtmlElement): number {
  if (at!.endTag) return at!.endTag.endOffset;
  const body = page.elements.find(({ tagName }) => tagName === "body")?.sourceCodeLocation?.endTag?.startOffset;
  return Math.max(at!.startTag!.endOffset, Math.min(at!.endOffset || Infinity, body ?? page.source.length));
}

/**
 * Whether a form contains a field for a name, an e-mail address or a message (specification, section 4). Some tools wrap
 * a whole page into a form: that is none.
 */
export function asksForContact(page: EditablePage, form: PlacedForm): boolean {
  const inside = page.elements.filter((element) => isInside(element, form));
  return inside.some((element) => CONTROLS.has(element.tagName) && isAsked(element)) && !inside.some(({ tagName }) => PAGE_PARTS.has(tagName));
}

/** Whether cutting the form out would leave the tags around it whole. */
export function isWhole(page: EditablePage, form: PlacedForm): boolean {
  return page.elements.every((element) => {
    if (element === form.element) return true;
    const { startOffset, endOffset } = element.sourceCodeLocation!;
    const begins = startOffset > form.start && startOffset < form.end;
    const ends = endOffset > form.start && endOffset <= form.end;
    return begins === ends;
  });
}

const isInside = ({ sourceCodeLocation: at }: HtmlElement, form: PlacedForm) => at!.startOffset >= form.start && at!.startOffset < form.end;

function isAsked(control: HtmlElement): boolean {
  if (["hidden", "submit", "button"].includes(attribute(control, "type")?.toLowerCase() ?? "")) return false;
  if (attribute(control, "type")?.toLowerCase() === "email") return true;
  return ["name", "id"].some((name) => wordsOf(attribute(control, name) ?? "").some((word) => ASKED.has(word)));
}

// `fullName`, `your-email` and `contact[message]` are names of several words.
const wordsOf = (name: string) => name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().replace(/e-?mail/g, "email").split(/[^a-z]+/);

/** The website's contact form: ours, else the first that asks for contact; null without one. */
export function findContactForm(html: string): PlacedForm | null {
  const page = readPage(html);
  const forms = findForms(page);
  return forms.find(({ isOurs }) => isOurs) ?? forms.find((form) => asksForContact(page, form) && isWhole(page, form)) ?? null;
}

/** The language that a page names in its root element; English without one. */
export function languageOf({ elements }: { elements: HtmlElement[] }): string {
  const root = elements.find(({ tagName }) => tagName === "html");
  return (root && attribute(root, "lang")) || "en";
}
