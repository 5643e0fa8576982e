import { formField, makeFieldId, type FormField } from "~/modules/contact-form/form-field";
import type { FormProblems } from "./form-problems";

/** A field as an owner enters it, its options one a line. */
export interface FieldEntry {
  type: string;
  label: string;
  placeholder: string;
  required: boolean;
  width: string;
  options: string;
}

export const NEW_FIELD: FieldEntry = {
  type: "text",
  label: "",
  placeholder: "",
  required: false,
  width: "full",
  options: "",
};

/** What there is to enter, for a field that there is already. */
export const entryOf = (field: FormField): FieldEntry => ({ ...field, options: field.options.join("\n") });

/** What was entered in a posted form. */
export function entryIn(posted: FormData): FieldEntry {
  const text = (name: string) => String(posted.get(name) ?? "");
  return {
    ...{
      type: text("type"),
      label: text("label"),
      placeholder: text("placeholder"),
      width: text("width"),
      options: text("options"),
    },
    required: posted.has("required"),
  };
}

/** The field that was entered, or what is wrong with it. It keeps the id of the one that it replaces (`at`, from 0). */
export function readField(
  entry: FieldEntry,
  fields: FormField[],
  at: number | null,
): { field: FormField } | { problems: FormProblems } {
  const known = at === null ? undefined : fields[at]?.id;
  const id =
    known ??
    makeFieldId(
      entry.label,
      fields.map((field) => field.id),
    );
  const parsed = formField.safeParse({ ...entry, id });
  if (parsed.success) return { field: parsed.data };
  return {
    problems: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message]).reverse()),
  };
}
