import * as fontkit from "fontkit";
import { describe, expect, it } from "vitest";
import { eastAsianIn } from "./east-asian";
import { eastAsianSubsets } from "./east-asian.server";
import { FONTS, fontFaceCss } from "./fonts";
import { readFontFile, resolveFontFile } from "./fonts.server";
import { mainSubset, subsetsFor } from "./subsets";

const namesFor = (text: string) => subsetsFor(text).map(({ name }) => name);
const filesIn = (css: string) => [...css.matchAll(/assets\/fonts\/([\w-]+\.woff2)/g)].map(([, name = ""]) => name);
const use = (font: keyof typeof FONTS) => ({ family: FONTS[font], weights: [400, 700] });

describe("the subsets of a text", () => {
  it.each([
    ["Café Zoë – “ok” 5 €", ["basic"]],
    ["Łódź", ["basic", "extended"]],
    ["Phở Nguyễn", ["basic", "vietnamese"]],
    ["Καφές", ["basic", "greek"]],
    ["Хлеб Київ", ["basic", "cyrillic"]],
    ["مطعم پارسی ۱۲", ["basic", "arabic"]],
    ["سنڌي ٻار", ["basic", "arabic-all"]],
    ["בית", ["basic", "hebrew"]],
    ["नमस्ते", ["basic", "devanagari"]],
    ["ร้าน", ["basic", "thai"]],
    ["Հաց პური", ["basic", "armenian", "georgian"]],
    ["👩‍🍳 ok", ["basic"]],
  ])("%s", (text, names) => expect(namesFor(text)).toEqual(names));

  it("takes Noto where a family lacks a script, in files that exist", () => {
    const css = fontFaceCss(use("Lato"), subsetsFor("Καφές Хлеб مطعم"));
    const inter = fontFaceCss(use("Inter"), subsetsFor("Καφές سنڌي ٻار"));
    expect(new Set(filesIn(css))).toEqual(
      new Set([
        "lato-basic-400.woff2",
        "lato-basic-700.woff2",
        "noto-sans-cyrillic-wght-normal.woff2",
        "noto-sans-greek-wght-normal.woff2",
        "noto-sans-arabic-400-700.woff2",
      ]),
    );
    expect(filesIn(inter)).toEqual([
      "inter-basic-400-800.woff2",
      "inter-greek-wght-normal.woff2",
      "noto-sans-arabic-all-400-700.woff2",
    ]);
    for (const name of [...filesIn(css), ...filesIn(inter)]) expect(resolveFontFile(name)).toContain(name);
  });

  it("gives all faces of a weight the same description, without which browsers take one of them only", () => {
    const weights = (css: string) =>
      [...css.matchAll(/font-weight: ([\d ]+);\s*font-display/g)].map(([, weight]) => weight);
    expect(weights(fontFaceCss(use("Lato"), subsetsFor("Хлеб")))).toEqual(["400", "700", "400", "700"]);
    expect(weights(fontFaceCss(use("Roboto"), subsetsFor("Хлеб")))).toEqual(["400 800", "400 800"]);
  });

  it("finds what a page in a language shows most", () => {
    const subsets = subsetsFor("Casa مطعم");
    expect([
      mainSubset(subsets, "ar")?.name,
      mainSubset(subsets, "es-MX")?.name,
      mainSubset(subsets, "he")?.name,
    ]).toEqual(["arabic", "basic", "basic"]);
  });
});

describe("East Asian subsets", () => {
  it.each([
    ["とんかつ太郎", "jp"],
    ["서울 식당", "kr"],
    ["北京烤鸭", "sc"],
  ])("of %s are slices with its characters alone", (text, language) => {
    const subsets = eastAsianSubsets(`Casa ${text}, 12`);
    const characters = subsets.flatMap(({ range }) =>
      range.split(",").map((code) => String.fromCodePoint(parseInt(code.slice(2), 16))),
    );
    expect(characters.toSorted()).toEqual([...new Set(text.replace(" ", ""))].toSorted());
    const css = fontFaceCss(use("Inter"), subsets);
    expect(filesIn(css)).toHaveLength(subsets.length);
    for (const name of filesIn(css)) expect(resolveFontFile(name)).toContain(`noto-sans-${language}-`);
    expect(eastAsianIn(css)).toEqual(subsets);
  });

  it("keep scripts apart where a page has several", () => {
    const names = eastAsianSubsets("とんかつ 한국").map(({ name }) => name.split("-")[0]);
    expect(new Set(names)).toEqual(new Set(["jp", "kr"]));
    const [hangul] = eastAsianSubsets("とん 한").filter(({ range }) => range === "U+D55C");
    expect(hangul?.name).toMatch(/^kr-/);
  });

  it("have a glyph for every character of theirs", async () => {
    const subsets = eastAsianSubsets("とんかつ太郎 東京都渋谷区 日本 한국 식당 서울 北京烤鸭 「」、。ー");
    for (const { name, range } of subsets) {
      const font = fontkit.create(await readFontFile(`noto-sans-${name}-wght-normal.woff2`)) as fontkit.Font;
      const codes = range.split(",").map((code) => parseInt(code.slice(2), 16));
      expect(
        codes.filter((code) => !font.characterSet.includes(code)),
        name,
      ).toEqual([]);
    }
  });

  it("are none for other texts", () => expect(eastAsianSubsets("Casa 12 – مطعم 🥐")).toEqual([]));
});
