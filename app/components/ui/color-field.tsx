import { useInputControl } from "@conform-to/react";
import clsx from "clsx";
import { FieldGroup, type AnyField, type FieldText } from "./field-frame";
import { Icon } from "./icon";

type Swatch = { name: string; value: string };
type ColorFieldProps = { field: AnyField; swatches: readonly Swatch[]; fallback: string } & FieldText;

/**
 * A colour as a hex value. The browser's own picker holds it, so it works without script; swatches set it in one press.
 * `fallback` is shown when the form has no value yet.
 */
export function ColorField({ field, swatches, fallback, ...text }: ColorFieldProps) {
  const initialValue = typeof field.initialValue === "string" ? field.initialValue : fallback;
  const control = useInputControl<string>({ key: field.key, name: field.name, formId: field.formId, initialValue });
  const current = control.value || fallback;
  return (
    <FieldGroup field={field} text={text}>
      <div className="flex flex-wrap items-center gap-3">
        {swatches.map((swatch) => (
          <SwatchButton
            key={swatch.value}
            swatch={swatch}
            pressed={swatch.value.toLowerCase() === current.toLowerCase()}
            onPress={() => control.change(swatch.value)}
          />
        ))}
        <label className="flex items-center gap-3">
          <input
            type="color"
            name={field.name}
            form={field.formId}
            value={current}
            onChange={(event) => control.change(event.currentTarget.value)}
            className="h-10 w-16 cursor-pointer rounded-sm border border-edge bg-surface p-1 pointer-coarse:h-12"
          />
          <span>Own colour</span>
          <code className="font-mono text-sm text-muted">{current.toUpperCase()}</code>
        </label>
      </div>
    </FieldGroup>
  );
}

type SwatchButtonProps = { swatch: Swatch; pressed: boolean; onPress: () => void };

function SwatchButton({ swatch, pressed, onPress }: SwatchButtonProps) {
  return (
    <button
      type="button"
      aria-label={swatch.name}
      title={swatch.name}
      aria-pressed={pressed}
      onClick={onPress}
      style={{ backgroundColor: swatch.value }}
      className={clsx(
        "grid size-10 place-items-center rounded-sm border text-white pointer-coarse:size-12 noscript:hidden",
        pressed
          ? "border-ink outline-2 outline-offset-2 outline-ink focus-visible:outline-signal"
          : "border-transparent",
      )}
    >
      {pressed ? <Icon name="check" className="size-5 text-white drop-shadow-[0_0_1px_#000]" /> : null}
    </button>
  );
}
