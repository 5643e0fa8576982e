import { expect, it } from "vitest";
import { understand } from "./understand";

const CODE = {
  html: `<!doctype html><html lang="en"><head><title>Rose</title></head><body><header><nav><a href="#a">About</a></nav></header>
<main><section id="hero"><h1>Rose Bakery</h1><p class="lead">Bread</p><a class="button" href="#a">Visit</a></section>
<section id="a"><h2>About us</h2><p>We bake.</p></section></main><footer><p>2024</p></footer></body></html>`,
  css: "h1{font-size:2rem;color:black}",
  javascript: "",
};
const after = (message: string) => understand({ message, code: CODE, form: null }).after;

it.each([
  ["hide the footer it is so long", "hide the footer"],
  ["my brother is visiting so make the headline bigger", "make the headline bigger"],
  ["Versteck bitte die Fußzeile weil sie stört", "versteck die fußzeile"],
  ["take the button away please, it looks odd", "remove the button"],
  ["hiya, he wants the headline to be green, cheers", "make the headline green"],
  ["make the headline bigger, the footer stays as it is", "make the headline bigger"],
  ["hide the footer - nobody reads it", "hide the footer"],
])("does what is asked for and leaves the talk: %s", (message, plain) => {
  expect(after(message)).toEqual(after(plain));
  expect(after(message)).not.toEqual(CODE);
});

it.each([
  "we put the headline up last week",
  "don't hide the footer",
  "do not remove the headline please",
  "lösch die Fußzeile nicht",
  "leave the headline green",
  "the footer stays hidden",
  "n'enlève pas le titre",
])("changes nothing for: %s", (message) => expect(after(message)).toEqual(CODE));

it.each([
  ["The headline looks tiny to me. Can it be bigger?", "make the headline bigger"],
  ["the button is far too pale, could you make it green", "make the button green"],
  ["On my phone the footer is in the way. Hide it there", "hide the footer on phones"],
  ["make the button green, just that one", "make the button green"],
])("knows what was spoken of: %s", (message, plain) => {
  expect(after(message)).toEqual(after(plain));
  expect(after(message)).not.toEqual(CODE);
});

it.each([
  "The clock at About looks odd. Make it green",
  "make the texts bigger, not the headline",
  "hide the footer, on phones only",
])("does no more than was meant: %s", (message) => {
  const { html, css } = after(message);
  expect(html).not.toContain("hidden=");
  expect(css).not.toMatch(/green|008000|body[^{]*font-size/);
});

it("names what was said with a figure and not done", () => {
  const message = "make the headline bigger and the weekend pass goes up to 85, the rest stays";
  expect(understand({ message, code: CODE, form: null }).missed.join()).toContain("85");
});

it("takes no place of what it does not know for what was spoken of", () => {
  expect(after("The clock at About us takes up the whole screen. Hide it")).toEqual(CODE);
});
