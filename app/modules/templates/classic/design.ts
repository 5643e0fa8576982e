import type { GenerationFont } from "../../generation/choices";
import type { Design, Typography } from "../design";
import { FONTS, fontStack } from "../fonts";
import { oneFamily } from "../typography";
import { footer, header } from "./frame";
import { heroCss } from "./hero.css";
import { layoutCss } from "./layout.css";
import { listsCss } from "./lists.css";
import { sections } from "./sections";
import { storyCss } from "./story.css";

const SIGN_FACE = FONTS["Playfair Display"];
/** What a sign face that is chosen for everything is too thin for: text. */
const PLAIN_FACE = FONTS.Lato;

/** A high-contrast serif for signs and headings; a chosen serif takes that place, a chosen sans sets the text. */
function typography(font: GenerationFont): Typography {
  const chosen = FONTS[font];
  const family = chosen === SIGN_FACE ? PLAIN_FACE : chosen;
  const weights = { text: 400, strong: "variable" in family.weights ? 600 : 400, display: 500 };
  if (family.kind === "serif") return { ...oneFamily(family), weights };
  return {
    uses: [{ family: SIGN_FACE, weights: [500] }, { family, weights: [400] }],
    display: fontStack(SIGN_FACE),
    text: fontStack(family),
    weights,
  };
}

/** Letterpress and a shop window: a painted sign, a centred axis, a price list set like a menu. */
export const classic: Design = {
  tone: { lightness: 0.972, chroma: 0.011 },
  scale: { base: [17, 18], ratio: [1.21, 1.31] },
  typography,
  css: [layoutCss, heroCss, listsCss, storyCss],
  sections,
  header,
  footer,
};
