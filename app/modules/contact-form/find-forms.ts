import { attribute, type HtmlElement } from "../markup/html-document";
import { readPage, type EditablePage } from "../markup/page";

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
  const bodyEnd =
    page.elements.find(({ tagName }) => tagName === "body")?.sourceCodeLocation?.endTag?.startOffset ??
    page.source.length;
  let reached = 0;
  return page.elements.flatMap((element) => {
    const start = element.sourceCodeLocation!.startOffset;
    if (element.tagName !== "form" || start < reached) return [];
    reached = endOf(element, bodyEnd);
    return [{ element, start, end: reached, isOurs: attribute(element, "data-contact-form") !== undefined }];
  });
}

// Without an end tag it ends where its parent does, at the latest with the body.
function endOf({ sourceCodeLocation: at }: HtmlElement, bodyEnd: number): number {
  return at!.endTag
    ? at!.endTag.endOffset
    : Math.max(at!.startTag!.endOffset, Math.min(at!.endOffset || Infinity, bodyEnd));
}

/**
 * Whether a form contains a field for a name, an e-mail address or a message (tests/list, section 4). Some tools wrap
 * a whole page into a form: that is none.
 */
export function asksForContact(page: EditablePage, form: PlacedForm): boolean {
  const inside = page.elements.slice(firstAt(page, form.start), firstAt(page, form.end));
  return (
    inside.some((element) => CONTROLS.has(element.tagName) && isAsked(element)) &&
    !inside.some(({ tagName }) => PAGE_PARTS.has(tagName))
  );
}

/** How many elements begin before a place of the source. */
const firstAt = ({ elements }: EditablePage, offset: number) =>
  lowest(elements.length, (index) => elements[index]!.sourceCodeLocation.startOffset >= offset);

/** The lowest number from which on something is so. */
function lowest(end: number, isSo: (index: number) => boolean): number {
  let [from, to] = [0, end];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isSo(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/**
 * Those of a page's forms that can be cut out and leave the tags around them whole; `forms` are all of them, as
 * `findForms` gives them.
 */
export function wholeForms(page: EditablePage, forms: PlacedForm[]): PlacedForm[] {
  const crossed = new Set<PlacedForm>();
  for (const element of page.elements) {
    const { startOffset, endOffset } = element.sourceCodeLocation;
    const begins = formAround(forms, startOffset);
    if (begins && endOffset <= begins.end) continue;
    for (const form of [begins, formAround(forms, endOffset)]) if (form && form.element !== element) crossed.add(form);
  }
  return forms.filter((form) => !crossed.has(form));
}

/** The form within whose source a place lies; its two ends lie outside. */
function formAround(forms: PlacedForm[], offset: number): PlacedForm | undefined {
  const next = forms[lowest(forms.length, (index) => forms[index]!.end > offset)];
  return next && next.start < offset ? next : undefined;
}

function isAsked(control: HtmlElement): boolean {
  if (["hidden", "submit", "button"].includes(attribute(control, "type")?.toLowerCase() ?? "")) return false;
  if (attribute(control, "type")?.toLowerCase() === "email") return true;
  return ["name", "id"].some((name) => wordsOf(attribute(control, name) ?? "").some((word) => ASKED.has(word)));
}

// `fullName`, `your-email` and `contact[message]` are names of several words.
const wordsOf = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/e-?mail/g, "email")
    .split(/[^a-z]+/);

/** The website's contact form: ours, else the first that asks for contact; null without one. */
export function findContactForm(html: string): PlacedForm | null {
  const page = readPage(html);
  const forms = findForms(page);
  return (
    forms.find(({ isOurs }) => isOurs) ?? wholeForms(page, forms).find((form) => asksForContact(page, form)) ?? null
  );
}

/** The language that a page names in its root element; English without one. */
export function languageOf({ elements }: { elements: HtmlElement[] }): string {
  const root = elements.find(({ tagName }) => tagName === "html");
  return (root && attribute(root, "lang")) || "en";
}
