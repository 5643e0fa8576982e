import { z } from "zod";

/** Corners that an owner can choose from. */
export const FORM_RADII = ["0px", "4px", "6px", "12px", "20px"] as const;

/**
 * Style of a form (tests/list, section 3). A value that equals its default follows the website: its colours, fonts,
 * corners and spaces. Any other value holds as it stands.
 */
export const DEFAULT_FORM_STYLE = {
  backgroundColor: "#ffffff",
  textColor: "#333333",
  borderColor: "#e2e8f0",
  borderRadius: "6px",
  fieldSpacing: "16px",
  buttonColor: "#3b82f6",
  buttonTextColor: "#ffffff",
  fontFamily: "Inter, sans-serif",
  fontSize: "14px",
} as const;

const colour = (standard: string) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/, "This is not a colour. It should look like #3b82f6.")
    .transform((value) => (value.length === 4 ? value.replace(/[0-9a-f]/g, "$&$&") : value))
    .default(standard);

const pixels = (low: number, high: number, standard: string) =>
  z
    .string()
    .regex(/^\d{1,2}px$/, "Enter a size in pixels, such as 16px.")
    .refine(
      (size) => parseInt(size, 10) >= low && parseInt(size, 10) <= high,
      `Choose a size from ${low} to ${high} px.`,
    )
    .default(standard);

const FAMILY = "(?:'[A-Za-z0-9 -]+'|[A-Za-z0-9-]+(?: [A-Za-z0-9-]+)*)";
const fontStack = new RegExp(`^${FAMILY}(?:, ?${FAMILY})*$`);

/** Nothing that passes can end a declaration or ask for a file: these values stand in a style attribute. */
export const formStyle = z.object({
  backgroundColor: colour(DEFAULT_FORM_STYLE.backgroundColor),
  textColor: colour(DEFAULT_FORM_STYLE.textColor),
  borderColor: colour(DEFAULT_FORM_STYLE.borderColor),
  borderRadius: z.enum(FORM_RADII, "Choose one of the corners.").default(DEFAULT_FORM_STYLE.borderRadius),
  fieldSpacing: pixels(4, 48, DEFAULT_FORM_STYLE.fieldSpacing),
  buttonColor: colour(DEFAULT_FORM_STYLE.buttonColor),
  buttonTextColor: colour(DEFAULT_FORM_STYLE.buttonTextColor),
  fontFamily: z
    .string()
    .trim()
    .max(120)
    .regex(fontStack, "This is not a list of fonts.")
    .default(DEFAULT_FORM_STYLE.fontFamily),
  fontSize: pixels(12, 24, DEFAULT_FORM_STYLE.fontSize),
});
export type FormStyle = z.infer<typeof formStyle>;

/** Whether an owner chose this value, so that the form does not follow the website in it. */
export const isChosen = (style: FormStyle, name: keyof FormStyle) => style[name] !== DEFAULT_FORM_STYLE[name];
