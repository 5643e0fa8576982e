import { DEPLOYMENT_FIELD, TRAP_FIELD } from "~/published/form-fields";
import { formWords } from "~/published/form-words";
import { CONTACT_PATH } from "~/published/visitor-calls";
import { attribute, html, type Html } from "../markup/html";
import { chosenProperties } from "./chosen-style";
import type { ContactFormConfig } from "./contact-form-config";
import { contactFormCss } from "./form-css";
import type { FormField } from "./form-field";
import { contactFormScript } from "./form-script";
import { isChosen } from "./form-style";

const LINE_LIMIT = 500;
const TEXT_LIMIT = 5000;

export interface FormPlace {
  /** The page's language; English when left out. */
  lang?: string;
  /** Begins the ids of the form's parts, so that they are the page's only ones. */
  prefix?: string;
  /** Whether the form stands in a part with a heading of its own. */
  hasHeading?: boolean;
  /** The stylesheet that the rules become part of. */
  stylesheet?: string;
}

/** The form as html, with the css and javascript that every form shares, each between its marks. */
export function renderContactForm(config: ContactFormConfig, place: FormPlace = {}) {
  return { html: formHtml(config, place), css: contactFormCss(place.stylesheet ?? ""), javascript: contactFormScript };
}

/** The form's element alone. */
export function formHtml({ fields, style, settings }: ContactFormConfig, place: FormPlace = {}): string {
  const { lang = "en", prefix = "contact-form", hasHeading = true } = place;
  const words = formWords(lang);
  const { title, description, submitText, successMessage, enableSpamProtection } = settings;
  const head = html`id="${prefix}_title" class="form-title"`;
  const card = isChosen(style, "backgroundColor");
  return html`<form class="contact-form${card && " is-card"}" data-contact-form method="post" action="${CONTACT_PATH}"${attribute("style", chosenProperties(style) || undefined)}${
    title ? html` aria-labelledby="${prefix}_title"` : html` aria-label="${submitText}"`
  } data-success="${successMessage}" data-sending="${words.sending}" data-failed="${words.failed}" data-alert="${words.alert}" data-preview="${words.preview}" data-missing="${words.missing}" data-bad-email="${words.badEmail}">
${title && (hasHeading ? html`<h3 ${head}>${title}</h3>\n` : html`<h2 ${head}>${title}</h2>\n`)}${description && html`<p class="form-description">${description}</p>\n`}<div class="form-fields">
${fields.map((field) => html`${fieldHtml(field, prefix, words)}\n`)}</div>
${enableSpamProtection && trap(words)}<input type="hidden" name="${DEPLOYMENT_FIELD}" value="">
${fields.some(({ required }) => required) && html`<p class="form-note">${words.requiredNote}</p>\n`}<button class="button form-button" type="submit">${submitText}</button>
<p class="form-status" role="status"></p>
</form>`.text;
}

type Words = ReturnType<typeof formWords>;

// People do not see it and tabs pass it by; programs that fill in every field give themselves away.
const trap = (words: Words) =>
  html`<div class="form-trap" aria-hidden="true"><label>${words.honeypot} <input type="text" name="${TRAP_FIELD}" tabindex="-1" autocomplete="off"></label></div>\n`;

const mark = (field: FormField) => field.required && html` <span class="form-mark" aria-hidden="true">*</span>`;

function fieldHtml(field: FormField, prefix: string, words: Words): Html {
  const wrapper = html`class="form-field is-${field.width}" data-error="${prefix}_error_${field.id}"`;
  if (field.type === "radio") {
    return html`<fieldset ${wrapper}><legend class="form-label">${field.label}${mark(field)}</legend><div class="form-choices">${field.options.map(
      (option) =>
        html`<label class="form-choice"><input type="radio" name="${field.id}" value="${option}"${required(field)}><span>${option}</span></label>`,
    )}</div></fieldset>`;
  }
  if (field.type === "checkbox") {
    return html`<div ${wrapper}><label class="form-choice"><input type="checkbox" name="${field.id}" value="${words.yes}"${required(field)}><span>${field.label}${mark(field)}</span></label></div>`;
  }
  const id = `${prefix}-${field.id}`;
  return html`<div ${wrapper}><label class="form-label" for="${id}">${field.label}${mark(field)}</label>${control(field, id, words)}</div>`;
}

function control(field: FormField, id: string, words: Words): Html {
  const common = html`class="form-input" id="${id}" name="${field.id}"`;
  const placeholder = attribute("placeholder", field.placeholder || undefined);
  if (field.type === "textarea")
    return html`<textarea ${common} rows="5" maxlength="${TEXT_LIMIT}"${placeholder}${required(field)}></textarea>`;
  if (field.type === "select") {
    const options = field.options.map((option) => html`<option>${option}</option>`);
    return html`<select ${common}${required(field)}><option value="">${field.placeholder || words.choose}</option>${options}</select>`;
  }
  return html`<input ${common} type="${field.type}" maxlength="${LINE_LIMIT}"${attribute("autocomplete", autocomplete(field))}${placeholder}${required(field)}>`;
}

const required = (field: FormField) => field.required && html` required`;

const KNOWN: [RegExp, string][] = [
  [/^(?:full-?)?name$|^your-?name$/i, "name"],
  [/^first-?name$/i, "given-name"],
  [/^(?:last|sur|family)-?name$/i, "family-name"],
  [/^(?:company|organi[sz]ation|business)/i, "organization"],
  [/^(?:zip|post(?:al)?-?code)$/i, "postal-code"],
];

function autocomplete({ type, id }: FormField): string | undefined {
  if (type === "email" || type === "tel") return type;
  return KNOWN.find(([pattern]) => pattern.test(id))?.[1];
}
