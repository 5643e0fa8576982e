import type { GenerationFont, Industry } from "../site/choices";
import type { Trade } from "./art/trade";

type Voices = readonly [GenerationFont, ...GenerationFont[]];

const SOBER: Voices = ["Merriweather", "Lato", "Playfair Display"];
const CLEAR: Voices = ["Open Sans", "Lato", "Merriweather"];
const WARM: Voices = ["Playfair Display", "Poppins", "Merriweather"];
const ROUND: Voices = ["Poppins", "Open Sans"];
const FINE: Voices = ["Playfair Display", "Montserrat", "Lato"];
const FIRM: Voices = ["Montserrat", "Roboto", "Inter"];
const PLAIN: Voices = ["Inter", "Roboto", "Poppins"];

/** How trades speak: each with two or three fonts that an owner could have chosen for it. */
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

/** The fonts that suit a trade; where none is known, those of the industry. */
export const voicesFor = (trade: Trade | undefined, industry: Industry): Voices =>
  SPOKEN.find(([, trades]) => trade && trades.includes(trade))?.[0] ?? BY_INDUSTRY[industry];
