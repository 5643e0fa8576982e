import { expect, it } from "vitest";
import { defaultContactForm } from "./contact-form-config";
import { withPreviewNote } from "./preview-note";
import { formHtml } from "./render-contact-form";

const page = (lang: string, body: string) =>
  `<!DOCTYPE html>\n<html lang="${lang}"><head><title>x</title></head><body>${body}</body></html>`;
const form = (lang: string) => formHtml(defaultContactForm(), { lang });

it.each([
  ["en", "This is a preview: messages are not sent from here."],
  ["de-AT", "Das ist eine Vorschau: Nachrichten werden von hier nicht gesendet."],
])("says before the first field, in the page's language, that nothing is sent: %s", (lang, words) => {
  const shown = withPreviewNote(page(lang, form(lang)));
  expect(shown.indexOf(words)).toBeGreaterThan(shown.indexOf("<form"));
  expect(shown.indexOf(words)).toBeLessThan(shown.indexOf("<input"));
});

it.each([
  ["without a form", "<p>Hello</p>"],
  ["with a form of its own", '<form action="https://example.com"><div class="form-fields"><input></div></form>'],
  ["with fields before the form alone", '<div class="form-fields"></div><form data-contact-form><input></form>'],
])("leaves a page %s as it is", (_, body) => expect(withPreviewNote(page("en", body))).toBe(page("en", body)));
