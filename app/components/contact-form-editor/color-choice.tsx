import { DEFAULT_FORM_STYLE, type FormStyle } from "~/modules/contact-form/form-style";
import { Button } from "~/components/ui/button";
import { Labelled } from "../ui/labelled";

export type ColorName = "backgroundColor" | "textColor" | "borderColor" | "buttonColor" | "buttonTextColor";

interface ColorChoiceProps {
  name: ColorName;
  label: string;
  style: FormStyle;
  onChange: (style: Partial<FormStyle>) => void;
}

/** One colour of the form, and the way back to the website's own. */
export function ColorChoice({ name, label, style, onChange }: ColorChoiceProps) {
  const value = style[name];
  const standard = DEFAULT_FORM_STYLE[name];
  const isStandard = value === standard;
  return (
    <Labelled label={label}>
      {(wiring) => (
        <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
          <input
            {...wiring}
            type="color"
            name={name}
            value={value}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
            className="h-10 w-16 cursor-pointer rounded-sm border border-edge bg-surface p-1 pointer-coarse:h-12"
          />
          <span className="text-sm text-muted">
            {isStandard ? "Standard" : <code className="font-mono">{value.toUpperCase()}</code>}
          </span>
          {isStandard ? null : (
            <Button
              type="button"
              variant="quiet"
              size="sm"
              aria-label={`${label}: back to standard`}
              onClick={() => onChange({ [name]: standard })}
              className="noscript:hidden"
            >
              Reset
            </Button>
          )}
        </div>
      )}
    </Labelled>
  );
}
