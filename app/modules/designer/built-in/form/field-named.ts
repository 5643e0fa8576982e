import { askedByLabel } from "../../../contact-form/asked-by-label";
import type { FormField } from "../../../contact-form/form-field";
import { hasAll, sameText, stems } from "../find/words-of";

/** The field that an owner means: by its label or its id, else by words of its label or by what it asks for. */
export function fieldNamed(fields: readonly FormField[], name: string): FormField | undefined {
  const asked = askedByLabel(name);
  return (
    fields.find(({ id, label }) => sameText(label, name) || id === name.toLowerCase()) ??
    fields.find(({ type, label }) => hasAll(label, stems(name)) || (asked !== "text" && type === asked))
  );
}
