import type { GenerationFont } from "../generation/choices";

/** Vertical metrics and mean width of a face, in units of its em square (read from the font files). */
interface FontMetrics {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  width: number;
}

export interface FontFamily {
  name: GenerationFont;
  kind: "sans" | "serif";
  package: string;
  slug: string;
  /** The range of a variable file, or the weights that exist as files of their own. */
  weights: { variable: string } | { fixed: readonly number[] };
  metrics: FontMetrics;
}

const metrics = (unitsPerEm: number, ascent: number, descent: number, width: number): FontMetrics => ({
  unitsPerEm,
  ascent,
  descent,
  width,
});

const variable = (
  name: GenerationFont,
  slug: string,
  kind: "sans" | "serif",
  range: string,
  own: FontMetrics,
): FontFamily => ({ name, kind, slug, package: `@fontsource-variable/${slug}`, weights: { variable: range }, metrics: own });

const fixed = (name: GenerationFont, slug: string, weights: readonly number[], own: FontMetrics): FontFamily => ({
  name,
  kind: "sans",
  slug,
  package: `@fontsource/${slug}`,
  weights: { fixed: weights },
  metrics: own,
});

/** The fonts that an owner can choose (specification, section 9) and where their files come from. */
export const FONTS: Record<GenerationFont, FontFamily> = {
  Inter: variable("Inter", "inter", "sans", "100 900", metrics(2048, 1984, 494, 978)),
  Roboto: variable("Roboto", "roboto", "sans", "100 900", metrics(2048, 1900, 500, 911)),
  "Open Sans": variable("Open Sans", "open-sans", "sans", "300 800", metrics(2048, 2189, 600, 960)),
  Poppins: fixed("Poppins", "poppins", [300, 400, 600, 700], metrics(1000, 1050, 350, 500)),
  Lato: fixed("Lato", "lato", [300, 400, 700, 900], metrics(2000, 1974, 426, 871)),
  "Playfair Display": variable("Playfair Display", "playfair-display", "serif", "400 900", metrics(1000, 1082, 251, 452)),
  Merriweather: variable("Merriweather", "merriweather", "serif", "300 900", metrics(2000, 1968, 546, 970)),
  Montserrat: variable("Montserrat", "montserrat", "sans", "100 900", metrics(1000, 968, 251, 503)),
};

const LOCAL_FACES = {
  Arial: metrics(2048, 1854, 434, 913),
  Georgia: metrics(2048, 1878, 449, 913),
  "Times New Roman": metrics(2048, 1825, 443, 832),
};
type LocalFace = keyof typeof LOCAL_FACES;

const SYSTEM_STACKS = {
  sans: `system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif`,
  serif: `"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "Times New Roman", serif`,
};

export const SUBSETS = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
  "latin-ext":
    "U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
};
export type Subset = keyof typeof SUBSETS;

const EXTENDED_LATIN = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/;

/** The subsets that a text needs, so that a page without such letters names one file only. */
export function subsetsFor(text: string): Subset[] {
  return EXTENDED_LATIN.test(text) ? ["latin", "latin-ext"] : ["latin"];
}

const localFacesOf = (family: FontFamily): LocalFace[] =>
  family.kind === "serif" ? ["Georgia", "Times New Roman"] : ["Arial"];
const fallbackName = (family: FontFamily, local: LocalFace) => `${family.name} as ${local}`;

/** A value for `font-family`: the font, its metrics-matched local stand-ins, then what the system has. */
export function fontStack(family: FontFamily): string {
  const names = [family.name, ...localFacesOf(family).map((local) => fallbackName(family, local))];
  return `${names.map((name) => `"${name}"`).join(", ")}, ${SYSTEM_STACKS[family.kind]}`;
}

export function systemStack(kind: "sans" | "serif"): string {
  return SYSTEM_STACKS[kind];
}

/** Which faces of a family a template sets. */
export interface FontUse {
  family: FontFamily;
  /** Wanted weights; families of fixed files take the nearest they have. */
  weights: readonly number[];
}

interface FontFile {
  fileName: string;
  weight: string;
  subset: Subset;
}

const nearest = (wanted: number, existing: readonly number[]) =>
  existing.reduce((best, weight) => (Math.abs(weight - wanted) <= Math.abs(best - wanted) ? weight : best));

/** The files behind a use of a family, the one to preload first. */
export function filesOf({ family, weights }: FontUse, subsets: readonly Subset[]): FontFile[] {
  const choices = family.weights;
  if ("variable" in choices) {
    return subsets.map((subset) => ({
      fileName: `${family.slug}-${subset}-wght-normal.woff2`,
      weight: choices.variable,
      subset,
    }));
  }
  const existing = [...new Set(weights.map((weight) => nearest(weight, choices.fixed)))];
  return subsets.flatMap((subset) =>
    existing.map((weight) => ({
      fileName: `${family.slug}-${subset}-${weight}-normal.woff2`,
      weight: String(weight),
      subset,
    })),
  );
}

const faceCss = (family: FontFamily, file: FontFile) => `@font-face {
  font-family: "${family.name}";
  font-style: normal;
  font-weight: ${file.weight};
  font-display: swap;
  src: url("assets/fonts/${file.fileName}") format("woff2");
  unicode-range: ${SUBSETS[file.subset]};
}`;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A local face stretched to the font's metrics, so that nothing moves when the font arrives. */
function fallbackCss(family: FontFamily, local: LocalFace): string {
  const own = family.metrics;
  const face = LOCAL_FACES[local];
  const adjust = own.width / own.unitsPerEm / (face.width / face.unitsPerEm);
  return `@font-face {
  font-family: "${fallbackName(family, local)}";
  src: local("${local}");
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(own.ascent / own.unitsPerEm / adjust)};
  descent-override: ${percent(own.descent / own.unitsPerEm / adjust)};
  line-gap-override: 0%;
}`;
}

/** The @font-face rules of a use, for a stylesheet beside `assets/fonts/`. */
export function fontFaceCss(use: FontUse, subsets: readonly Subset[]): string {
  const faces = filesOf(use, subsets).map((file) => faceCss(use.family, file));
  const fallbacks = localFacesOf(use.family).map((local) => fallbackCss(use.family, local));
  return [...faces, ...fallbacks].join("\n");
}

/**
 * Where a font file of a site (`inter-latin-wght-normal.woff2`) lies among the npm packages, as a module path.
 * Undefined for names that no template writes.
 */
export function fontFilePath(fileName: string): string | undefined {
  const isFile = /^[a-z]+(?:-[a-z]+)*-latin(?:-ext)?-(?:wght|[1-9]00)-normal\.woff2$/.test(fileName);
  const family = Object.values(FONTS).find(({ slug }) => fileName.startsWith(`${slug}-latin-`));
  return isFile && family ? `${family.package}/files/${fileName}` : undefined;
}
