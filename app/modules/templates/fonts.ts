import type { GenerationFont, HeadingFace } from "../site/choices";
import { fallbackFacesCss, fallbackNames } from "./fallback-faces";
import type { Cut, FontFamily, FontMetrics } from "./font-family";
import { mainSubset, type Subset, type SubsetName } from "./subsets";

const metrics = (
  unitsPerEm: number,
  ascent: number,
  descent: number,
  width: number,
  regular: number,
  bold: number,
): FontMetrics => ({
  unitsPerEm,
  ascent,
  descent,
  width,
  widths: { regular, bold },
});

type Variable = Pick<FontFamily, "kind" | "scripts" | "metrics"> & { range: string; cuts: readonly Cut[] };

const variable = (name: FontFamily["name"], slug: string, { range, cuts, ...rest }: Variable): FontFamily => ({
  ...rest,
  name,
  slug,
  package: `@fontsource-variable/${slug}`,
  weights: { variable: range, cuts },
});

const fixed = (name: FontFamily["name"], slug: string, weights: readonly number[], own: FontMetrics): FontFamily => ({
  name,
  kind: "sans",
  slug,
  package: `@fontsource/${slug}`,
  weights: { fixed: weights },
  scripts: [],
  metrics: own,
});

const CYRILLIC = ["vietnamese", "cyrillic", "cyrillic-ext"] as const;
const GREEK = ["greek", "greek-ext"] as const;
const MANY = [...CYRILLIC, ...GREEK] as const;

/** The fonts that an owner can choose (tests/list, section 9) and where their files come from. */
export const FONTS: Record<GenerationFont, FontFamily> = {
  Inter: variable("Inter", "inter", {
    kind: "sans",
    range: "100 900",
    cuts: [
      [400, 600],
      [400, 800],
      [300, 700],
    ],
    scripts: MANY,
    metrics: metrics(2048, 1984, 494, 978, 0.4866, 0.5004),
  }),
  Roboto: variable("Roboto", "roboto", {
    kind: "sans",
    range: "100 900",
    cuts: [
      [400, 800],
      [300, 700],
    ],
    scripts: MANY,
    metrics: metrics(2048, 1900, 500, 911, 0.4546, 0.462),
  }),
  "Open Sans": variable("Open Sans", "open-sans", {
    kind: "sans",
    range: "300 800",
    cuts: [
      [400, 700],
      [300, 700],
      [400, 800],
    ],
    scripts: MANY,
    metrics: metrics(2048, 2189, 600, 960, 0.4754, 0.5061),
  }),
  Poppins: fixed("Poppins", "poppins", [300, 400, 600, 700], metrics(1000, 1050, 350, 500, 0.5046, 0.518)),
  Lato: fixed("Lato", "lato", [300, 400, 700, 900], metrics(2000, 1974, 426, 871, 0.4449, 0.4539)),
  "Playfair Display": variable("Playfair Display", "playfair-display", {
    kind: "serif",
    range: "400 900",
    cuts: [
      [400, 400],
      [500, 500],
      [600, 600],
      [700, 700],
      [400, 700],
    ],
    scripts: ["vietnamese", "cyrillic"],
    metrics: metrics(1000, 1082, 251, 452, 0.4559, 0.4686),
  }),
  Merriweather: variable("Merriweather", "merriweather", {
    kind: "serif",
    range: "300 900",
    cuts: [[400, 700]],
    scripts: CYRILLIC,
    metrics: metrics(2000, 1968, 546, 970, 0.4911, 0.5043),
  }),
  Montserrat: variable("Montserrat", "montserrat", {
    kind: "sans",
    range: "100 900",
    cuts: [
      [400, 400],
      [400, 600],
      [100, 900],
    ],
    scripts: CYRILLIC,
    metrics: metrics(1000, 968, 251, 503, 0.5086, 0.5344),
  }),
};

/** Faces for headings alone: one weight each, in Latin letters. */
export const HEADINGS: Record<HeadingFace, FontFamily> = {
  "Bricolage Grotesque": variable("Bricolage Grotesque", "bricolage-grotesque", {
    kind: "sans",
    range: "200 800",
    cuts: [[700, 700]],
    scripts: [],
    metrics: metrics(1000, 930, 270, 472, 0.481, 0.497),
  }),
  Fraunces: variable("Fraunces", "fraunces", {
    kind: "serif",
    range: "100 900",
    cuts: [[600, 600]],
    scripts: [],
    metrics: metrics(2000, 1956, 510, 932, 0.475, 0.504),
  }),
  "Instrument Serif": {
    ...fixed("Instrument Serif", "instrument-serif", [400], metrics(1000, 990, 310, 338, 0.344, 0.344)),
    kind: "serif",
  },
  "Barlow Condensed": fixed("Barlow Condensed", "barlow-condensed", [600], metrics(1000, 1000, 200, 342, 0.349, 0.371)),
};

/** All families that a site may bring. */
export const FAMILIES: readonly FontFamily[] = [...Object.values(FONTS), ...Object.values(HEADINGS)];

const SYSTEM_STACKS = {
  sans: `system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif`,
  serif: `"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "Times New Roman", serif`,
};

/** A value for `font-family`: the font, its metrics-matched local stand-ins, then what the system has. */
export function fontStack(family: FontFamily): string {
  const names = [family.name, ...fallbackNames(family)];
  return `${names.map((name) => `"${name}"`).join(", ")}, ${SYSTEM_STACKS[family.kind]}`;
}

/** Which faces of a family a template sets. */
export interface FontUse {
  family: FontFamily;
  /** Wanted weights; families of fixed files take the nearest they have. */
  weights: readonly number[];
}

