import { readPage, type EditablePage } from "../markup/page";
import type { WebsiteCode } from "../site/website-code";
import type { ContactFormConfig } from "../contact-form/contact-form-config";

/** A website as the interpreter reads it. `form` is its contact form's configuration, when it has one. */
export interface OpenedSite {
  code: WebsiteCode;
  page: EditablePage;
  form: ContactFormConfig | null;
}

export function openSite(code: WebsiteCode, form: ContactFormConfig | null = null): OpenedSite {
  return { code, page: readPage(code.html), form };
}
