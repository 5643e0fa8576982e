import { CONTACT_PATH } from "~/published/visitor-calls";
import {
  attribute,
  elementsOf,
  escapeText,
  readDocument,
  type HtmlDocument,
  type HtmlElement,
} from "../../markup/html-document";
import type { Splice } from "../../markup/splices";
import { localReference } from "../../markup/local-reference";
import { parentOf } from "./ancestors";
import { PRIVACY_FILE } from "./privacy-page";

const NAMED_PRIVACY = /(?:^|[/_-])(?:privacy|datenschutz|privacidad|privacidade|confidentialit(?:e|é))[^/]*\/?$/i;

/** How a page speaks of privacy already: it links a page of its own elsewhere, the one that we would make, or none. */
export function linkedPrivacy(document: HtmlDocument): "elsewhere" | "here" | "nowhere" {
  const links = elementsOf(document.root).flatMap((element) =>
    element.tagName === "a" ? (attribute(element, "href") ?? []) : [],
  );
  const paths = links.map((href) => ({ local: localReference(href), path: pathOf(href) }));
  if (paths.some(({ local, path }) => !local && NAMED_PRIVACY.test(path))) return "elsewhere";
  return paths.some(({ local }) => local && [PRIVACY_FILE, "privacy"].includes(local.path)) ? "here" : "nowhere";
}

function pathOf(href: string): string {
  const address = URL.canParse(href) ? new URL(href) : null;
  return address && /^https?:$/.test(address.protocol) ? address.pathname : "";
}

/** The forms of a page that send messages: to the app, or to the address that those of a copy send to. */
export function formsThatSend(document: HtmlDocument, address: string = CONTACT_PATH): HtmlElement[] {
  return elementsOf(document.root).filter(
    (element) =>
      element.tagName === "form" &&
      (attribute(element, "data-contact-form") !== undefined || attribute(element, "action")?.trim() === address),
  );
}

/** Whether a website's page gets one on privacy beside it once it is deployed, for its form's sake. */
export function getsPrivacyPage(html: string): boolean {
  const document = readDocument(html);
  return formsThatSend(document).length > 0 && linkedPrivacy(document) !== "elsewhere";
}

/** The id of the nearest part around a form; an empty text without one. */
export function anchorOf(form: HtmlElement | undefined): string {
  for (let node: HtmlElement | null = form ?? null; node; node = parentOf(node)) {
    const id = attribute(node, "id");
    if (id) return id;
  }
  return "";
}

/** Splices that link the privacy page next to each form: before its button, or at its end. */
export function besideForms(forms: HtmlElement[], label: string): Splice[] {
  return forms.flatMap((form) => {
    const button = elementsOf(form).findLast((element) => element.tagName === "button" && element.sourceCodeLocation);
    const at = button?.sourceCodeLocation?.startOffset ?? form.sourceCodeLocation?.endTag?.startOffset;
    if (at === undefined) return [];
    return [{ start: at, end: at, text: `<p class="form-note"><a href="privacy">${escapeText(label)}</a></p>\n` }];
  });
}