interface FontFile {
  fileName: string;
  /** As css writes it. */
  weight: string;
  subset: Subset;
}

/** The weight that a family has instead of one that it lacks, the heavier of two equally near. */
export const nearest = (wanted: number, existing: readonly number[]) =>
  existing.reduce((best, weight) => (Math.abs(weight - wanted) <= Math.abs(best - wanted) ? weight : best));

/** The files behind a use of a family, those of one subset after the other. */
export function filesOf({ family, weights }: FontUse, subsets: readonly Subset[]): FontFile[] {
  const cuts = cutsFor(family, weights);
  return subsets.flatMap((subset) =>
    cuts.map((cut) => ({ fileName: fileName(family, subset.name, cut), weight: [...new Set(cut)].join(" "), subset })),
  );
}

/** The file that a page in a language (`ar`, `es-MX`) is best told of before its stylesheet is there. */
export function preloadedFile(use: FontUse, subsets: readonly Subset[], lang: string): FontFile | undefined {
  const main = mainSubset(subsets, lang);
  return main && filesOf(use, [main])[0];
}

function cutsFor({ weights: existing }: FontFamily, wanted: readonly number[]): Cut[] {
  if ("fixed" in existing)
    return [...new Set(wanted.map((weight) => nearest(weight, existing.fixed)))].map((weight) => [weight, weight]);
  const [least, most] = [Math.min(...wanted), Math.max(...wanted)];
  const fitting = existing.cuts.find(([from, to]) => from <= least && most <= to) ?? existing.cuts.at(-1);
  return fitting ? [fitting] : [];
}

/** Scripts that have a face of Noto of their own, cut to the weights of text and headings. */
export const NOTO_SCRIPTS = [
  "arabic",
  "hebrew",
  "devanagari",
  "thai",
  "armenian",
  "georgian",
] as const satisfies readonly SubsetName[];
const NOTO_CUTS: readonly SubsetName[] = [...NOTO_SCRIPTS, "arabic-all"];
export const NOTO_CUT: Cut = [400, 700];

/** The name of a file with one cut of a family. */
export const cutName = (slug: string, subset: string, cut: Cut) =>
  `${slug}-${subset}-${[...new Set(cut)].join("-")}.woff2`;

function fileName(family: FontFamily, subset: string, cut: Cut): string {
  if (subset === "basic" || subset === "extended") return cutName(family.slug, subset, cut);
  if (NOTO_CUTS.some((script) => script === subset)) return cutName("noto-sans", subset, NOTO_CUT);
  if (subset === "latin-ext" && "fixed" in family.weights) return `${family.slug}-${subset}-${cut[0]}-normal.woff2`;
  const isOwn = subset === "latin-ext" || family.scripts.some((script) => script === subset);
  return `${isOwn ? family.slug : "noto-sans"}-${subset}-wght-normal.woff2`;
}

/** One family of the page has faces for every script, so that a browser takes each letter from a file that has it. */
const faceCss = (family: FontFamily, file: FontFile) => `@font-face {
  font-family: "${family.name}";
  font-style: normal;
  font-weight: ${file.weight};
  font-display: swap;
  src: ${[...(file.subset.local ?? []).map((name) => `local("${name}")`), `url("assets/fonts/${file.fileName}") format("woff2")`].join(", ")};
  unicode-range: ${file.subset.range};
}`;

/**
 * The @font-face rules of all fonts of a page, for a stylesheet beside `assets/fonts/`. A font for headings that lacks
 * the page's script has little to show there: its few Latin letters come from the font of the text, without a file of
 * their own.
 */
export function facesCss(uses: readonly FontUse[], subsets: readonly Subset[], lang: string): string {
  const main = mainSubset(subsets, lang)?.name;
  const knowsScript = ({ scripts }: FontFamily) => main === "basic" || scripts.some((script) => script === main);
  return uses.map((use) => fontFaceCss(use, subsets, knowsScript(use.family) ? use : uses.at(-1))).join("\n\n");
}

/** The @font-face rules of one use; `source` is the use whose files they name. */
export function fontFaceCss(use: FontUse, subsets: readonly Subset[], source = use): string {
  const faces = filesOf(source, subsets).map((file) => faceCss(use.family, file));
  return [...faces, fallbackFacesCss(use.family, use.weights)].join("\n");
}

const PACKAGED = /^(?:[a-z]+(?:-ext)?|\d{1,3})-(?:wght|[1-9]00)-normal\.woff2$/;
const CUT = /^[a-z]+(?:-all)?-[1-9]00(?:-[1-9]00)?\.woff2$/;
const NOTO_SLUGS = ["noto-sans", ...[...NOTO_SCRIPTS, "jp", "kr", "sc"].map((script) => `noto-sans-${script}`)];
const PACKAGES = [...FAMILIES, ...NOTO_SLUGS.map((slug) => ({ slug, package: `@fontsource-variable/${slug}` }))];

/**
 * Where a font file of a site (`inter-basic-400-800.woff2`) lies: a path below the project's root for our cuts, a
 * module path for a package's own file, as old sites name them. Undefined for names that no template has ever written.
 */
export function fontFilePath(fileName: string): string | undefined {
  for (const { slug, package: name } of PACKAGES.filter(({ slug }) => fileName.startsWith(`${slug}-`))) {
    const rest = fileName.slice(slug.length + 1);
    if (CUT.test(rest)) return `fonts/${fileName}`;
    if (PACKAGED.test(rest)) return `${name}/files/${fileName}`;
  }
  return undefined;
}
