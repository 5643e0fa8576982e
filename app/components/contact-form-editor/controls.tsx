import { useId } from "react";
import { Labelled, type LabelledText } from "../ui/labelled";

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
