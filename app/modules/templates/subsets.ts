import { inLanguage, type PageLanguage } from "~/lib/languages";
import { unicodeRange } from "./unicode-range";

/** Characters that a font file holds: a browser loads the file when a page has one of them. */
export interface Subset {
  name: string;
  /** As css writes it. */
  range: string;
  /** Fonts that a visitor may have already. */
  local?: readonly string[];
}

/** What the pages of our languages are made of: ASCII, the letters of Western Europe, typographic signs. */
const BASIC =
  "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2212";
/** The languages of Central and Northern Europe, Turkish, Welsh; signs of currencies. */
const EXTENDED = "U+0100-0130,U+0132-0151,U+0154-017F,U+0192,U+0218-021B,U+1E80-1E85,U+1E9E,U+20A0-20AB,U+20AD-20C0";
/** Arabic and Persian. */
const ARABIC =
  "U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+0660-066C,U+0670-0671,U+067E,U+0686,U+0698,U+06A9,U+06AF,U+06CC,U+06F0-06F9,U+200C-200D";

/** By name; the ranges of files that are not ours are those of their packages. */
export const SUBSETS = {
  basic: BASIC,
  extended: EXTENDED,
  vietnamese: "U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9",
  "latin-ext":
    "U+0180-0191,U+0193-019F,U+01A2-01AE,U+01B1-0217,U+021C-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E7F,U+1E86-1E9D,U+1E9F,U+1EFA-1EFF,U+2C60-2C7F,U+A720-A7FF",
  "cyrillic-ext": "U+0460-048F,U+0492-04AF,U+04B2-052F,U+1C80-1C8A,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F",
  cyrillic: "U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116",
  "greek-ext": "U+1F00-1FFF",
  greek: "U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF",
  arabic: ARABIC,
  "arabic-all": "U+0600-06FF,U+0750-077F,U+200C-200E",
  hebrew: "U+0590-05FF,U+200C-200F,U+20AA,U+FB1D-FB4F",
  devanagari: "U+0900-097F,U+200C-200D,U+20B9",
  thai: "U+0E01-0E5B",
  armenian: "U+0530-058F,U+FB13-FB17",
  georgian: "U+10A0-10FF,U+1C90-1CBA,U+1CBD-1CBF,U+2D00-2D2F",
} as const;
export type SubsetName = keyof typeof SUBSETS;

const FIRST_OF: [SubsetName, (character: string) => boolean][] = (Object.keys(SUBSETS) as SubsetName[]).map((name) => [
  name,
  unicodeRange(SUBSETS[name]),
]);
const SHARED = /[\u200c-\u200f]/;

export const subset = (name: SubsetName): Subset => ({ name, range: SUBSETS[name] });

/** The subsets that a text needs, besides East Asian ones: a page names no file that it does not need. */
export function subsetsFor(text: string): Subset[] {
  const found = new Set<SubsetName>(["basic"]);
  for (const character of new Set(text)) {
    const name = SHARED.test(character) ? undefined : FIRST_OF.find(([, holds]) => holds(character))?.[0];
    if (name) found.add(name);
  }
  // Letters join only within one file.
  if (found.has("arabic-all")) found.delete("arabic");
  return (Object.keys(SUBSETS) as SubsetName[]).filter((name) => found.has(name)).map(subset);
}

const SCRIPT_OF_LANGUAGE: Record<PageLanguage, SubsetName> & Record<string, SubsetName> = {
  // Most letters of a Polish text are basic ones.
  ...{ en: "basic", de: "basic", es: "basic", fr: "basic", it: "basic", pt: "basic", nl: "basic", pl: "basic" },
  ...{
    ar: "arabic",
    fa: "arabic",
    ur: "arabic",
    he: "hebrew",
    el: "greek",
    hi: "devanagari",
    mr: "devanagari",
    ne: "devanagari",
    th: "thai",
    hy: "armenian",
    ka: "georgian",
  },
  ...{ ru: "cyrillic", uk: "cyrillic", bg: "cyrillic", sr: "cyrillic", mk: "cyrillic" },
};

/** The subset that holds a language's script (`ar`, `es-MX`). */
export const scriptOf = (lang: string): SubsetName => inLanguage(SCRIPT_OF_LANGUAGE, lang);

/** The subset that a page in a language shows most of. */
export function mainSubset(subsets: readonly Subset[], lang: string): Subset | undefined {
  const script = scriptOf(lang);
  return subsets.find(({ name }) => name === script) ?? subsets[0];
}
