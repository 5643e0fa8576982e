import { DEPLOYMENT_FIELD } from "~/published/form-fields";
import { CONTACT_PATH } from "~/published/visitor-calls";
import { attribute, elementsOf, escapeAttribute, type HtmlDocument, type HtmlElement } from "../markup/html-document";
import type { Splice } from "../markup/splices";

/**
 * Splices that give the forms of a document which send to us the contact key of their website; its saved code has none.
 */
export function contactKeySplices({ root }: HtmlDocument, contactKey: string): Splice[] {
  const forms = elementsOf(root).filter(
    (element) => element.tagName === "form" && (isOurs(element) || sendsHere(element)),
  );
  return forms.flatMap((form) => keyOfForm(form, contactKey));
}

const isOurs = (form: HtmlElement) => attribute(form, "data-contact-form") !== undefined;

/** Whether a form sends to the app, or the host that it stands on. */
export const sendsHere = (form: HtmlElement) => attribute(form, "action")?.trim() === CONTACT_PATH;

/** The same for one form; one that an owner wrote gets the field that it lacks. */
export function keyOfForm(form: HtmlElement, contactKey: string): Splice[] {
  const fields = elementsOf(form).filter((element) => attribute(element, "name") === DEPLOYMENT_FIELD);
  const value = `value="${escapeAttribute(contactKey)}"`;
  if (fields.length > 0) return fields.flatMap((field) => setValue(field, value));
  const at = form.sourceCodeLocation?.startTag?.endOffset;
  return at === undefined
    ? []
    : [{ start: at, end: at, text: `<input type="hidden" name="${DEPLOYMENT_FIELD}" ${value}>` }];
}

function setValue({ sourceCodeLocation, tagName }: HtmlElement, text: string): Splice[] {
  const at = sourceCodeLocation?.attrs?.value;
  if (at) return [{ start: at.startOffset, end: at.endOffset, text }];
  const tag = sourceCodeLocation?.startTag;
  if (!tag) return [];
  const afterName = tag.startOffset + 1 + tagName.length;
  return [{ start: afterName, end: afterName, text: ` ${text}` }];
}
