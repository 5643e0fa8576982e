import type { Subset } from "./subsets";

/** Fonts of the systems that readers of these languages have: their pages would need dozens of files. */
const LOCAL_FACES: Record<string, string[]> = {
  jp: ["Hiragino Sans", "Yu Gothic", "Noto Sans CJK JP", "Noto Sans JP"],
  kr: ["Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR", "Noto Sans KR"],
  sc: ["PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC"],
};

/** Numbered slice of Noto's font for a language (`jp`, `kr`, `sc`), for the characters in `range`. */
export const eastAsianSubset = (language: string, slice: string, range: string): Subset => ({
  name: `${language}-${slice}`,
  range,
  local: LOCAL_FACES[language],
});

const NAMED = /noto-sans-(jp|kr|sc)-(\d+)-wght-normal\.woff2"\) format\("woff2"\);\s*unicode-range: ([U+\dA-F,]+);/g;

/** The East Asian subsets that a stylesheet names already. */
export function eastAsianIn(css: string): Subset[] {
  const found = [...css.matchAll(NAMED)].map(([, language = "", slice = "", range = ""]) =>
    eastAsianSubset(language, slice, range),
  );
  return [...new Map(found.map((each) => [each.name, each])).values()];
}
