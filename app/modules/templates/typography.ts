import type { GenerationFont, HeadingFace } from "../site/choices";
import type { SitePlan } from "../site/site-plan";
import type { Design, Typography } from "./design";
import type { FontFamily } from "./font-family";
import { FONTS, HEADINGS, fontStack } from "./fonts";

/** Sets text beside headings in Playfair Display, whose thin strokes are lost at the size of text. */
const TEXT_BESIDE_PLAYFAIR = FONTS["Open Sans"];

/**
 * The chosen font for headings and for text; a font that is for headings only gets a quiet one beside it, so that no
 * page depends on what a visitor's system has. Strong text takes the heavier of two weights where a family has files
 * for each.
 */
export function chosenFont(font: GenerationFont, weights: Typography["weights"], serifDisplay: number): Typography {
  const family = FONTS[font];
  if (family.kind === "sans") return { ...oneFamily(family), weights, uses: [{ family, weights: every(weights) }] };
  const serifWeights = { ...weights, text: 400, display: serifDisplay };
  if (font !== "Playfair Display")
    return { ...oneFamily(family), uses: [{ family, weights: every(serifWeights) }], weights: serifWeights };
  return {
    uses: [
      { family, weights: [serifDisplay] },
      { family: TEXT_BESIDE_PLAYFAIR, weights: [400, weights.strong] },
    ],
    display: fontStack(family),
    text: fontStack(TEXT_BESIDE_PLAYFAIR),
    weights: serifWeights,
  };
}

/** Fixed files are few: strong text takes the weight of headings there. */
const every = ({ text, display }: Typography["weights"]) => [...new Set([text, display])];

/** A family for headings and text alike, from one file. */
export function oneFamily(family: FontFamily): Pick<Typography, "uses" | "display" | "text"> {
  const stack = fontStack(family);
  return { uses: [{ family, weights: [400] }], display: stack, text: stack };
}

/** How heavy each face for headings is set. */
const HEADING_WEIGHTS: Record<HeadingFace, number> = {
  "Bricolage Grotesque": 700,
  Fraunces: 600,
  "Instrument Serif": 400,
  "Barlow Condensed": 600,
};

/** A typography with its headings in a face of their own; its text stays. */
export function withHeadings({ uses, text, weights }: Typography, face: HeadingFace): Typography {
  const [display, textUse] = [HEADING_WEIGHTS[face], uses.at(-1)!];
  return {
    uses: [
      { family: HEADINGS[face], weights: [display] },
      { family: textUse.family, weights: [...new Set([weights.text, weights.strong])] },
    ],
    display: fontStack(HEADINGS[face]),
    text,
    weights: { ...weights, display },
  };
}

/** How a plan is set in a design: its font, and the face of its headings where it has one. */
export function typographyOf({ theme }: SitePlan, design: Design): Typography {
  const typography = design.typography(theme.font);
  return theme.headings ? withHeadings(typography, theme.headings) : typography;
}

/** How long a headline is, so that a stylesheet can set short ones larger. */
export function lengthClass(text: string): "short" | "middling" | "long" {
  if (text.length <= 26) return "short";
  return text.length <= 56 ? "middling" : "long";
}
