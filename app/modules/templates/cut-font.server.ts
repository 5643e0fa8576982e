import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Cut } from "./font-family";
import type { FontRecipe } from "./font-recipes";

const require = createRequire(import.meta.url);

/** The bytes (woff2) of a font file by its recipe: the same for the same packages, wherever it is made. */
export async function cutFont({ source, characters, cut, opticalSizes, features }: FontRecipe): Promise<Buffer> {
  const [bytes, { default: subsetFont }] = await Promise.all([
    readFile(require.resolve(source)),
    import("subset-font"),
  ]);
  return subsetFont(bytes, characters, {
    targetFormat: "woff2",
    keepFeatures: features,
    noHinting: true,
    ...(cut && { variationAxes: { wght: span(cut), ...(opticalSizes && { opsz: span(opticalSizes) }) } }),
  });
}

const span = ([min, max]: Cut) => (min === max ? min : { min, max });
