import type { FontFamily } from "./font-family";

interface LocalFace {
  name: string;
  regular: { names: readonly string[]; width: number };
  bold: { names: readonly string[]; width: number };
}

/**
 * Faces that systems bring, first those that most visitors have: Windows and Apple, Android, Linux. Faces in one line
 * have the same widths. Widths: mean advance in em of the letters of English pages of ours, from the font files.
 */
const LOCAL_FACES: Record<FontFamily["kind"], readonly LocalFace[]> = {
  sans: [
    {
      name: "Arial",
      regular: { names: ["Arial", "Liberation Sans", "NimbusSans-Regular"], width: 0.4582 },
      bold: { names: ["Arial Bold", "Liberation Sans Bold", "NimbusSans-Bold"], width: 0.4875 },
    },
    {
      name: "Roboto",
      regular: { names: ["Roboto", "Roboto Regular"], width: 0.4546 },
      bold: { names: ["Roboto Bold"], width: 0.462 },
    },
    {
      name: "DejaVu Sans",
      regular: { names: ["DejaVu Sans"], width: 0.518 },
      bold: { names: ["DejaVu Sans Bold"], width: 0.5825 },
    },
  ],
  serif: [
    {
      name: "Georgia",
      regular: { names: ["Georgia", "Gelasio"], width: 0.4536 },
      bold: { names: ["Georgia Bold", "Gelasio Bold"], width: 0.5252 },
    },
    {
      name: "Times New Roman",
      regular: { names: ["Times New Roman", "Liberation Serif", "NimbusRoman-Regular"], width: 0.4173 },
      bold: { names: ["Times New Roman Bold", "Liberation Serif Bold", "NimbusRoman-Bold"], width: 0.4408 },
    },
    {
      name: "Noto Serif",
      regular: { names: ["Noto Serif"], width: 0.4862 },
      bold: { names: ["Noto Serif Bold"], width: 0.5139 },
    },
    {
      name: "DejaVu Serif",
      regular: { names: ["DejaVu Serif"], width: 0.5271 },
      bold: { names: ["DejaVu Serif Bold"], width: 0.5803 },
    },
  ],
};

const fallbackName = (family: FontFamily, local: LocalFace) => `${family.name} as ${local.name}`;

/** Names of the faces that stand in for a family, in the order of a stack. */
export const fallbackNames = (family: FontFamily) =>
  LOCAL_FACES[family.kind].map((local) => fallbackName(family, local));

/** From this weight a face of the system is its bold one. */
const BOLD = 600;

/**
 * Local faces stretched to a font's metrics at the weights that a page sets, so that nothing moves when the font
 * arrives.
 */
export function fallbackFacesCss(family: FontFamily, weights: readonly number[]): string {
  const [regular, bold] = [weights.filter((weight) => weight < BOLD), weights.filter((weight) => weight >= BOLD)];
  const css = LOCAL_FACES[family.kind].flatMap((local) => [
    ...(regular.length > 0 ? [faceCss(family, local, "regular", Math.max(...regular))] : []),
    ...(bold.length > 0 ? [faceCss(family, local, "bold", Math.max(...bold))] : []),
  ]);
  return css.join("\n");
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

function faceCss(family: FontFamily, local: LocalFace, style: "regular" | "bold", weight: number): string {
  const { unitsPerEm, ascent, descent, widths } = family.metrics;
  const width = widths.regular + ((widths.bold - widths.regular) * (weight - 400)) / 300;
  const adjust = width / local[style].width;
  return `@font-face {
  font-family: "${fallbackName(family, local)}";
  font-weight: ${style === "bold" ? `${BOLD} 1000` : `1 ${BOLD - 1}`};
  src: ${local[style].names.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(ascent / unitsPerEm / adjust)};
  descent-override: ${percent(descent / unitsPerEm / adjust)};
  line-gap-override: 0%;
}`;
}
