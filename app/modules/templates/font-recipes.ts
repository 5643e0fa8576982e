import type { Cut, FontFamily } from "./font-family";
import { FAMILIES, FONTS, NOTO_CUT, NOTO_SCRIPTS, cutName } from "./fonts";
import { SUBSETS, type SubsetName } from "./subsets";
import { charactersIn } from "./unicode-range";

/** How one file under `fonts/` is made from a file of a package. */
export interface FontRecipe {
  fileName: string;
  /** A module path. */
  source: string;
  characters: string;
  /** Undefined for a source of one weight. */
  cut: Cut | undefined;
  /** The least and the greatest optical size to keep; all where left out. */
  opticalSizes?: Cut;
  /** OpenType features to keep; undefined for all. */
  features: string[] | undefined;
}

/** What the stylesheets ask for, and what browsers apply by themselves. */
const FEATURES = ["liga", "lnum", "locl", "tnum"];
/** 28 KB of a file of Merriweather are kerning, more than its letters. */
const TOO_HEAVY_TO_KERN = FONTS.Merriweather;
const ARABIC_FEATURES = ["init", "medi", "fina", "isol", "rlig", "ccmp", "mark", "kern"];
const SOURCES = { basic: "latin", extended: "latin-ext" } as const;

function familyRecipes(family: FontFamily): FontRecipe[] {
  const cuts =
    "fixed" in family.weights ? family.weights.fixed.map((weight): Cut => [weight, weight]) : family.weights.cuts;
  return cuts.flatMap((cut) =>
    (["basic", "extended"] as const).map((subset) => ({
      fileName: cutName(family.slug, subset, cut),
      source: `${family.package}/files/${family.slug}-${SOURCES[subset]}-${"fixed" in family.weights ? cut[0] : "wght"}-normal.woff2`,
      characters: charactersIn(SUBSETS[subset]),
      cut: "fixed" in family.weights ? undefined : cut,
      features: family === TOO_HEAVY_TO_KERN ? FEATURES : [...FEATURES, "kern"],
    })),
  );
}

function notoRecipe(script: SubsetName, source: string = script): FontRecipe {
  return {
    fileName: cutName("noto-sans", script, NOTO_CUT),
    source: `@fontsource-variable/noto-sans-${source}/files/noto-sans-${source}-${source}-wght-normal.woff2`,
    characters: charactersIn(SUBSETS[script]),
    cut: NOTO_CUT,
    features: script === "arabic" ? ARABIC_FEATURES : undefined,
  };
}

/** Every file that `npm run fonts` makes. */
export const FONT_RECIPES: readonly FontRecipe[] = [
  ...FAMILIES.flatMap(familyRecipes),
  ...NOTO_SCRIPTS.map((script) => notoRecipe(script)),
  notoRecipe("arabic-all", "arabic"),
];
