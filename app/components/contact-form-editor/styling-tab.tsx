import { Notice } from "~/components/ui/notice";
import type { FormStyle } from "~/modules/contact-form/form-style";
import { ColorChoice, type ColorName } from "./color-choice";
import { contrastHints, groundOf } from "./contrast-hints";
import { Pick } from "./controls";
import { choicesFor, type STYLE_CHOICES } from "./style-choices";
import type { TabProps } from "./tab-props";

const COLOURS: { name: ColorName; label: string }[] = [
  { name: "backgroundColor", label: "Background" },
  { name: "textColor", label: "Text" },
  { name: "borderColor", label: "Borders" },
  { name: "buttonColor", label: "Button" },
  { name: "buttonTextColor", label: "Button text" },
];
const CHOICES: { name: keyof typeof STYLE_CHOICES; label: string }[] = [
  { name: "borderRadius", label: "Corners" },
  { name: "fieldSpacing", label: "Space between fields" },
  { name: "fontFamily", label: "Font" },
  { name: "fontSize", label: "Text size" },
];

/** How the form looks. `css` is the website's, for its own background. */
export function StylingTab({ form: { style }, change, css }: TabProps & { css: string }) {
  const restyle = (chosen: Partial<FormStyle>) => change({ type: "style", style: chosen });
  const hints = contrastHints(style, groundOf(css));
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">What you leave at standard follows the design of your website.</p>
      <fieldset className="grid min-w-0 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="sr-only">Colours</legend>
        {COLOURS.map((colour) => (
          <ColorChoice key={colour.name} {...colour} style={style} onChange={restyle} />
        ))}
      </fieldset>
      <div role="status" className="empty:hidden">
        {hints.map((hint) => (
          <Notice key={hint} tone="warning" title="Low contrast">
            {hint}
          </Notice>
        ))}
      </div>
      <fieldset className="grid min-w-0 gap-5 sm:grid-cols-2">
        <legend className="sr-only">Shape and type</legend>
        {CHOICES.map(({ name, label }) => (
          <Pick
            key={name}
            {...{ name, label }}
            value={style[name]}
            options={choicesFor(name, style)}
            onChange={(value) => restyle({ [name]: value })}
          />
        ))}
      </fieldset>
    </div>
  );
}
