import { getTextareaProps } from "@conform-to/react";
import type { ComponentProps } from "react";
import { FieldFrame, hintId, type AnyField, type FieldText } from "./field-frame";

type TextareaProps = Omit<ComponentProps<"textarea">, keyof FieldText | "ref">;

/** Several lines of text; `rows` is the height at rest, it grows with what is typed where the browser can. */
export function TextareaField({
  field,
  rows = 4,
  label,
  hint,
  optional,
  className,
  ...props
}: { field: AnyField } & FieldText & TextareaProps) {
  const textarea = getTextareaProps(field, { ariaDescribedBy: hintId(field, hint) });
  return (
    <FieldFrame field={field} text={{ label, hint, optional, className }}>
      <textarea {...textarea} key={field.key} {...props} rows={rows} className="control resize-y" />
    </FieldFrame>
  );
}
