import { getSelectProps } from "@conform-to/react";
import type { ComponentProps } from "react";
import { FieldFrame, hintId, type AnyField, type FieldText } from "./field-frame";

export type Option = { value: string; label: string; disabled?: boolean };
type SelectProps = Omit<ComponentProps<"select">, keyof FieldText | "ref" | "children">;

/** A choice from a list. `placeholder` is the line that stands for "nothing chosen". */
export function SelectField({
  field,
  options,
  placeholder,
  label,
  hint,
  optional,
  className,
  ...props
}: { field: AnyField; options: readonly Option[]; placeholder?: string } & FieldText & SelectProps) {
  const select = getSelectProps(field, { ariaDescribedBy: hintId(field, hint) });
  return (
    <FieldFrame field={field} text={{ label, hint, optional, className }}>
      <select {...select} key={field.key} {...props} className="control">
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
