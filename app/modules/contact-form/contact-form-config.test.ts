import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contactFormConfig, defaultContactForm } from "./contact-form-config";
import { makeFieldId, readOptions } from "./form-field";
import { DEFAULT_FORM_STYLE, formStyle } from "./form-style";

const config = defaultContactForm();
const messages = (input: unknown) => {
  const parsed = contactFormConfig.safeParse(input);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path.join("."), message]);
};
const withField = (field: object) => ({ ...config, fields: [{ ...config.fields[0], ...field }] });
const withSettings = (settings: object) => ({ ...config, settings: { ...config.settings, ...settings } });

describe("defaultContactForm", () => {
  it("has the fields of tests/list", () => {
    expect(config.fields.map(({ id, type, width, required }) => [id, type, width, required])).toEqual([
      ["name", "text", "half", true],
      ["email", "email", "half", true],
      ["message", "textarea", "full", true],
    ]);
  });

  it("has the style and the texts of tests/list", () => {
    expect(config.style).toEqual({
      backgroundColor: "#ffffff",
      textColor: "#333333",
      borderColor: "#e2e8f0",
      borderRadius: "6px",
      fieldSpacing: "16px",
      buttonColor: "#3b82f6",
      buttonTextColor: "#ffffff",
      fontFamily: "Inter, sans-serif",
      fontSize: "14px",
    });
    expect(config.settings).toMatchObject({ title: "Contact Us", submitText: "Send Message", autoReplyEnabled: true });
    expect(config.settings.autoReplyMessage).toContain("within 24 hours");
  });

  it.each(["en", "de-AT", "es", "fr", "pt-BR", "ar", "fi"])("passes its own schema in %s", (lang) => {
    expect(contactFormConfig.parse(defaultContactForm(lang))).toEqual(defaultContactForm(lang));
  });

  it("speaks the website's language", () => {
    expect(defaultContactForm("de").fields.map(({ label }) => label)).toEqual(["Name", "E-Mail", "Nachricht"]);
  });
});

describe("contactFormConfig", () => {
  it("refuses two fields with the same id", () => {
    const twice = [config.fields[0], { ...config.fields[1], id: "NAME" }];
    expect(messages({ ...config, fields: twice })).toEqual([["fields.1.id", "Two fields have the same id."]]);
  });

  it("wants options where there is something to choose, and drops them elsewhere", () => {
    expect(messages(withField({ type: "select", options: "\n \n" }))).toEqual([
      ["fields.0.options", "Enter at least one option."],
    ]);
    expect(
      contactFormConfig.parse(withField({ type: "radio", options: " Red\n\nBlue \nRed" })).fields[0]?.options,
    ).toEqual(["Red", "Blue"]);
    expect(contactFormConfig.parse(withField({ options: ["Red"] })).fields[0]?.options).toEqual([]);
  });

  it("names what is missing or too much", () => {
    expect(messages({ ...config, fields: [] })).toEqual([["fields", "A form needs at least one field."]]);
    const many = Array.from({ length: 31 }, (_, index) => ({ ...config.fields[0], id: `f${index}` }));
    expect(messages({ ...config, fields: many })).toEqual([["fields", "A form can have up to 30 fields."]]);
    expect(messages(withField({ label: "  " }))).toEqual([["fields.0.label", "Enter a label."]]);
    expect(messages(withField({ id: "_key" }))[0]?.[0]).toBe("fields.0.id");
    expect(messages(withSettings({ emailRecipient: "nobody" }))[0]?.[0]).toBe("settings.emailRecipient");
    expect(messages(withSettings({ autoReplySubject: "" }))).toEqual([
      ["settings.autoReplySubject", "Enter a subject for the automatic reply."],
    ]);
    expect(messages(withSettings({ autoReplySubject: "Hello\nBcc: x@example.com" }))).toEqual([
      ["settings.autoReplySubject", "The subject must be one line."],
    ]);
    expect(messages(withSettings({ autoReplyEnabled: false, autoReplySubject: "" }))).toEqual([]);
  });
});

describe("formStyle", () => {
  it("takes short and upper-case colours, and five corners", () => {
    expect(formStyle.parse({ textColor: " #ABC " }).textColor).toBe("#aabbcc");
    for (const radius of ["0px", "4px", "6px", "12px", "20px"])
      expect(formStyle.parse({ borderRadius: radius }).borderRadius).toBe(radius);
    expect(formStyle.safeParse({ borderRadius: "5px" }).success).toBe(false);
  });

  it.each(["Georgia, serif", "'Open Sans', sans-serif", "Playfair Display, Georgia, serif"])(
    "takes %s",
    (fontFamily) => {
      expect(formStyle.parse({ fontFamily }).fontFamily).toBe(fontFamily);
    },
  );

  it("lets nothing through that could leave its declaration", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(DEFAULT_FORM_STYLE)),
        fc.string({ unit: fc.constantFrom(..."aB1 ;:{}()\"'\\/*#<>,-px@u\n") }),
        (name, value) => {
          const parsed = formStyle.safeParse({ [name]: value });
          if (parsed.success) expect(Object.values(parsed.data).join("")).not.toMatch(/[;:{}()"\\/*<>@\n]/);
        },
      ),
    );
  });
});

describe("fields", () => {
  it("reads options one a line", () => expect(readOptions("One\r\n\n  \nTwo ")).toEqual(["One", "Two"]));

  it("makes an id of a label that no other field has", () => {
    expect(makeFieldId("Größe der Gruppe", [])).toBe("gro-e-der-gruppe");
    expect(makeFieldId("Phone", ["phone", "phone-2"])).toBe("phone-3");
    expect(makeFieldId("2. الهاتف", ["field"])).toBe("field-2");
  });
});
