import { TRAP_FIELD } from "~/published/form-fields";
import { attribute, elementsOf, hasWord, type HtmlElement, type HtmlNode } from "../markup/html-document";
import { readPage } from "../markup/page";
import type { WebsiteCode } from "../site/website-code";
import { readChosenProperties } from "./chosen-style";
import type { ContactFormConfig, FormSettings } from "./contact-form-config";
import { findForms } from "./find-forms";
import { FIELD_TYPES, formField, type FieldType, type FormField } from "./form-field";

/** What a page says of its form; who gets its messages and what is answered stands in the settings alone. */
export interface PageForm {
  fields: ContactFormConfig["fields"];
  style: ContactFormConfig["style"];
  settings: Pick<FormSettings, "title" | "description" | "submitText" | "successMessage" | "enableSpamProtection">;
}

/** The contact form of a page as it stands there, hand-made changes included; null when the page has none of ours. */
export function readContactForm(code: WebsiteCode): PageForm | null {
  const form = findForms(readPage(code.html)).find(({ isOurs }) => isOurs)?.element;
  if (!form) return null;
  const inside = elementsOf(form);
  const textOf = (name: string) => visibleText(inside.find((element) => hasWord(element, "class", name)));
  const fields = inside.filter((element) => hasWord(element, "class", "form-field")).flatMap(readField);
  if (fields.length === 0) return null;
  return {
    fields,
    style: readChosenProperties(attribute(form, "style") ?? ""),
    settings: {
      title: textOf("form-title"),
      description: textOf("form-description"),
      submitText: textOf("form-button"),
      successMessage: attribute(form, "data-success") ?? "",
      enableSpamProtection: inside.some((element) => attribute(element, "name") === TRAP_FIELD),
    },
  };
}

function readField(wrapper: HtmlElement): FormField[] {
  const inside = elementsOf(wrapper);
  const controls = inside.filter(({ tagName }) => ["input", "textarea", "select"].includes(tagName));
  const [first] = controls;
  if (!first) return [];
  const id = attribute(first, "name") ?? "";
  const type = typeOf(first);
  const { placeholder, options } = choices(first, controls, inside);
  const label = visibleText(
    inside.find((element) => hasWord(element, "class", type === "checkbox" ? "form-choice" : "form-label")),
  );
  const width = hasWord(wrapper, "class", "is-half") ? "half" : "full";
  const required = attribute(first, "required") !== undefined;
  const parsed = formField.safeParse({ id, type, label: label || id, placeholder, required, width, options });
  return parsed.success ? [parsed.data] : [];
}

function typeOf(control: HtmlElement): FieldType {
  const name = control.tagName === "input" ? attribute(control, "type") : control.tagName;
  return FIELD_TYPES.find((type) => type === name) ?? "text";
}

function choices(first: HtmlElement, controls: HtmlElement[], inside: HtmlElement[]) {
  if (first.tagName !== "select") {
    return {
      placeholder: attribute(first, "placeholder") ?? "",
      options: controls.map((control) => attribute(control, "value") ?? ""),
    };
  }
  const options = inside.filter(({ tagName }) => tagName === "option");
  const empty = options.find((option) => attribute(option, "value") === "");
  return { placeholder: visibleText(empty), options: options.filter((option) => option !== empty).map(visibleText) };
}

function visibleText(element: HtmlElement | undefined): string {
  const text = (node: HtmlNode): string => {
    if ("value" in node) return node.value;
    if ("tagName" in node && hasWord(node, "class", "form-mark")) return "";
    return "childNodes" in node ? node.childNodes.map(text).join("") : "";
  };
  return element ? text(element).replace(/\s+/g, " ").trim() : "";
}
