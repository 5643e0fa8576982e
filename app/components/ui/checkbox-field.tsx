import { getInputProps } from "@conform-to/react";
import clsx from "clsx";
import { FieldErrors, FieldHint, hintId, type AnyField, type FieldText } from "./field-frame";

/** One thing switched on or off; its form value is "on" or absent. */
export function CheckboxField({ field, label, hint, className }: { field: AnyField } & Omit<FieldText, "optional">) {
  const input = getInputProps(field, { type: "checkbox", ariaDescribedBy: hintId(field, hint) });
  return (
    <div className={clsx("grid gap-1.5", className)}>
      <div className="flex items-start gap-3">
        <input {...input} key={field.key} className="mt-0.5 size-5 shrink-0 pointer-coarse:size-6" />
        <label htmlFor={field.id} className="font-medium">
          {label}
        </label>
      </div>
      <div className="grid gap-1.5 pl-8 empty:hidden pointer-coarse:pl-9">
        <FieldHint field={field}>{hint}</FieldHint>
        <FieldErrors field={field} />
      </div>
    </div>
  );
}
