import { expect, it } from "vitest";
import { readFacts } from "./read-facts";

const LEAFLET = "We sharpen knives and scissors in the old boathouse of Leith. Kitchen knives £6, scissors £9.";
const pageOf = (text: string) => {
  const { prose, prices, hours } = readFacts(text);
  return JSON.stringify([prose, prices, hours]);
};

it("keeps notes in square brackets off the page, with all that they tell", () => {
  const page = pageOf(
    `${LEAFLET} [please put the price list at the top of the page]\nOpen Mon-Fri 9-5. [The rink does skates for £7, they always burn the steel]`,
  );
  expect(page).not.toMatch(/rink|top of the page/u);
  expect(page).toContain("boathouse");
});

it("follows what they ask for", () =>
  expect(readFacts(`${LEAFLET} [please make the background of the page dark green]`).wishes.colours).toMatchObject({
    ground: "#006400",
  }));

it("leaves a few words that are for visitors, and brackets of an owner who writes no notes", () => {
  expect(pageOf(`${LEAFLET} Serrated blades take a week [only to order]. [please put no cats on the page]`)).toContain(
    "only to order",
  );
  expect(pageOf(`${LEAFLET} We also sharpen saws [hand saws and bow saws, up to two feet].`)).toContain("bow saws");
});
