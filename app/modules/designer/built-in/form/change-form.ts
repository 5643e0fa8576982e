import { applyContactForm } from "../../../contact-form/apply-contact-form";
import { defaultContactForm, type ContactFormConfig } from "../../../contact-form/contact-form-config";
import { contactFormConfig } from "../../../contact-form/contact-form-config";
import { readContactForm } from "../../../contact-form/read-contact-form";
import { attribute } from "../../../markup/html-document";
import { declined, done, type Intent, type Outcome } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";
import { readFormWish } from "./read-wish";
import { changeConfig } from "./change-config";

/**
 * Fields, title and button of the contact form. It is changed through its configuration, so page and settings agree.
 */
export const changeForm: Intent = (request, site) => {
  const wish = readFormWish(request);
  if (!wish) return null;
  const page = readContactForm(site.code);
  if (!page && site.page.elements.some(({ tagName }) => tagName === "form")) return null;
  const config = configOf(site, page);
  if (!page && (wish.kind === "remove" || wish.kind === "require"))
    return declined("This page has no contact form yet. Press Edit Contact Form to put one in.");
  const changed = changeConfig(config, wish);
  return "refused" in changed ? declined(changed.refused) : put(site, changed.config, changed.said, !page);
};

function configOf(site: OpenedSite, page: ReturnType<typeof readContactForm>): ContactFormConfig {
  const base = site.form ?? defaultContactForm(attribute(site.page.elements[0]!, "lang") ?? "en");
  return page
    ? { ...base, fields: page.fields, style: page.style, settings: { ...base.settings, ...page.settings } }
    : base;
}

function put(site: OpenedSite, config: ContactFormConfig, said: string, isNew: boolean): Outcome {
  const checked = contactFormConfig.safeParse(config);
  if (!checked.success) return declined(`I could not do that: ${checked.error.issues[0]!.message}`);
  const words = isNew ? `This page had no contact form yet, so I put one in. ${said}` : said;
  return { ...done(words, [applyContactForm(site.code, checked.data, "built-in")]), form: checked.data };
}
