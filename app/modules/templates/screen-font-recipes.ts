import type { FontRecipe } from "./font-recipes";
import { charactersIn } from "./unicode-range";

/** All that a file of a package holds. */
const EVERYTHING = charactersIn("U+0020-D7FF,U+E000-FFFF");
/** What our own words are written with. A browser asks for the whole latin file where a name has more. */
const PLAIN = charactersIn("U+0020-007E,U+00A0,U+00A9,U+00B7,U+00D7,U+2013-2014,U+2018-201D,U+2022,U+2026,U+20AC");
const FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];
/** The drawing for titles. All drawings together are twice as heavy, and few of our serif words have another size. */
const SERIF_SIZE = 44;

const recipe = (family: string, subset: string, axis: string) => ({
  fileName: `${family}-${subset}.woff2`,
  source: `@fontsource-variable/${family}/files/${family}-${subset === "plain" ? "latin" : subset}-${axis}-normal.woff2`,
  characters: subset === "plain" ? PLAIN : EVERYTHING,
  features: FEATURES,
});

/** The fonts of our own screens in the weights and sizes that they use: a quarter of what the packages hold. */
export const SCREEN_FONT_RECIPES: readonly FontRecipe[] = [
  ...["plain", "latin", "latin-ext", "vietnamese"].map((subset) => ({
    ...recipe("newsreader", subset, "opsz"),
    cut: [400, 400] as const,
    opticalSizes: [SERIF_SIZE, SERIF_SIZE] as const,
  })),
  ...["plain", "latin", "latin-ext", "vietnamese", "cyrillic-ext"].map((subset) => ({
    ...recipe("hanken-grotesk", subset, "wght"),
    cut: [400, 700] as const,
  })),
];
