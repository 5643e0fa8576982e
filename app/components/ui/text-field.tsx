import { getInputProps } from "@conform-to/react";
import type { ComponentProps } from "react";
import { FieldFrame, hintId, type AnyField, type FieldText } from "./field-frame";

type TextType = "text" | "email" | "url" | "tel" | "password" | "search" | "number" | "date";
type InputProps = Omit<ComponentProps<"input">, keyof FieldText | "type" | "ref">;

/** One line of text. `type` gives phones the right keyboard. */
export function TextField({
  field,
  type = "text",
  label,
  hint,
  optional,
  className,
  ...props
}: { field: AnyField; type?: TextType } & FieldText & InputProps) {
  const input = getInputProps(field, { type, ariaDescribedBy: hintId(field, hint) });
  return (
    <FieldFrame field={field} text={{ label, hint, optional, className }}>
      <input {...input} key={field.key} {...props} className="control" />
    </FieldFrame>
  );
}
