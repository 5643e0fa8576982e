import type { ContactFormConfig, FormSettings } from "~/modules/contact-form/contact-form-config";
import type { FormField } from "~/modules/contact-form/form-field";
import type { FormStyle } from "~/modules/contact-form/form-style";

/** One thing that an owner does to a contact form. Fields are named by their place, from 0. */
export type FormChange =
  /** Takes another form in its place. */
  | { type: "whole"; form: ContactFormConfig }
  /** Puts a field in the place of another; at the end where `index` is null. */
  | { type: "field"; index: number | null; field: FormField }
  | { type: "move"; index: number; by: 1 | -1 }
  | { type: "remove"; index: number }
  | { type: "style"; style: Partial<FormStyle> }
  | { type: "settings"; settings: Partial<FormSettings> };

/** The form after a change; the same object where it changes nothing. */
export function changeForm(form: ContactFormConfig, change: FormChange): ContactFormConfig {
  switch (change.type) {
    case "whole":
      return change.form;
    case "field":
      return { ...form, fields: withField(form.fields, change.index ?? form.fields.length, change.field) };
    case "move":
      return { ...form, fields: moved(form.fields, change.index, change.by) };
    case "remove":
      return { ...form, fields: form.fields.filter((_, index) => index !== change.index) };
    case "style":
      return { ...form, style: { ...form.style, ...change.style } };
    case "settings":
      return { ...form, settings: { ...form.settings, ...change.settings } };
  }
}

function withField(fields: FormField[], at: number, field: FormField): FormField[] {
  return at >= fields.length ? [...fields, field] : fields.map((old, index) => (index === at ? field : old));
}

function moved(fields: FormField[], from: number, by: 1 | -1): FormField[] {
  const to = from + by;
  const [field, other] = [fields[from], fields[to]];
  if (!field || !other) return fields;
  return fields.map((old, index) => (index === to ? field : index === from ? other : old));
}

/** Whether two forms say the same. */
export const isSameForm = (one: ContactFormConfig, other: ContactFormConfig) =>
  JSON.stringify(one) === JSON.stringify(other);
