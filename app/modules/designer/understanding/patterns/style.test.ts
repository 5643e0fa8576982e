import { expect, it } from "vitest";
import { computed } from "../../../cascade/computed";
import { queryAll } from "../../../cascade/query";
import { openSite } from "../../../operations/opened-site";
import { DESIGNER_SITES } from "../../../../../tests/factories/designer-sites";
import { understand } from "../understand";

const code = DESIGNER_SITES.bakery;

it.each([
  ["make the headline bigger", "h1", "font-size"],
  ["make the phone number bigger", 'a[href^="tel:"]', "font-size"],
  ["Mach die Überschrift größer", "h1", "font-size"],
  ["haz el título más grande", "h1", "font-size"],
])("%s: bigger on phones and on desks", (message, selector, property) => {
  const { after } = understand({ message, code, form: null });
  const [was, is] = [openSite(code), openSite(after)];
  const node = queryAll(was.page, selector)[0]!;
  for (const width of [390, 1280])
    expect(Number.parseFloat(computed(is, node, property, width))).toBeGreaterThan(
      Number.parseFloat(computed(was, node, property, width)),
    );
});

it("makes everything dark green and cream at once", () => {
  const { outcomes, after } = understand({ message: "make everything dark green and cream", code, form: null });
  expect(outcomes.map(({ message }) => message)).toEqual(["I made your website dark green and cream."]);
  const site = openSite(after);
  expect(computed(site, queryAll(site.page, "body")[0]!, "background-color", 390)).toBe("rgb(255, 253, 208)");
});

it.each(["make the headline sing", "make it pop"])("leaves '%s' undone", (message) =>
  expect(understand({ message, code, form: null }).after).toEqual(code),
);

it.each([
  ["Mach die Überschrift größer und den Hintergrund hellgrau", "light grey"],
  ["Maak de titel groter en de achtergrond lichtroze", "light pink"],
  ["haz el título más grande y el fondo azul claro", "light blue"],
])("does both halves of '%s'", (message, words) => {
  const { outcomes } = understand({ message, code, form: null });
  expect(outcomes.map((outcome) => outcome.message)).toEqual([
    "I made the headline bigger.",
    `I made the background of the page ${words}.`,
  ]);
});

it("names the half that it cannot do", () => {
  const message = "Mach die Überschrift größer und den Hintergrund taubengrollig";
  expect(understand({ message, code, form: null }).missed).toEqual(["den Hintergrund taubengrollig"]);
});

it("takes 'is very small' for what is wrong", () => {
  const { outcomes } = understand({ message: "o título está muito pequeno", code, form: null });
  expect(outcomes.map(({ message }) => message)).toEqual(["I made the headline much bigger."]);
});

it("makes a hero that is too tall no taller", () => {
  const { outcomes } = understand({ message: "the headline is too tall", code, form: null });
  expect(outcomes.map(({ message }) => message)).not.toContainEqual(expect.stringContaining("taller."));
});

it.each([
  "can you make the whole thing less green",
  "make the phone number bigger on mobile only",
  "the headline is too bold",
  "the headline is way too cramped",
])("changes nothing where '%s' is more than it can do", (message) =>
  expect(understand({ message, code, form: null }).after).toEqual(code),
);
