import { applyContactForm } from "../../contact-form/apply-contact-form";
import { contactFormConfig, defaultContactForm, type ContactFormConfig } from "../../contact-form/contact-form-config";
import type { FormField } from "../../contact-form/form-field";
import { readContactForm } from "../../contact-form/read-contact-form";
import { attribute } from "../../markup/html-document";
import type { OpenedSite } from "../opened-site";
import { declined, done, LIKE_THAT, listed, quoted, type Outcome } from "../outcome";

/** What the page's contact form is; null for a page without one, or with one that was made elsewhere. */
export function formOf({ code, form, page }: OpenedSite): ContactFormConfig | null {
  const shown = readContactForm(code);
  if (!shown) return null;
  const base = form ?? defaultContactForm(attribute(page.elements[0]!, "lang") ?? "en");
  return { ...base, fields: shown.fields, style: shown.style, settings: { ...base.settings, ...shown.settings } };
}

/** Whether the page has a form that was made elsewhere: it is not taken apart. */
export const hasForeignForm = ({ code, page }: OpenedSite): boolean =>
  page.elements.some(({ tagName }) => tagName === "form") && readContactForm(code) === null;

type Change = { config: ContactFormConfig; said: string } | { refused: string };

/** Changes the contact form through its configuration, so that page and settings agree. */
export function editForm(site: OpenedSite, change: (config: ContactFormConfig) => Change): Outcome {
  if (hasForeignForm(site))
    return declined(
      "The form on your page was made elsewhere, so I cannot change its fields. Press Edit Contact Form to replace it.",
    );
  const known = formOf(site);
  if (!known)
    return declined("This page has no contact form yet.", [
      { label: "Add a contact form", says: "Add a contact form" },
    ]);
  const changed = change(known);
  return "refused" in changed ? declined(changed.refused) : putForm(site, changed.config, changed.said);
}

/** Draws a form into the page and keeps its settings. */
export function putForm(site: OpenedSite, config: ContactFormConfig, said: string): Outcome {
  const checked = contactFormConfig.safeParse(config);
  if (!checked.success) return declined(`I could not do that: ${checked.error.issues[0]!.message}`);
  const outcome = done(said, [applyContactForm(site.code, checked.data, "built-in")], "contact form");
  return outcome.message === LIKE_THAT ? outcome : { ...outcome, form: checked.data };
}

/** Changes one field by its id. */
export const editField = (
  site: OpenedSite,
  id: string,
  change: (field: FormField, config: ContactFormConfig) => Change,
): Outcome =>
  editForm(site, (config) => {
    const field = config.fields.find((each) => each.id === id);
    return field
      ? change(field, config)
      : {
          refused: `The form has no field ${quoted(id)}. Its fields are: ${listed(config.fields.map(({ label }) => label))}.`,
        };
  });

/** The field of this id as the page shows it. */
export const fieldOf = (site: OpenedSite, id: string): FormField | undefined =>
  formOf(site)?.fields.find((field) => field.id === id);
