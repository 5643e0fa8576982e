import type { FieldType, FormField } from "~/modules/contact-form/form-field";

/** What the types of a field are called. */
export const TYPE_WORDS: Record<FieldType, string> = {
  text: "Short text",
  email: "E-mail address",
  tel: "Phone number",
  textarea: "Long text",
  select: "List to choose from",
  checkbox: "Checkbox",
  radio: "Radio buttons",
};

export const WIDTH_WORDS: Record<FormField["width"], string> = { full: "Full width", half: "Half width" };

/** Options of a choice out of a table of words. */
export const optionsOf = <Value extends string>(words: Record<Value, string>) =>
  (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));
