import { describe, expect, it } from "vitest";
import { elementAt } from "../markup/element";
import { readPage } from "../markup/page";
import { visibleText } from "../markup/visible-text";
import { placeOfFact, placeOfSentence, type Place } from "./find-place";

const page = readPage(`<!doctype html><body><header><a href="tel:1">0113 496 0182</a></header><main>
<section data-section="hero"><h1>Bread</h1><p>We bake rye from £4 on, and we sell it from our window. Open most days except in August.</p></section>
<section data-section="prices"><h2>Menu</h2><ul>
<li><span>Rye</span><span>Sourdough</span><span>£4</span></li>
<li><p>Bun</p><p>£4</p></li>
</ul></section>
<section data-section="visit"><h2>Visit us</h2><dl><dt>Monday to Friday</dt><dd>9-5</dd></dl></section>
</main></body>`);

const at = (place: Place | null) => place && [place.section, visibleText(elementAt(page, place.node)!), place.isSaid];

describe("the place of a fact", () => {
  it.each([
    [
      "a price at the amount beside its name, not the first of that amount",
      "prices",
      ["£4", "Bun"],
      ["Menu", "£4", true],
    ],
    ["a price in its own section before others", "prices", ["£4", "Rye"], ["Menu", "£4", true]],
    ["hours at their times", "hours", ["9-5", "Monday to Friday"], ["Visit us", "9-5", true]],
    ["a number above all sections", "phone", ["0113 496 0182"], [null, "0113 496 0182", true]],
  ] as const)("is %s", (_, about, parts, expected) => {
    expect(at(placeOfFact(page, about, parts))).toEqual(expected);
  });

  it("is that of the right one of two with the same amount", () => {
    const place = placeOfFact(page, "prices", ["£4", "Bun"])!;
    expect(visibleText(elementAt(page, place.node - 1)!)).toBe("Bun");
  });

  it("is the section for such facts where the page says it otherwise, or has lost its name", () => {
    for (const parts of [["£5", "Bun"], ["£4", "Cake"], ["£7"]])
      expect(placeOfFact(page, "prices", parts)).toMatchObject({ section: "Menu", isSaid: false });
  });

  it("is nowhere where the page has no such section", () => {
    expect(placeOfFact(page, "dates", ["12 May", "Fair"])).toBeNull();
    expect(placeOfFact(page, "colours", [])).toBeNull();
    expect(placeOfFact(readPage(""), "phone", ["0113 496 0182"])).toBeNull();
  });
});

describe("the place of a sentence", () => {
  it("is where the page says it, or its beginning", () => {
    const said = ["Bread", expect.stringMatching(/^We bake rye/), true];
    expect(at(placeOfSentence(page, "Open most days except in August."))).toEqual(said);
    expect(at(placeOfSentence(page, "We bake rye from £4 on, and we sell it at fairs."))).toEqual(said);
    expect(placeOfSentence(page, "We never said this.")).toBeNull();
  });
});
