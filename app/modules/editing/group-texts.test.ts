import { describe, expect, it } from "vitest";
import { readPage } from "../markup/page";
import { groupTexts } from "./group-texts";

const HTML = `<!doctype html><html><body>
<a class="skip" href="#main">Skip to content</a>
<header><a href="#menu">Our menu</a></header>
<main id="main"><section id="menu"><h2>Menu</h2><p>Bread and cakes <b>daily</b>.</p><p class="note sr-only">Prices in pounds</p></section></main>
<footer><p>Open every morning</p></footer></body></html>`;

describe("the texts of the Content tab", () => {
  it("stand by section, and what only screen readers say stands last", () => {
    const groups = groupTexts(readPage(HTML)).map(({ name, texts }) => [name, texts.map(({ text }) => text)]);
    expect(groups).toEqual([
      ["Header", ["Our menu"]],
      ["Menu", ["Menu", "Bread and cakes daily."]],
      ["Footer", ["Open every morning"]],
      ["Other", ["Skip to content", "Prices in pounds"]],
    ]);
  });

  it.each(["", "Hi"])("keep the place of one that is typed anew while it says %j", (left) => {
    const page = readPage(HTML.replace("Bread and cakes <b>daily</b>.", left));
    const typed = page.elements.findIndex(({ tagName }) => tagName === "p");
    const menu = groupTexts(page, typed).find(({ name }) => name === "Menu");
    expect(menu?.texts).toEqual([
      { node: expect.any(Number), label: "Heading", text: "Menu" },
      { node: typed, label: "Paragraph", text: left },
    ]);
    expect(groupTexts(page).flatMap(({ texts }) => texts.map(({ node }) => node))).not.toContain(typed);
  });

  it("have no group for what is not there", () => {
    expect(groupTexts(readPage("<body><p>One single text</p></body>")).map(({ key }) => key)).toEqual(["top"]);
  });
});
