import { expect, it } from "vitest";
import { computed } from "../../../cascade/computed";
import { queryAll } from "../../../cascade/query";
import { openSite } from "../../../operations/opened-site";
import { DESIGNER_SITES } from "../../../../../tests/factories/designer-sites";
import { BIKE_SHOP } from "../../../../../tests/factories/bike-shop";
import { NO_DIALOGUE } from "../dialogue";
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
  "make the top a bit darker",
  "make all the headings bigger except the first",
  "the headline is too bold",
  "the headline is way too cramped",
])("changes nothing where '%s' is more than it can do", (message) =>
  expect(understand({ message, code, form: null }).after).toEqual(code),
);

/** A property of the first element of a selector, after a request. */
function shown(message: string, of = code, selector = "body", property = "font-size"): [said: string, value: string] {
  const { outcomes, after } = understand({ message, code: of, form: null });
  const site = openSite(after);
  return [outcomes[0]!.message, computed(site, queryAll(site.page, selector)[0]!, property, 1280)];
}

it("means the navigation by the menu, where a page does not call its dishes so", () => {
  const said = (message: string, of: typeof code) => understand({ message, code: of, form: null }).outcomes[0]!;
  expect(said("hide the menu on mobile", BIKE_SHOP).message).toBe("I hid the navigation on phones.");
  expect(said("make the menu sticky", code).message).toContain("the navigation stay");
  expect(said("hide the menu on mobile", code)).toMatchObject({
    splices: [],
    offers: [{}, { label: "The section “Menu”" }],
  });
});

it.each<[string, typeof code, string, string, string, string]>([
  ["make the page cream", BIKE_SHOP, "body", "background-color", "the page cream", "rgb(255, 253, 208)"],
  [
    "Change the footer text to white",
    code,
    ".site-footer p",
    "color",
    "text of the footer white",
    "rgb(255, 255, 255)",
  ],
  ["font: Arial", code, "h1", "font-family", "the site in Arial", "Arial"],
  ["use Lato for the headings", BIKE_SHOP, "h2", "font-family", "the headings in Lato", "Lato"],
  ["Change the font to Lato", code, "h1", "font-family", "the site in Lato", "Lato"],
  ["more space between the sections", BIKE_SHOP, "#about", "padding-top", "more space", "67.5px"],
  ["make the page more airy", BIKE_SHOP, "#about", "padding-top", "more space", "67.5px"],
  ["mach die Seite luftiger", BIKE_SHOP, "#about", "padding-top", "more space", "67.5px"],
  ["bigger text please", BIKE_SHOP, "#about p", "font-size", "the text bigger", "18.4px"],
  ["I would like the buttons to be rounded", code, ".button", "border-top-left-radius", "rounded", "12px"],
])("%s", (message, of, selector, property, words, value) => {
  const [said, now] = shown(message, of, selector, property);
  expect(said).toContain(words);
  expect(now.replace(/"/g, "")).toContain(value);
});

it("says which fonts there are, where it has not the one that is asked for", () =>
  expect(understand({ message: "change the font to Comic Sans", code, form: null }).outcomes[0]).toMatchObject({
    message: expect.stringContaining("I do not have the font “Comic Sans”"),
    splices: [],
  }));

it("takes a colour without a thing for what is spoken of, and not for the brand", () => {
  const before = understand({ message: "make the prices bold", code, form: null }, NO_DIALOGUE);
  const dialogue = {
    ...NO_DIALOGUE,
    history: [
      { role: "user" as const, text: "make the prices bold" },
      { role: "assistant" as const, text: before.outcomes[0]!.message },
    ],
  };
  const { outcomes } = understand({ message: "and in red", code: before.after, form: null }, dialogue);
  expect(outcomes.map(({ message }) => message).join()).not.toContain("brand");
});

it.each([
  ["On préférerait du bleu marine à la place du vert, sur tout le site", "I cannot see green"],
  ["make the site dark", "I made your website dark"],
  ["Ich hätte die ganze Seite gern in dunkel, also dunkler Hintergrund und helle Schrift", "I made your website dark"],
  ["could you swap the reviews and the shop round", "I swapped the section"],
])("%s: %s", (message, words) =>
  expect(understand({ message, code: BIKE_SHOP, form: null }).outcomes[0]!.message).toContain(words),
);
