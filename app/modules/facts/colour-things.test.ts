import { describe, expect, test } from "vitest";
import { readColour } from "../markup/contrast";
import { SHADES_OF_THINGS } from "./colour-thing-names";
import { apart } from "./colour-things";
import { readColourName } from "./colour-words";
import { findWishes } from "./find-wishes";
import { readSource } from "./source-text";

test.each(SHADES_OF_THINGS)("a name in all nine languages: %s", (row) => {
  expect(row).toMatch(/^#[0-9a-f]{6} /u);
  expect(row.split(" / ").map((names) => names.trim().length > 1)).toEqual(Array(9).fill(true));
});

describe("a colour with a thing is a shade of it", () => {
  test.each([
    ["green", "Weinlaubgrün"],
    ["green", "verde pistacho"],
    ["green", "vine leaf green"],
    ["green", "verde hoja de parra"],
    ["green", "pistacjowa zieleń"],
    ["green", "vert pomme"],
    ["red", "tomatenrot"],
    ["red", "vermelho tomate"],
    ["yellow", "giallo limone"],
    ["yellow", "citroengeel"],
    ["yellow", "amarillo pomelo"],
    ["green", "verde limón"],
    ["blue", "azul talavera"],
    ["blue", "denim blue"],
    ["gray", "river stone grey"],
    ["gray", "gris perle"],
    ["green", "أخضر فستقي"],
  ])("%s: %s", (base, name) => {
    const colour = readColourName(name);
    expect(colour).toBeDefined();
    expect(colour).not.toBe(readColourName(base));
    expect(apart(colour!, readColourName(base)!)).toBeLessThan(48);
  });

  test("grey behind a colour mutes it", () => {
    expect(apart(readColourName("bleu gris")!, readColourName("bleu")!)).toBeLessThan(5);
    expect(readColour(readColourName("bleu gris")!).c).toBeLessThan(0.2);
  });

  test("an apple is green or red", () => expect(readColourName("rouge pomme")).toBe("#ff0000"));

  test.each(["rouge crème", "rot Brot", "Weißbrot", "tom de conversa", "green with lemon"])("none: %s", (name) =>
    expect(readColourName(name)).toBeUndefined(),
  );

  test("things are colours where colours are spoken of, and else things", () => {
    expect(findWishes(readSource("Quero um site fofo, tom de goiaba.")).colours.brand).toBe("#e4727e");
    expect(findWishes(readSource("Couleur paille, évidemment.")).colours.brand).toBe("#e8d071");
    expect(findWishes(readSource("We sell lemon cake and vine leaf parcels.")).colours).toEqual({});
    expect(findWishes(readSource("Rotwein 4 €, Weißwein 4 €")).colours).toEqual({});
  });

  test("a name with its digits is one colour, and a part behind 'with' has its own", () => {
    expect(findWishes(readSource("Background off-white, buttons orange #D9480F.")).colours.action).toBe("#d9480f");
    expect(
      findWishes(readSource("Can the site be dark grey with an orange button like the van.")).colours,
    ).toMatchObject({
      action: "#ffa500",
    });
  });
});

describe("a shade in front of a colour", () => {
  const SHADES = "dunkel hell zart tief neon knall grell leucht pastell blass donker licht knal fel diep zacht pastel";
  const COLOURS = ["rot", "gelb", "blau", "grün", "rosa", "pink", "red", "yellow", "orange", "geel", "blauw", "groen"];
  test.each(SHADES.split(" "))("%s", (shade) => {
    const said = COLOURS.flatMap((colour) => [`${shade}${colour}`, `${shade} ${colour}`]);
    for (const name of said) expect(readColourName(name) ?? "#000000").toMatch(/^#[0-9a-f]{6}$/u);
  });
  test("neon is one in English, too", () => expect(readColourName("neon pink")).toBe(readColourName("neonpink")));
});
