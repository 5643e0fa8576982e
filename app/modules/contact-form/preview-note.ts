import { formWords } from "~/published/form-words";
import { html } from "../markup/html";

const FIELDS = '<div class="form-fields">';

/**
 * A page as a preview shows it: its contact form, where it is one of ours, says before anything is typed that nothing is
 * sent from here, in the page's language. Whoever has the link may take it for the website.
 */
export function withPreviewNote(page: string): string {
  const form = page.indexOf("data-contact-form");
  const fields = form < 0 ? -1 : page.indexOf(FIELDS, form);
  if (fields < 0) return page;
  const [, lang = "en"] = /<html[^>]*?\slang="([^"]*)"/i.exec(page) ?? [];
  const note = html`<p class="form-description"><strong>${formWords(lang).previewNote}</strong></p>\n`;
  return page.slice(0, fields) + note.text + page.slice(fields);
}
