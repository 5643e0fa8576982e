import type { GenerationFont, HeadingFace, Industry } from "../site/choices";
import type { Trade } from "./art/trade";

/** A font for text, and a face for headings where it does not set them itself. */
interface Voice {
  font: GenerationFont;
  headings?: HeadingFace;
}
type Voices = readonly [Voice, ...Voice[]];

const voice = (font: GenerationFont, headings?: HeadingFace): Voice => ({ font, ...(headings && { headings }) });

const SOBER: Voices = [voice("Merriweather"), voice("Open Sans", "Instrument Serif"), voice("Playfair Display")];
const CLEAR: Voices = [voice("Open Sans", "Bricolage Grotesque"), voice("Lato", "Fraunces"), voice("Open Sans")];
const WARM: Voices = [voice("Lato", "Fraunces"), voice("Playfair Display"), voice("Open Sans", "Fraunces")];
const ROUND: Voices = [voice("Open Sans", "Bricolage Grotesque"), voice("Poppins"), voice("Lato", "Fraunces")];
const FINE: Voices = [
  voice("Lato", "Instrument Serif"),
  voice("Playfair Display"),
  voice("Open Sans", "Instrument Serif"),
];
const FIRM: Voices = [
  voice("Roboto", "Barlow Condensed"),
  voice("Open Sans", "Bricolage Grotesque"),
  voice("Inter", "Barlow Condensed"),
];
const PLAIN: Voices = [voice("Inter", "Bricolage Grotesque"), voice("Inter"), voice("Roboto", "Bricolage Grotesque")];

/** How trades speak: each in two or three ways, the text in fonts that an owner could have chosen. */
const SPOKEN: readonly [Voices, readonly Trade[]][] = [
  [SOBER, ["scales", "quill", "book", "wine", "shoe", "horse"]],
  [CLEAR, ["medicine", "glasses", "house", "key", "farm", "flower", "waves", "broom", "hill"]],
  [WARM, ["bread", "coffee", "kitchen", "fish", "meat", "bottle", "jar", "acorn", "vase", "lyre"]],
  [ROUND, ["kite", "sweet", "paw", "school", "road"]],
  [FINE, ["scissors", "beauty", "lotus", "gem", "thread", "shutter", "dance", "star"]],
  [FIRM, ["barbell", "gear", "trowel", "drop", "wheel", "anchor", "parcel", "lamp", "ink", "press"]],
  [PLAIN, ["chip", "dividers"]],
];

const BY_INDUSTRY: Record<Industry, Voices> = {
  restaurant: WARM,
  healthcare: CLEAR,
  "real-estate": CLEAR,
  "professional-services": SOBER,
  ecommerce: PLAIN,
  other: PLAIN,
};

/** The voices that suit a trade; where none is known, those of the industry. */
export const voicesFor = (trade: Trade | undefined, industry: Industry): Voices =>
  SPOKEN.find(([, trades]) => trade && trades.includes(trade))?.[0] ?? BY_INDUSTRY[industry];
