import { attribute, elementsOf, escapeAttribute, type HtmlDocument, type HtmlElement } from "../editing/html-document";
import type { Splice } from "../editing/splices";
import { DEPLOYMENT_FIELD } from "./render-contact-form";

export interface FormTarget {
  /** Subdomain of what is deployed: tells where a message came from when no script does. */
  deployment?: string | null | undefined;
  /** Address that takes messages; the website's own host when left out. */
  action?: string | null | undefined;
}

/** Splices that send a document's contact forms to a target; the website's saved code names none. */
export function formTargetSplices(document: HtmlDocument, { deployment, action }: FormTarget): Splice[] {
  const forms = elementsOf(document.root).filter((element) => attribute(element, "data-contact-form") !== undefined);
  return forms.flatMap((form) => [
    ...(action ? setValue(form, "action", action) : []),
    ...(deployment ? elementsOf(form).filter(isDeploymentField).flatMap((field) => setValue(field, "value", deployment)) : []),
  ]);
}

const isDeploymentField = (element: HtmlElement) => attribute(element, "name") === DEPLOYMENT_FIELD;

function setValue({ sourceCodeLocation, tagName }: HtmlElement, name: string, value: string): Splice[] {
  const at = sourceCodeLocation?.attrs?.[name];
  const text = `${name}="${escapeAttribute(value)}"`;
  if (at) return [{ start: at.startOffset, end: at.endOffset, text }];
  const tag = sourceCodeLocation?.startTag;
  if (!tag) return [];
  const afterName = tag.startOffset + 1 + tagName.length;
  return [{ start: afterName, end: afterName, text: ` ${text}` }];
}
