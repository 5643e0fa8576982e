import { DEPLOYMENT_FIELD } from "~/published/form-fields";
import { attribute, elementsOf, escapeAttribute, type HtmlDocument, type HtmlElement } from "../editing/html-document";
import type { Splice } from "../editing/splices";

/**
 * Splices that tell a document's contact forms which deployment (subdomain) they belong to, for browsers without script;
 * the website's saved code names none.
 */
export function deploymentSplices(document: HtmlDocument, deployment: string): Splice[] {
  const forms = elementsOf(document.root).filter((element) => attribute(element, "data-contact-form") !== undefined);
  return forms.flatMap((form) => elementsOf(form).filter(isDeploymentField).flatMap((field) => setValue(field, deployment)));
}

const isDeploymentField = (element: HtmlElement) => attribute(element, "name") === DEPLOYMENT_FIELD;

function setValue({ sourceCodeLocation, tagName }: HtmlElement, value: string): Splice[] {
  const at = sourceCodeLocation?.attrs?.value;
  const text = `value="${escapeAttribute(value)}"`;
  if (at) return [{ start: at.startOffset, end: at.endOffset, text }];
  const tag = sourceCodeLocation?.startTag;
  if (!tag) return [];
  const afterName = tag.startOffset + 1 + tagName.length;
  return [{ start: afterName, end: afterName, text: ` ${text}` }];
}
