import type { FieldMetadata } from "@conform-to/react";
import clsx from "clsx";
import type { ReactNode } from "react";

/** A field of any Conform form, whatever its value. */
// oxlint-disable-next-line typescript/no-explicit-any -- Conform's metadata is invariant in the form's type
export type AnyField = FieldMetadata<any, any, string[]>;

export type FieldText = {
  label: ReactNode;
  /** Help that stays: what to enter, where to find it. */
  hint?: ReactNode;
  /** Says "optional" after the label. */
  optional?: boolean;
  className?: string;
};

/** What a control's `aria-describedby` must name besides its error. Pass it to Conform as `ariaDescribedBy`. */
export function hintId(field: AnyField, hint: ReactNode) {
  return hint ? field.descriptionId : undefined;
}

function OptionalMark() {
  return <span className="font-normal text-muted"> (optional)</span>;
}

export function FieldHint({ field, children }: { field: AnyField; children?: ReactNode }) {
  if (!children) return null;
  return (
    <div id={field.descriptionId} className="text-sm wrap-anywhere text-muted">
      {children}
    </div>
  );
}

/** The field's errors, with the id that Conform puts into `aria-describedby`. */
export function FieldErrors({ field }: { field: AnyField }) {
  if (!field.errors?.length) return null;
  return (
    <div id={field.errorId} className="text-sm font-medium text-danger">
      {field.errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </div>
  );
}

/** Label, hint, control, error, in this order, so that they are read before typing. */
export function FieldFrame({ field, text, children }: { field: AnyField; text: FieldText; children: ReactNode }) {
  return (
    <div className={clsx("grid content-start gap-1.5", text.className)}>
      <label htmlFor={field.id} className="w-fit font-medium">
        {text.label}
        {text.optional ? <OptionalMark /> : null}
      </label>
      <FieldHint field={field}>{text.hint}</FieldHint>
      {children}
      <FieldErrors field={field} />
    </div>
  );
}

type FieldGroupProps = {
  field: AnyField;
  text: FieldText;
  /** Where the controls are tall, what is wrong with them would be out of sight below. */
  errorsFirst?: boolean;
  children: ReactNode;
};

/** The same for a group of controls: the label is the legend. `describedBy` covers hint and error. */
export function FieldGroup({ field, text, errorsFirst = false, children }: FieldGroupProps) {
  const describedBy = [field.errors?.length && field.errorId, hintId(field, text.hint)].filter(Boolean).join(" ");
  return (
    <fieldset id={field.id} aria-describedby={describedBy || undefined} className={clsx("min-w-0", text.className)}>
      <legend className="mb-1.5 font-medium">
        {text.label}
        {text.optional ? <OptionalMark /> : null}
      </legend>
      <div className="grid content-start gap-1.5">
        <FieldHint field={field}>{text.hint}</FieldHint>
        {errorsFirst ? <FieldErrors field={field} /> : null}
        {children}
        {errorsFirst ? null : <FieldErrors field={field} />}
      </div>
    </fieldset>
  );
}
