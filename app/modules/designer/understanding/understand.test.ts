import { expect, it } from "vitest";
import { understand } from "./understand";

const HTML = `<!doctype html><html lang="en"><head><title>Rose</title></head><body><header><nav><a href="#a">About</a></nav></header>
<main><section id="hero"><h1>Rose Bakery</h1><p class="lead">Bread</p><a class="button" href="#a">Visit</a></section>
<section id="a"><h2>About us</h2><p>We bake.</p></section></main><footer><p>2024</p></footer></body></html>`;
const CODE = { html: HTML, css: "", javascript: "" };
const ask = (message: string) => understand({ message, code: CODE, form: null });
const headline = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1];

it.each([
  ["change the headline to Fresh bread every morning", "Fresh bread every morning"],
  ["Hi, could you please change the headline to 'Hello you'? Thanks!", "Hello you"],
  ["chnage the haedline to Hello", "Hello"],
  ["the headline should say Come in", "Come in"],
  ["headline: Come in", "Come in"],
  ["change the headline to Bread and butter", "Bread and butter"],
  ["change the headline to Fresh bread please", "Fresh bread"],
  ["Ändere die Überschrift zu Guten Morgen", "Guten Morgen"],
])("%s", (message, wanted) => {
  const { after, missed } = ask(message);
  expect(headline(after.html)).toBe(wanted);
  expect(missed).toEqual([]);
});

it("lets no literal without quotes swallow a second request", () => {
  const { after } = ask("change the headline to Projects without panic and the button text to Start free");
  expect(headline(after.html)).toBe("Projects without panic");
  expect(after.html).toContain(">Start free</a>");
});

it.each(["change the weather to sunny", "We had a lovely summer.", "dance the headline"])(
  "leaves undone: %s",
  (message) => expect(ask(message).after).toEqual(CODE),
);
