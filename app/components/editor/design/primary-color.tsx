import clsx from "clsx";
import { Icon } from "~/components/ui/icon";
import { ColorInput } from "./color-input";

interface PrimaryColorProps {
  /** As hex; null where none can be told. */
  color: string | null;
  presets: readonly { name: string; value: string }[];
  onChange: (hex: string) => void;
}

/** The website's main colour: one of the presets, or any other. */
export function PrimaryColor({ color, presets, onChange }: PrimaryColorProps) {
  const current = color?.toLowerCase() ?? null;
  const isOwn = current !== null && !presets.some(({ value }) => value.toLowerCase() === current);
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">Primary colour</legend>
      <p className="text-sm text-muted">The shades that go with it are chosen for you.</p>
      <div className="grid grid-cols-4 gap-2">
        {presets.map(({ name, value }) => (
          <label key={value} className="grid justify-items-center gap-1 text-sm">
            <input
              type="radio"
              name="color"
              value={value}
              checked={value.toLowerCase() === current}
              onChange={() => onChange(value)}
              className="peer sr-only"
            />
            <span
              style={{ backgroundColor: value }}
              className={clsx(
                "grid h-10 w-full place-items-center rounded-sm text-transparent peer-checked:text-white",
                "peer-checked:outline-2 peer-checked:outline-offset-2 peer-checked:outline-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-signal",
              )}
            >
              <Icon name="check" className="size-5 drop-shadow-[0_0_1px_#000]" />
            </span>
            {name}
          </label>
        ))}
      </div>
      <div className="flex items-center gap-3">
        <label className="flex items-center gap-2 script:hidden">
          <input type="radio" name="color" value="own" /> Use
        </label>
        <ColorInput label="Any other colour" name="ownColor" color={color ?? "#000000"} onChange={onChange} />
        <span className="text-sm text-muted tabular-nums">{isOwn ? current.toUpperCase() : null}</span>
      </div>
    </fieldset>
  );
}
