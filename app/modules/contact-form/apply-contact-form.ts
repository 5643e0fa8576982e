import type { Author, CodeSplice, Edit } from "../markup/edit";
import { attribute } from "../markup/html-document";
import { readPage, type EditablePage } from "../markup/page";
import type { Splice } from "../markup/splices";
import type { CodePart } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import type { ContactFormConfig } from "./contact-form-config";
import { findContactForm, languageOf, type PlacedForm } from "./find-forms";
import { contactFormCss } from "./form-css";
import { contactFormScript } from "./form-script";
import { putBlock } from "./marked-block";
import { findSpot, isUnderHeading } from "./place-form";
import { formHtml } from "./render-contact-form";

/**
 * The edit that makes a page's contact form this one: it takes the place of the form that stands there, or goes into
 * the contact section, or to the end of the page. Everything else stays the same to the byte.
 */
export function applyContactForm(code: WebsiteCode, config: ContactFormConfig, author: Author): Edit {
  const page = readPage(code.html);
  const splices = [
    ...inPart("html", [formSplice(page, config)]),
    ...inPart("css", putBlock(code.css, contactFormCss(code.css))),
    ...inPart("javascript", putBlock(code.javascript, contactFormScript)),
  ];
  return { author, label: "Changed the contact form", splices };
}

function formSplice(page: EditablePage, config: ContactFormConfig): Splice {
  const lang = languageOf(page);
  const current = findContactForm(page.source);
  const prefix = freePrefix(page, current);
  if (current) {
    const { start, end } = current;
    return { start, end, text: formHtml(config, { lang, prefix, hasHeading: isUnderHeading(page, current) }) };
  }
  const spot = findSpot(page);
  return spot.splice(formHtml(config, { lang, prefix, hasHeading: spot.hasHeading }));
}

/** What the form's ids may begin with, so that nothing else on the page has them. */
function freePrefix(page: EditablePage, current: PlacedForm | null): string {
  const others = page.elements.filter(
    ({ sourceCodeLocation: at }) => !current || at!.startOffset < current.start || at!.startOffset >= current.end,
  );
  const taken = others.map((element) => attribute(element, "id") ?? "");
  let prefix = "contact-form";
  for (let number = 2; taken.some((id) => id.startsWith(`${prefix}-`) || id.startsWith(`${prefix}_`)); number += 1)
    prefix = `contact-form${number}`;
  return prefix;
}

const inPart = (part: CodePart, splices: Splice[]): CodeSplice[] => splices.map((splice) => ({ part, ...splice }));
