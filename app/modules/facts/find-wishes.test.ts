import { expect, test } from "vitest";
import { findWishes } from "./find-wishes";
import { readSource } from "./source-text";

test.each([
  ["Dark look please.", { mode: "dark" }],
  ["Please use a dark background and no animations.", { mode: "dark", noMotion: true }],
  ["Dunkles Design, keine Animationen bitte.", { mode: "dark", noMotion: true }],
  ["Fondo oscuro, letra grande, sin animaciones.", { mode: "dark", noMotion: true, largeType: true }],
  ["We want a light background.", { mode: "light" }],
  ["Please no dark mode.", { mode: "light" }],
  ["Use large type.", { largeType: true }],
  ["Request a quote is the main action.", { mainAction: "Request a quote" }],
  ['"Book a table" should be the main button', { mainAction: "Book a table" }],
  ["Main action: Order a bike", { mainAction: "Order a bike" }],
  ["I need a website for my coffee shop in Lisbon that shows our menu", { subject: "coffee shop in Lisbon" }],
])("%s", (text, wishes) => {
  const found = findWishes(readSource(text));
  expect(found).toMatchObject(wishes);
  expect(found.sentenceIds).toHaveLength(1);
});

test.each([
  "We sell dark chocolate and large loaves.",
  "Our site on the river has room for 200 boats.",
  "The main street is a minute away.",
])("no wish in: %s", (text) => {
  expect(findWishes(readSource(text))).toEqual({
    largeType: false,
    noMotion: false,
    colours: {},
    structure: { without: [] },
    sentenceIds: [],
  });
});
