import type { StyleChoice } from "./style-choices";

interface StyleSelectProps extends StyleChoice {
  /** As it is written in the website; null where the design decides. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** One look of the selected element. A value of nobody's list, set elsewhere, is shown as it is. */
export function StyleSelect({ label, options, value, onChange }: StyleSelectProps) {
  const isOther = value !== null && !options.some((option) => option.value === value);
  return (
    <label className="grid gap-1 text-sm text-muted">
      {label}
      <select className="control" value={value ?? ""} onChange={(event) => onChange(event.currentTarget.value || null)}>
        <option value="">As designed</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
        {isOther ? <option value={value}>{value}</option> : null}
      </select>
    </label>
  );
}
