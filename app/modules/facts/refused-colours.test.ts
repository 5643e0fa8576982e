import { describe, expect, test } from "vitest";
import { readColour } from "../markup/contrast";
import { brief } from "../site/brief";
import { planFor } from "../generation/built-in/built-in-designer";
import { apart } from "./colour-things";
import { readColourName } from "./colour-words";
import { findWishes } from "./find-wishes";
import { readSource } from "./source-text";

const wishes = (text: string) => findWishes(readSource(text));

describe("colours that are refused", () => {
  test.each([
    ["No pink please.", ["pink"]],
    ["Nothing pink or purple, please.", ["pink", "purple"]],
    ["Please no red and yellow.", ["red", "yellow"]],
    ["Dont want blue.", ["blue"]],
    ["Any colour, just not that dark blue every solar company is using.", ["dark blue"]],
    ["Make it green, not blue.", ["blue"]],
    ["Anything but green for the website.", ["green"]],
    ["Bitte kein Rosa und kein Lila.", ["pink", "purple"]],
    ["Schön wäre: hell, Salbeigrün. Kein Rosa/Hellblau.", ["pink", "light blue"]],
    ["Farbe bordo oder so, nicht rosa.", ["pink"]],
    ["Bloß kein Blau auf der Website.", ["blue"]],
    ["Que no sea rosa ni morado, por favor.", ["pink", "purple"]],
    ["Surtout pas de rose, on est un garage.", ["rose"]],
    ["Évitez le rouge et blanc à carreaux, on n'est pas une caricature.", ["red", "white"]],
    ["Niente rosa sul sito, per favore.", ["pink"]],
    ["Nada de roxo no site, por favor.", ["purple"]],
    ["Geen roze of paars graag.", ["pink", "purple"]],
    ["Żadnego różowego na stronie, proszę.", ["pink"]],
    ["بدون وردي لو سمحتم", ["pink"]],
  ])("%s", (text, names) => {
    const { refused = [], colours } = wishes(text);
    expect(refused).toEqual(names.map(readColourName));
    for (const colour of Object.values(colours)) expect(refused).not.toContain(colour);
  });

  test.each(["Navy on white, please.", "Buttons in green and a blue header please."])("%s refuses none", (text) =>
    expect(wishes(text).refused).toBeUndefined(),
  );
});

test.each([
  ["pink", "Nails and brows in Ludlow. Gel set £28. Please no pink on the website."],
  ["blue", "Solar panels in Leeds. We fit and mend them. Dont want blue."],
  ["green", "Garden design in Kendal. Borders, ponds, hedges. Anything but green for the website please."],
])("a design that may choose does not choose what was refused: %s", (name, designBrief) => {
  for (const projectTitle of ["Alder & Co", "Brightside", "Marlow", "Teasel", "Quince House", "Otter Works"]) {
    const { theme } = planFor(brief.parse({ template: "modern", projectTitle, industry: "other", designBrief }));
    for (const colour of [theme.primary, ...Object.values(theme.colours ?? {})]) {
      if (readColour(colour).c < 0.04 || readColour(colour).l < 0.3) continue;
      expect(apart(colour, readColourName(name)!) ?? 360, `${projectTitle}: ${colour}`).toBeGreaterThan(30);
    }
  }
});

test("what is refused in one sentence is not asked for in the next", () => {
  const { colours, refused } = wishes(
    "We act for people who buy houses.\n\nColours: eucalyptus grey-green with a warm gold. Not navy. Every law firm in the street paints its site navy.",
  );
  expect(refused).toEqual([readColourName("navy")]);
  expect(Object.values(colours)).not.toContain(readColourName("navy"));
  expect(colours.brand).toBeDefined();
});

test.each(["rede", "rotes", "rote", "blaue", "reds"])("an ending is one of the word's own language: %s", (word) => {
  const bent: Record<string, string | undefined> = { rotes: "rot", rote: "rot", blaue: "blau", reds: "red" };
  const bare = bent[word];
  expect(readColourName(word)).toBe(bare && readColourName(bare));
});
