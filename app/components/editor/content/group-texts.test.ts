import { describe, expect, it } from "vitest";
import { readPage } from "~/modules/markup/page";
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

  it("have no group for what is not there", () => {
    expect(groupTexts(readPage("<body><p>One single text</p></body>")).map(({ key }) => key)).toEqual(["top"]);
  });
});
