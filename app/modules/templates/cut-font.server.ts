import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { FontRecipe } from "./font-recipes";

const require = createRequire(import.meta.url);

/** The bytes (woff2) of a font file by its recipe: the same for the same packages, wherever it is made. */
export async function cutFont({ source, characters, cut, features }: FontRecipe): Promise<Buffer> {
  const [bytes, { default: subsetFont }] = await Promise.all([
    readFile(require.resolve(source)),
    import("subset-font"),
  ]);
  return subsetFont(bytes, characters, {
    targetFormat: "woff2",
    keepFeatures: features,
    noHinting: true,
    ...(cut && { variationAxes: { wght: cut[0] === cut[1] ? cut[0] : { min: cut[0], max: cut[1] } } }),
  });
}
