import { CONTACT_PATH } from "~/published/visitor-calls";
import { keyOfForm, sendsHere } from "../contact-form/contact-key-splices";
import { elementsOf, escapeAttribute, readDocument, type HtmlElement } from "../markup/html-document";
import { applySplices, type Splice } from "../markup/splices";
import type { WebsiteCode } from "../site/website-code";
import { sendsToApp } from "./sends-to-app";

/** Where the forms of a website that left the app send what is written into them. */
export interface FormTarget {
  /** A whole address. */
  address: string;
  /** By which the app knows whose message it is; null at any other address. */
  contactKey: string | null;
}

/**
 * A website whose forms send to another address. Somebody else's service is sent a plain form, which all of them
 * understand: only this app knows what our script says.
 */
export function withFormTarget(code: WebsiteCode, target: FormTarget): WebsiteCode {
  if (!sendsToApp(code)) return code;
  const document = readDocument(code.html);
  const splices = elementsOf(document.root).flatMap((element) => {
    if (element.tagName === "form" && sendsHere(element)) return formSplices(element, target);
    return element.tagName === "script" ? scriptSplices(element, target) : [];
  });
  return { ...code, html: applySplices(document.source, splices), javascript: inScript(code.javascript, target) };
}

function formSplices(form: HtmlElement, { address, contactKey }: FormTarget): Splice[] {
  const action = setAttribute(form, "action", address);
  return [
    ...action,
    ...(contactKey === null ? setAttribute(form, "data-contact-form", null) : keyOfForm(form, contactKey)),
  ];
}

function setAttribute(element: HtmlElement, name: string, value: string | null): Splice[] {
  const at = element.sourceCodeLocation?.attrs?.[name];
  if (!at) return [];
  const text = value === null ? "" : `${name}="${escapeAttribute(value)}"`;
  return [{ start: at.startOffset, end: at.endOffset, text }];
}

function scriptSplices(script: HtmlElement, target: FormTarget): Splice[] {
  return script.childNodes.flatMap((node) => {
    const at = node.sourceCodeLocation;
    if (!("value" in node) || !at || !node.value.includes(CONTACT_PATH)) return [];
    return [{ start: at.startOffset, end: at.endOffset, text: inScript(node.value, target) }];
  });
}

// A script of somebody's own may write the address as a text of its own.
function inScript(script: string, { address }: FormTarget): string {
  const written = new RegExp(`(["'\`])${CONTACT_PATH}\\1`, "g");
  return script.replace(written, () => JSON.stringify(address).replaceAll("<", "\\u003c"));
}
