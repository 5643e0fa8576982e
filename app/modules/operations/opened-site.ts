import { readPage, type EditablePage } from "../markup/page";
import type { WebsiteCode } from "../site/website-code";
import type { ContactFormConfig } from "../contact-form/contact-form-config";

/** A website as the interpreter reads it. `form` is its contact form's configuration, when it has one. */
export interface OpenedSite {
  code: WebsiteCode;
  page: EditablePage;
  form: ContactFormConfig | null;
}

const opened = new WeakMap<WebsiteCode, { site: OpenedSite; css: string }>();

/** Opens a website for reading. The same code is opened once: what is read of it is kept with it. */
export function openSite(code: WebsiteCode, form: ContactFormConfig | null = null): OpenedSite {
  const known = opened.get(code);
  if (known && known.site.form === form && known.site.page.source === code.html && known.css === code.css)
    return known.site;
  const site = { code, page: readPage(code.html), form };
  opened.set(code, { site, css: code.css });
  return site;
}
