import { eastAsianSubset } from "./east-asian";
import { rangesOfPackage } from "./package-ranges.server";
import type { Subset } from "./subsets";
import { rangeOf } from "./unicode-range";

const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff01-\uffef]/u;

/** The languages whose shapes a text's Han letters take, the likeliest first: kana tell Japanese, hangul Korean. */
export function eastAsianLanguages(text: string): string[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ["jp", "sc", "kr"];
  return /\p{Script=Hangul}/u.test(text) ? ["kr", "sc", "jp"] : ["sc", "jp", "kr"];
}

/**
 * The slices of Noto that a text needs; their ranges name no more than its own characters, since whole ones are long.
 */
export function eastAsianSubsets(text: string): Subset[] {
  const wanted = new Set([...text].filter((character) => EAST_ASIAN.test(character)));
  if (wanted.size === 0) return [];
  return eastAsianLanguages(text).flatMap((language) =>
    slicesOf(language).flatMap(({ slice, holds }) => {
      const held = [...wanted].filter((character) => holds(character) && writes(language, character));
      for (const character of held) wanted.delete(character);
      return held.length > 0 ? [eastAsianSubset(language, slice, rangeOf(held))] : [];
    }),
  );
}

/** Packages name more characters than their fonts have. */
function writes(language: string, character: string): boolean {
  if (/\p{Script=Hangul}/u.test(character)) return language === "kr";
  return language === "jp" || !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character);
}

const slicesOf = (language: string) =>
  rangesOfPackage(`@fontsource-variable/noto-sans-${language}`).flatMap(({ subset, holds }) => {
    const slice = /^\[(\d+)\]$/.exec(subset)?.[1];
    return slice ? [{ slice, holds }] : [];
  });
