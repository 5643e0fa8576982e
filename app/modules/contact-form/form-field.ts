import { z } from "zod";
import { storedText } from "~/lib/stored-text";

export const FIELD_TYPES = ["text", "email", "tel", "textarea", "select", "checkbox", "radio"] as const;
const FIELD_WIDTHS = ["full", "half"] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

const LABEL_LIMIT = 120;
const OPTION_LIMIT = 50;

/** Whether a field of this type offers options to choose from. */
export const hasOptions = (type: FieldType) => type === "select" || type === "radio";

/** Options as an owner enters them, one a line: empty lines are dropped, and what stands twice stands once. */
export function readOptions(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ];
}

const option = storedText().trim().max(LABEL_LIMIT, `An option can have up to ${LABEL_LIMIT} characters.`);

/** One field of a contact form. Its id is the name under which its value is sent. */
export const formField = z
  .object({
    id: z
      .string()
      .regex(/^[A-Za-z][\w-]{0,39}$/, "A field's id must begin with a letter and hold letters, digits, - and _ only."),
    type: z.enum(FIELD_TYPES, "Choose a type for the field."),
    label: storedText("Enter a label.")
      .trim()
      .min(1, "Enter a label.")
      .max(LABEL_LIMIT, `A label can have up to ${LABEL_LIMIT} characters.`),
    placeholder: storedText().trim().max(160, "A placeholder can have up to 160 characters.").default(""),
    required: z.boolean().default(false),
    width: z.enum(FIELD_WIDTHS).default("full"),
    options: z
      .union([z.array(option), storedText()])
      .transform((given) => readOptions(typeof given === "string" ? given : given.join("\n")))
      .pipe(z.array(option).max(OPTION_LIMIT, `A field can have up to ${OPTION_LIMIT} options.`))
      .default([]),
  })
  .transform((field) => ({ ...field, options: hasOptions(field.type) ? field.options : [] }))
  .refine((field) => !hasOptions(field.type) || field.options.length > 0, {
    message: "Enter at least one option.",
    path: ["options"],
  });
export type FormField = z.infer<typeof formField>;

/** An id for a new field, made of its label, that no other field has. */
export function makeFieldId(label: string, taken: Iterable<string>): string {
  const used = new Set(taken);
  const plain = label.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-$/g, "")
    .slice(0, 32);
  const base = words || "field";
  let id = base;
  for (let number = 2; used.has(id); number += 1) id = `${base}-${number}`;
  return id;
}
