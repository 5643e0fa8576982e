import type { FormField } from "../contact-form/form-field";

export interface LabelledValue {
  /** What the form calls the field; its bare name where the form does not know it. */
  label: string;
  value: string;
}

/** What a visitor sent, in the order of the form's fields, then what the form does not know. */
export function labelledValues(
  data: Record<string, string>,
  fields: Pick<FormField, "id" | "label">[],
): LabelledValue[] {
  const known = fields.filter(({ id }) => Object.hasOwn(data, id));
  const names = new Set(known.map(({ id }) => id));
  const others = Object.entries(data).filter(([name]) => !names.has(name));
  return [
    ...known.map(({ id, label }) => ({ label, value: data[id]! })),
    ...others.map(([label, value]) => ({ label, value })),
  ];
}
