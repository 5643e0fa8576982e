import { z } from "zod";
import { RECOMMENDED_VENDOR, VENDORS } from "~/lib/vendors";
import {
  AUDIENCES,
  CHOOSABLE,
  DEFAULT_COLOR,
  DEFAULT_FONT,
  GENERATION_FONTS,
  INDUSTRIES,
  TEMPLATES,
  type Choosable,
} from "./choices";

/** The same picture in another width. */
const imageVariant = z.object({ path: z.string(), width: z.number().int().positive() });

/** A picture that the site may show: its path inside the site, its size in pixels and its description. */
export const siteImage = z.object({
  path: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: z.string(),
  /** Smaller ones, for smaller screens. Briefs of before have none. */
  variants: z.array(imageVariant).optional(),
  /** Where the eye goes, in percent, where that is not the middle: what a frame of another shape keeps. */
  focus: z.object({ x: z.number().int().min(0).max(100), y: z.number().int().min(0).max(100) }).optional(),
});
export type SiteImage = z.infer<typeof siteImage>;

/** What was learnt from the owner's reference website: it informs palette and structure, never text. */
const referenceStyle = z.object({
  colors: z.array(z.string()),
  dark: z.boolean(),
  sections: z.array(z.string()),
});

/** Everything that an owner gave for a website, uploads already read to text and measured. */
export const brief = z.object({
  template: z.enum(TEMPLATES),
  projectTitle: z.string(),
  industry: z.enum(INDUSTRIES).default("other"),
  audience: z.enum(AUDIENCES).default("general-consumers"),
  designBrief: z.string().default(""),
  documentText: z.string().default(""),
  codeModel: z.enum(VENDORS).default(RECOMMENDED_VENDOR),
  colorTheme: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default(DEFAULT_COLOR),
  fontFamily: z.enum(GENERATION_FONTS).default(DEFAULT_FONT),
  /** Fields whose value the owner chose although it is the default. */
  chosen: z.array(z.enum(CHOOSABLE)).default([]),
  logo: siteImage.nullable().default(null),
  images: z.array(siteImage).default([]),
  reference: referenceStyle.nullable().default(null),
});
export type Brief = z.infer<typeof brief>;

const DEFAULTS: Record<Choosable, string> = {
  colorTheme: DEFAULT_COLOR.toLowerCase(),
  fontFamily: DEFAULT_FONT.toLowerCase(),
};

/** Whether the owner chose a field's value: the default is a choice only where the brief names the field. */
export const isChosen = (choices: Pick<Brief, Choosable | "chosen">, field: Choosable): boolean =>
  choices.chosen.includes(field) || choices[field].toLowerCase() !== DEFAULTS[field];

/** The words in which an owner told of the business: facts are read from these. */
export const toldIn = ({ designBrief, documentText }: Pick<Brief, "designBrief" | "documentText">): string =>
  `${designBrief}\n\n${documentText}`;
