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

/** Label, hint, control and error of one value that the editor itself holds. */
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

interface ValueProps<Value> extends LabelledText {
  /** Its name in the form that is posted without script. */
  name: string;
  value: Value;
  onChange: (value: Value) => void;
}

type LineProps = ValueProps<string> & { type?: "text" | "email"; placeholder?: string; autoComplete?: string };

/** One line of text. */
export function Line({ name, value, onChange, type = "text", placeholder, autoComplete = "off", ...text }: LineProps) {
  return (
    <Labelled {...text}>
      {(wiring) => (
        <input
          {...wiring}
          {...{ name, type, value, placeholder, autoComplete }}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="control"
        />
      )}
    </Labelled>
  );
}

/** Several lines of text. */
export function Lines({ name, value, onChange, rows = 3, ...text }: ValueProps<string> & { rows?: number }) {
  return (
    <Labelled {...text}>
      {(wiring) => (
        <textarea
          {...wiring}
          {...{ name, value, rows }}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="control resize-y"
        />
      )}
    </Labelled>
  );
}

type PickProps<Value extends string> = ValueProps<Value> & { options: readonly { value: Value; label: string }[] };

/** One of a list. */
export function Pick<Value extends string>({ name, value, onChange, options, ...text }: PickProps<Value>) {
  return (
    <Labelled {...text}>
      {(wiring) => (
        <select
          {...wiring}
          {...{ name, value }}
          onChange={(event) => onChange(event.currentTarget.value as Value)}
          className="control"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** Something switched on or off. */
export function Switch({ label, hint, name, value, onChange }: ValueProps<boolean>) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="mt-0.5 size-5 shrink-0 pointer-coarse:size-6"
        />
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
      </div>
      {hint ? (
        <div id={`${id}-hint`} className="pl-8 text-sm text-muted pointer-coarse:pl-9">
          {hint}
        </div>
      ) : null}
    </div>
  );
}
