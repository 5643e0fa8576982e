import { useInputControl } from "@conform-to/react";
import clsx from "clsx";
import { useState } from "react";
import { FieldGroup, type AnyField, type FieldText } from "./field-frame";
import { Icon } from "./icon";

type Swatch = { name: string; value: string };
/** What stands for "nobody chose", and what chooses the fallback all the same where there is no script. */
type Unchosen = { label: string; labelOfFallback: string; chosen: boolean };
type ColorFieldProps = {
  field: AnyField;
  swatches: readonly Swatch[];
  fallback: string;
  unchosen?: Unchosen;
} & FieldText;

/**
 * A colour as a hex value. The browser's own picker holds it, so it works without script; swatches set it in one press.
 * `fallback` is shown when the form has no value yet. With `unchosen` the fallback is no choice until it is pressed; the
 * field `chosen` then names this one.
 */
export function ColorField({ field, swatches, fallback, unchosen, ...text }: ColorFieldProps) {
  const initialValue = typeof field.initialValue === "string" ? field.initialValue : fallback;
  const control = useInputControl<string>({ key: field.key, name: field.name, formId: field.formId, initialValue });
  const current = control.value || fallback;
  const [pressed, setPressed] = useState(unchosen?.chosen ?? true);
  const isChosen = pressed || current.toLowerCase() !== fallback.toLowerCase();
  const choose = (value: string, chosen = true) => {
    control.change(value);
    setPressed(chosen);
  };
  return (
    <FieldGroup field={field} text={text}>
      <div className="flex flex-wrap items-center gap-3">
        {unchosen ? (
          <UnchosenButton label={unchosen.label} pressed={!isChosen} onPress={() => choose(fallback, false)} />
        ) : null}
        {swatches.map((swatch) => (
          <SwatchButton
            key={swatch.value}
            swatch={swatch}
            pressed={isChosen && swatch.value.toLowerCase() === current.toLowerCase()}
            onPress={() => choose(swatch.value)}
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
      {unchosen ? <ChosenField name={field.name} label={unchosen.labelOfFallback} isChosen={isChosen} /> : null}
    </FieldGroup>
  );
}

type ChosenFieldProps = { name: string; label: string; isChosen: boolean };

/** Says with the form whether the colour was chosen; without script the owner ticks it. */
function ChosenField({ name, label, isChosen }: ChosenFieldProps) {
  return (
    <>
      {isChosen ? <input type="hidden" name="chosen" value={name} /> : null}
      <noscript>
        <label className="flex items-center gap-3">
          <input type="checkbox" name="chosen" value={name} className="size-5" />
          <span>{label}</span>
        </label>
      </noscript>
    </>
  );
}

function UnchosenButton({ label, pressed, onPress }: { label: string; pressed: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={clsx(
        "min-h-10 rounded-sm border px-3 text-sm pointer-coarse:min-h-12 noscript:hidden",
        pressed ? "border-ink outline-2 outline-offset-2 outline-ink focus-visible:outline-signal" : "border-edge",
      )}
    >
      {label}
    </button>
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
