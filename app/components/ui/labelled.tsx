import clsx from "clsx";
import { useId, type ReactNode } from "react";

export interface LabelledText {
  label: string;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  className?: string;
}

interface Wiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Label, hint, control and error of one value, where the form is none of Conform's. */
export function Labelled({
  label,
  hint,
  error,
  optional,
  className,
  children,
}: LabelledText & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={clsx("grid content-start gap-1.5", className)}>
      <label htmlFor={id} className="w-fit font-medium">
        {label}
        {optional ? <span className="font-normal text-muted"> (optional)</span> : null}
      </label>
      {hint ? (
        <div id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </div>
      ) : null}
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {error ? (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
