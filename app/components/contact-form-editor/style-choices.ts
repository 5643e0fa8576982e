import { DEFAULT_FORM_STYLE, FORM_RADII, type FormStyle } from "~/modules/contact-form/form-style";

export interface Choice {
  value: string;
  label: string;
}

const RADIUS_WORDS: Record<string, string> = { "0px": "Square (0 px)", "20px": "Very round (20 px)" };
const FONTS = ["Inter", "Roboto", "Open Sans", "Lato", "Montserrat", "Poppins"].map(
  (name) => [name, "sans-serif"] as const,
);
const SERIFS = [
  ["Playfair Display", "serif"],
  ["Georgia", "serif"],
  ["Arial", "sans-serif"],
] as const;
const SPACINGS = ["8px", "12px", "16px", "20px", "24px", "32px"];
const SIZES = ["12px", "13px", "14px", "15px", "16px", "18px", "20px"];

const pixels = (size: string) => size.replace("px", " px");
const stack = (name: string, kind: string) => `${name.includes(" ") ? `'${name}'` : name}, ${kind}`;

/** What can be chosen for the parts of a form's style that are not colours. */
export const STYLE_CHOICES: Record<"borderRadius" | "fieldSpacing" | "fontFamily" | "fontSize", Choice[]> = {
  borderRadius: FORM_RADII.map((value) => ({ value, label: RADIUS_WORDS[value] ?? pixels(value) })),
  fieldSpacing: SPACINGS.map((value) => ({ value, label: pixels(value) })),
  fontFamily: [...FONTS, ...SERIFS].map(([name, kind]) => ({ value: stack(name, kind), label: name })),
  fontSize: SIZES.map((value) => ({ value, label: pixels(value) })),
};

/** The choices for a part of the style, with what it is now among them; the standard one says so. */
export function choicesFor(name: keyof typeof STYLE_CHOICES, style: FormStyle): Choice[] {
  const choices = STYLE_CHOICES[name];
  const now = style[name];
  const all = choices.some(({ value }) => value === now) ? choices : [...choices, { value: now, label: now }];
  return all.map(({ value, label }) => ({
    value,
    label: value === DEFAULT_FORM_STYLE[name] ? `Standard (${label})` : label,
  }));
}
