import type { FontRecipe } from "./font-recipes";
import { charactersIn } from "./unicode-range";

/** All that a file of a package holds. */
const EVERYTHING = charactersIn("U+0020-D7FF,U+E000-FFFF");
const FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];
/** Fewer points than the smallest serif words of ours have. */
const LEAST_SERIF_SIZE = 18;

const recipe = (family: string, subset: string, axis: string) => ({
  fileName: `${family}-${subset}.woff2`,
  source: `@fontsource-variable/${family}/files/${family}-${subset}-${axis}-normal.woff2`,
  characters: EVERYTHING,
  features: FEATURES,
});

/** The fonts of our own screens in the weights and sizes that they use: a third of what the packages hold. */
export const SCREEN_FONT_RECIPES: readonly FontRecipe[] = [
  ...["latin", "latin-ext", "vietnamese"].map((subset) => ({
    ...recipe("newsreader", subset, "opsz"),
    cut: [400, 400] as const,
    opticalSizes: [LEAST_SERIF_SIZE, 72] as const,
  })),
  ...["latin", "latin-ext", "vietnamese", "cyrillic-ext"].map((subset) => ({
    ...recipe("hanken-grotesk", subset, "wght"),
    cut: [400, 700] as const,
  })),
];
