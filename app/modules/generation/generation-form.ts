import { z } from "zod";
import { cleanText } from "~/lib/clean-text";
import { SCREEN_LOCALE } from "~/lib/languages";
import { RECOMMENDED_VENDOR, VENDORS } from "~/lib/vendors";
import {
  AUDIENCES,
  CHOOSABLE,
  DEFAULT_COLOR,
  DEFAULT_FONT,
  GENERATION_FONTS,
  INDUSTRIES,
  TEMPLATES,
} from "../site/choices";
import { TEMPLATE_REQUIRED } from "./generation-texts";
import { LONGEST_TITLE } from "./longest-title";
import { referenceAddress } from "./reference-address";

/** What the button sends that asks for a look at the first screen, where no script follows the fields. */
export const LOOK = { name: "intent", value: "look" };

const LONGEST_BRIEF = 20_000;

// A form sends "" for what was left empty.
const empty = (value: string | undefined) => (value === "" ? undefined : value);

function choice<const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
  what: string,
) {
  return z.preprocess(empty, z.enum(values, `Choose ${what} from the list.`).default(fallback as never));
}

const UNTITLED = "Give your project a title.";

/** What a website is called by its owner: one line. */
export const projectTitle = z
  .string({ error: UNTITLED })
  .transform((text) => cleanText(text).replace(/\s+/g, " ").trim())
  .pipe(
    z
      // Forms give nothing instead of an empty text.
      .string({ error: UNTITLED })
      .min(1, UNTITLED)
      .max(LONGEST_TITLE, `A title has at most ${LONGEST_TITLE} characters.`),
  );

const designBrief = z
  .string()
  .transform((text) => cleanText(text).trim())
  .pipe(
    z
      .string()
      .max(LONGEST_BRIEF, `A design brief has at most ${LONGEST_BRIEF.toLocaleString(SCREEN_LOCALE)} characters.`),
  );

/**
 * Fields whose value was chosen although it is the default: once for each, or with commas between. A name that we do not
 * know chooses nothing.
 */
const chosen = z
  .unknown()
  .optional()
  .transform((sent) => CHOOSABLE.filter((field) => [sent].flat().join(",").split(",").includes(field)));

/** What an owner types and chooses; files are apart. Used by the screen, its action and the API alike. */
const fields = z.object({
  template: z.preprocess(empty, z.enum(TEMPLATES, TEMPLATE_REQUIRED.description)),
  projectTitle: z.preprocess(empty, projectTitle),
  industry: choice(INDUSTRIES, "other", "an industry"),
  targetAudience: z.preprocess(empty, z.enum(AUDIENCES, "Choose an audience from the list.").optional()),
  /** The API's older name for `targetAudience`. */
  audience: z.preprocess(empty, z.enum(AUDIENCES, "Choose an audience from the list.").optional()),
  referenceWebsite: z.preprocess(empty, referenceAddress.optional()),
  designBrief: z.preprocess(empty, designBrief.default("")),
  codeModel: choice(VENDORS, RECOMMENDED_VENDOR, "a model"),
  colorTheme: z.preprocess(
    empty,
    z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, "A colour has the form #3B82F6.")
      .optional(),
  ),
  fontFamily: z.preprocess(empty, z.enum(GENERATION_FONTS, "Choose a font from the list.").optional()),
  chosen,
  /** Of this one form: sent twice, it makes one website. */
  key: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .optional()
    .catch(undefined),
});

type Style = Partial<Pick<z.output<typeof fields>, "colorTheme" | "fontFamily" | "chosen">>;

/** The defaults for what was left out, which nobody can have chosen. */
export function withStyle<F extends Style>({ colorTheme, fontFamily, chosen: named = [], ...rest }: F) {
  return {
    ...rest,
    colorTheme: colorTheme ?? DEFAULT_COLOR,
    fontFamily: fontFamily ?? DEFAULT_FONT,
    chosen: named.filter((field) => ({ colorTheme, fontFamily })[field] !== undefined),
  };
}

/** What can be chosen anew when a website is generated again; the rest of its brief stays. */
export const regenerationForm = fields.pick({
  template: true,
  designBrief: true,
  colorTheme: true,
  fontFamily: true,
  chosen: true,
});
export type RegenerationForm = Omit<z.output<typeof regenerationForm>, "chosen"> & Style;

export const generationForm = fields.transform(({ audience, targetAudience, referenceWebsite, ...rest }) => ({
  ...withStyle(rest),
  audience: targetAudience ?? audience ?? ("general-consumers" as const),
  referenceWebsite: referenceWebsite ?? null,
}));

export type GenerationForm = z.output<typeof generationForm>;

/** Names of the fields that carry files. */
export const FILE_FIELDS = { logo: "logo", document: "contentDoc", images: "websiteImages" } as const;
