import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdit, invertEdit, isEmptyEdit } from "../markup/edit";
import { applyContactForm } from "./apply-contact-form";
import { contactFormConfig, defaultContactForm, type ContactFormConfig } from "./contact-form-config";
import { FIELD_TYPES, hasOptions } from "./form-field";
import { FORM_RADII } from "./form-style";
import { readContactForm } from "./read-contact-form";

const page = (body: string) => ({
  html: `<!DOCTYPE html>\n<html lang="en"><head><title>x</title></head>\n<body>${body}</body></html>`,
  css: "p { color: red }",
  javascript: "go()",
});
const applied = (code: ReturnType<typeof page>, config = defaultContactForm()) =>
  applyEdit(code, applyContactForm(code, config, "owner"));
const around = (html: string) =>
  html.replace(/<form class="contact-form"[^]*<\/form>/, "[form]").replace(/^.*<body>|<\/body>.*$/gs, "");

const word = fc
  .string({ unit: fc.constantFrom(..."aé<&\"'> -."), minLength: 1, maxLength: 12 })
  .map((text) => text.replace(/\s+/g, " ").trim() || "x");
const colour = fc.constantFrom("#ffffff", "#333333", "#000000", "#3b82f6", "#ffcc00", "#e2e8f0");
const configs: fc.Arbitrary<ContactFormConfig> = fc
  .record({
    fields: fc.array(
      fc.record({
        type: fc.constantFrom(...FIELD_TYPES),
        label: word,
        placeholder: fc.oneof(fc.constant(""), word),
        required: fc.boolean(),
        width: fc.constantFrom("full" as const, "half" as const),
        options: fc.uniqueArray(word, { minLength: 1, maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    style: fc.record({
      backgroundColor: colour,
      textColor: colour,
      borderColor: colour,
      buttonColor: colour,
      buttonTextColor: colour,
      borderRadius: fc.constantFrom(...FORM_RADII),
    }),
    settings: fc.record({
      title: fc.oneof(fc.constant(""), word),
      description: word,
      submitText: word,
      successMessage: word,
      enableSpamProtection: fc.boolean(),
    }),
  })
  .map(({ fields, style, settings }) =>
    contactFormConfig.parse({
      fields: fields.map((field, index) => ({ ...field, id: `f${index}` })),
      style,
      settings: { ...defaultContactForm().settings, ...settings },
    }),
  );

describe("applyContactForm", () => {
  it.each([
    [
      "into the contact section",
      `<main><section id="contact"><h2>Contact</h2></section><p>x</p></main>`,
      `<main><section id="contact"><h2>Contact</h2>[form]\n</section><p>x</p></main>`,
    ],
    [
      "into its container",
      `<section class="contact"><div class="wrap"><h2>C</h2><p>1</p></div></section>`,
      `<section class="contact"><div class="wrap"><h2>C</h2><p>1</p>[form]\n</div></section>`,
    ],
    [
      "to the end of main",
      `<main><p>x</p></main><footer>y</footer>`,
      `<main><p>x</p><section id="contact" data-section="contact" class="section"><div class="wrap">\n[form]\n</div></section>\n</main><footer>y</footer>`,
    ],
    [
      "before the footer",
      `<p>x</p><footer>y</footer>`,
      `<p>x</p><section id="contact" data-section="contact" class="section"><div class="wrap">\n[form]\n</div></section>\n<footer>y</footer>`,
    ],
    [
      "in place of the form that stands there",
      `<main><div><form action="/old"><input name="email"></form></div></main>`,
      `<main><div>[form]</div></main>`,
    ],
  ])("puts the form %s", (_name, body, expected) => expect(around(applied(page(body)).html)).toBe(expected));

  it("finds an end where a page has no tags for one", () => {
    const code = applied({ html: "<p>Hello", css: "", javascript: "" });
    expect(code.html).toMatch(/^<p>Hello<section id="contact"[^]*<\/section>\n$/);
    expect(code.css).toMatch(/^\/\* contact form: begin \*\/[^]*\/\* contact form: end \*\/\n$/);
  });

  it("keeps stylesheet and script, and adds to them once", () => {
    const once = applied(page("<main></main>"));
    expect(once.css).toMatch(/^p \{ color: red \}\n\n\/\* contact form: begin/);
    expect(once.javascript).toMatch(/^go\(\)\n\n\/\* contact form: begin \*\/\n;\(function/);
    expect(isEmptyEdit(once, applyContactForm(once, defaultContactForm(), "owner"))).toBe(true);
  });

  it("stands in the layer of sections where a stylesheet is made in layers", () => {
    const code = { ...page("<main></main>"), css: "@layer reset, sections, overrides;" };
    expect(applied(code).css).toContain("/* contact form: begin */\n@layer sections {");
    expect(applied(page("")).css).not.toContain("@layer");
  });

  it("gives its parts ids that the page does not have", () => {
    const { html } = applied(page(`<main><p id="contact-form-name"></p></main>`));
    expect(html).toContain(`for="contact-form2-name"`);
  });

  it("speaks the page's language and heads the part that has no heading", () => {
    const { html } = applied({ ...page(""), html: `<html lang="de"><body><main></main></body></html>` });
    expect(html).toContain("Bitte füllen Sie die mit * markierten Felder aus.");
    expect(html).toContain(`<h2 id="contact-form_title" class="form-title">`);
    expect(applied({ ...page(""), html }).html).toBe(html);
  });

  it("is read back as it was written, and taken back to the byte", () => {
    const bodies = [
      `<main><section id="contact"><h2>C</h2></section></main>`,
      `<p>x<form><input name=email></p>`,
      `<table><form><tr><td><input name=name></form></table>`,
      `<div><form><div><input name=email></form></div>`,
      "",
    ];
    fc.assert(
      fc.property(configs, configs, fc.constantFrom(...bodies), (first, second, body) => {
        let code = page(body);
        for (const config of [first, second]) {
          const edit = applyContactForm(code, config, "owner");
          const next = applyEdit(code, edit);
          expect(applyEdit(next, invertEdit(code, edit))).toEqual(code);
          const { title, description, submitText, successMessage, enableSpamProtection } = config.settings;
          const { fields, style, settings } = readContactForm(next)!;
          expect(settings).toEqual({ title, description, submitText, successMessage, enableSpamProtection });
          expect(fields).toEqual(config.fields.map((field) => expectedField(field)));
          expect(applied(next, { ...config, style }).html).toBe(next.html);
          code = next;
        }
      }),
      { numRuns: 150 },
    );
  });
});

// A choice has no placeholder but for the first line of a list; what nobody sees is not kept in the page.
function expectedField(field: ContactFormConfig["fields"][number]) {
  const hidden = field.type === "radio" || field.type === "checkbox";
  const placeholder = hidden ? "" : field.type === "select" ? field.placeholder || "Please choose" : field.placeholder;
  return { ...field, placeholder, options: hasOptions(field.type) ? field.options : [] };
}
