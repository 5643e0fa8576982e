import type { GenerationFont, TemplateId } from "../site/choices";
import type { GroundTone } from "./colour/palette";
import type { Typography } from "./design";
import { FONTS, fontStack } from "./fonts";
import { chosenFont, oneFamily } from "./typography";

/** What a design makes of an owner's colour and font. */
export interface Theme {
  tone: GroundTone;
  typography(font: GenerationFont): Typography;
}

const SIGN_FACE = FONTS["Playfair Display"];
/** What a sign face that is chosen for everything is too thin for: text. */
const PLAIN_FACE = FONTS.Lato;
/** Where a second weight would make text beside signs too heavy a file, or be a second one. */
const ONE_WEIGHT = new Set([FONTS.Lato, FONTS.Poppins, FONTS.Montserrat]);

/** A high-contrast serif for signs and headings; a chosen serif takes that place, a chosen sans sets the text. */
function classicTypography(font: GenerationFont): Typography {
  const chosen = FONTS[font];
  const family = chosen === SIGN_FACE ? PLAIN_FACE : chosen;
  const weights = { text: 400, strong: ONE_WEIGHT.has(family) ? 400 : 600, display: 500 };
  if (family.kind === "serif") return { ...oneFamily(family), weights };
  return {
    uses: [
      { family: SIGN_FACE, weights: [500] },
      { family, weights: [400, weights.strong] },
    ],
    display: fontStack(SIGN_FACE),
    text: fontStack(family),
    weights,
  };
}

/**
 * The themes of the four designs: apart from what they draw, so that a finished site can be given another colour or
 * font.
 */
export const THEMES: Record<TemplateId, Theme> = {
  "react-landing": {
    tone: { lightness: 0.988, chroma: 0.004 },
    typography: (font) => chosenFont(font, { text: 400, strong: 700, display: 800 }, 700),
  },
  modern: {
    tone: { lightness: 0.978, chroma: 0.008 },
    typography: (font) => chosenFont(font, { text: 400, strong: 600, display: 500 }, 400),
  },
  professional: {
    tone: { lightness: 0.995, chroma: 0.002 },
    typography: (font) => chosenFont(font, { text: 400, strong: 600, display: 600 }, 600),
  },
  classic: { tone: { lightness: 0.972, chroma: 0.011 }, typography: classicTypography },
};
