import { readColour, textOn } from "../markup/contrast";
import { DEFAULT_FORM_STYLE, formStyle, isChosen, type FormStyle } from "./form-style";

const PROPERTIES: Record<keyof FormStyle, string> = {
  backgroundColor: "--form-ground",
  textColor: "--form-ink",
  borderColor: "--form-line",
  borderRadius: "--form-corner",
  fieldSpacing: "--form-gap",
  buttonColor: "--form-button",
  buttonTextColor: "--form-button-ink",
  fontFamily: "--form-font",
  fontSize: "--form-size",
};
const NAMES = Object.keys(PROPERTIES) as (keyof FormStyle)[];

/** Text colours that an owner left open follow the ground that was chosen, so that they can be read on it. */
function derivedInks(style: FormStyle): Partial<FormStyle> {
  const { backgroundColor, buttonColor } = style;
  return {
    ...(isChosen(style, "backgroundColor") && { textColor: inkOn(backgroundColor) }),
    ...(isChosen(style, "buttonColor") && { buttonTextColor: inkOn(buttonColor) }),
  };
}

const inkOn = (ground: string) => textOn(ground, readColour(ground).h);

/** What an owner chose, as the custom properties of a `style` attribute; empty when the form follows the website. */
export function chosenProperties(style: FormStyle): string {
  const derived = derivedInks(style);
  const declared = NAMES.map((name) => {
    const value = isChosen(style, name) ? style[name] : derived[name];
    return value && `${PROPERTIES[name]}: ${value}`;
  });
  return declared.filter(Boolean).join("; ");
}

/** The style that a `style` attribute was made of; what it does not name, or cannot be, follows the website. */
export function readChosenProperties(declarations: string): FormStyle {
  const style: Record<string, string> = { ...DEFAULT_FORM_STYLE };
  for (const name of NAMES) {
    const value = new RegExp(`(?:^|;)\\s*${PROPERTIES[name]}\\s*:([^;]*)`).exec(declarations)?.[1]?.trim();
    const parsed = formStyle.shape[name].safeParse(value);
    if (value && parsed.success) style[name] = parsed.data;
  }
  const derived = derivedInks(style as FormStyle);
  for (const name of ["textColor", "buttonTextColor"] as const) {
    if (style[name] === derived[name]) style[name] = DEFAULT_FORM_STYLE[name];
  }
  return style as FormStyle;
}
