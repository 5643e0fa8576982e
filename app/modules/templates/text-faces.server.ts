import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Font } from "fontkit";
import { eastAsianLanguages } from "./east-asian.server";
import type { Cut, FontFamily } from "./font-family";
import { HEADINGS, NOTO_SCRIPTS, cutName, nearest } from "./fonts";
import { rangesOfPackage } from "./package-ranges.server";
import { SUBSETS } from "./subsets";
import { unicodeRange } from "./unicode-range";

const require = createRequire(import.meta.url);

/** A font at one weight that holds the characters of one text. */
export type Face = Font;

interface Slice {
  /** A module path. */
  file: string;
  /** Undefined for fonts of one weight. */
  weight: number | undefined;
  holds(character: string): boolean;
}

/** fontkit reads the header of a last glyph even when that is a space, which has none. */
const GLYPH_HEADER = Buffer.alloc(10);

const MARK_OR_JOINER = /[\p{M}\p{Cf}]/u;

/**
 * Faces for the characters of a text: the family's own where it has them, else Noto's. Characters that none has are
 * left out.
 */
export async function textFaces(text: string, family: FontFamily, weight: number): Promise<Map<string, Face>> {
  const faces = new Map<string, Face>();
  const characters = [...new Set(text)];
  for (const slice of slicesFor(text, family, weight)) {
    const missing = characters.filter((character) => !faces.has(character));
    if (!missing.some(slice.holds)) continue;
    const wanted = missing.filter((character) => slice.holds(character) || MARK_OR_JOINER.test(character));
    const face = await instance(slice, wanted.join(""));
    // Nothing but the sign for what is missing, and no table to ask.
    if (face.numGlyphs < 2) continue;
    for (const character of wanted) {
      if (face.hasGlyphForCodePoint(character.codePointAt(0)!)) faces.set(character, face);
    }
  }
  return faces;
}

async function instance({ file, weight }: Slice, characters: string): Promise<Face> {
  const [bytes, { default: subsetFont }, fontkit] = await Promise.all([
    readFile(require.resolve(file)),
    import("subset-font"),
    import("fontkit"),
  ]);
  const variationAxes = weight === undefined ? undefined : { wght: weight };
  const subset = await subsetFont(bytes, characters, { targetFormat: "sfnt", variationAxes });
  return fontkit.create(Buffer.concat([subset, GLYPH_HEADER])) as Face;
}

function slicesFor(text: string, family: FontFamily, weight: number): Slice[] {
  const own = "variable" in family.weights ? undefined : nearest(weight, family.weights.fixed);
  const [least = 0, most = 0] = "variable" in family.weights ? family.weights.variable.split(" ").map(Number) : [];
  const noto = ["noto-sans", ...[...NOTO_SCRIPTS, ...eastAsianLanguages(text)].map((script) => `noto-sans-${script}`)];
  return [
    ...(isForHeadings(family)
      ? cutsOf(family)
      : slicesOf(family.package, own ?? Math.min(Math.max(weight, least), most), own === undefined)),
    ...noto.flatMap((name) => slicesOf(`@fontsource-variable/${name}`, weight, true)),
  ];
}

const isForHeadings = (family: FontFamily) => Object.values(HEADINGS).includes(family);

/** Our own cuts of a face for headings, each of one weight: its package is not there where sites are served. */
function cutsOf(family: FontFamily): Slice[] {
  const [cut = [400, 400]] =
    "variable" in family.weights ? family.weights.cuts : family.weights.fixed.map((weight): Cut => [weight, weight]);
  return (["basic", "extended"] as const).map((subset) => ({
    file: resolve("fonts", cutName(family.slug, subset, cut)),
    weight: undefined,
    holds: unicodeRange(SUBSETS[subset]),
  }));
}

function slicesOf(packageName: string, weight: number, isVariable: boolean): Slice[] {
  const slug = packageName.split("/")[1];
  return rangesOfPackage(packageName).map(({ subset, holds }) => ({
    file: `${packageName}/files/${slug}-${subset.replace(/[[\]]/g, "")}-${isVariable ? "wght" : weight}-normal.woff2`,
    weight: isVariable ? weight : undefined,
    holds,
  }));
}
