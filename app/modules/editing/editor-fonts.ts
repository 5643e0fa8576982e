import type { GenerationFont, HeadingFace, TemplateId } from "../site/choices";
import type { Typography } from "../templates/design";
import { FONTS, fontStack } from "../templates/fonts";
import { meanLetter } from "../templates/longest-word";
import { THEMES } from "../templates/themes";
import { withHeadings } from "../templates/typography";

/** The fonts of the editor (tests/list, section 9). */
export const EDITOR_FONTS = [
  "Inter",
  "Roboto",
  "Open Sans",
  "Lato",
  "Montserrat",
  "Poppins",
  "Playfair Display",
  "Georgia",
  "Arial",
] as const;
export type EditorFont = (typeof EDITOR_FONTS)[number];

/** The fonts that a website can be set in: those of the editor, and what else can be chosen for a new one. */
export const SITE_FONTS = [...EDITOR_FONTS, "Merriweather"] as const satisfies (EditorFont | GenerationFont)[];
export type SiteFont = (typeof SITE_FONTS)[number];

/** Fonts that a visitor's system brings, and the font of ours whose weights they take. */
const SYSTEM_FONTS: Partial<Record<SiteFont, { stack: string; like: GenerationFont }>> = {
  Georgia: { stack: `Georgia, "Times New Roman", serif`, like: "Merriweather" },
  Arial: { stack: `Arial, "Helvetica Neue", Helvetica, sans-serif`, like: "Inter" },
};
/** Mean width of a letter in Georgia and Arial alike, in em. */
const SYSTEM_LETTER = 0.446;

/** How a website is set in a font: like a template's typography, with the mean width of a letter in headings. */
export type FontSetting = Typography & { letter: number };

/** The setting of a font in one of our designs, with a face of its own for headings where it has one. */
export function settingIn(template: TemplateId, font: SiteFont, headings: HeadingFace | null = null): FontSetting {
  const system = SYSTEM_FONTS[font];
  const plain = THEMES[template].typography(system?.like ?? (font as GenerationFont));
  const typography = headings ? withHeadings(plain, headings) : plain;
  const letter = meanLetter(typography);
  if (!system) return { ...typography, letter };
  const share = letter / meanLetterOf(system.like);
  return {
    ...typography,
    uses: [],
    display: system.stack,
    text: system.stack,
    letter: Number((share * SYSTEM_LETTER).toFixed(3)),
  };
}

const meanLetterOf = (font: GenerationFont) => FONTS[font].metrics.width / FONTS[font].metrics.unitsPerEm;

/** A font for everything, in css that is not ours. */
export function plainSetting(font: SiteFont): Pick<Typography, "uses" | "text"> {
  const system = SYSTEM_FONTS[font];
  if (system) return { uses: [], text: system.stack };
  const family = FONTS[font as GenerationFont];
  return { uses: [{ family, weights: [400, 700] }], text: fontStack(family) };
}
