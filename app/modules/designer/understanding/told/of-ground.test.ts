import { describe, expect, it } from "vitest";
import { answerBuiltIn } from "../../built-in/answer-built-in";
import { applyEdit } from "../../../markup/edit";
import { isColourCalled } from "../targets/of-colour";

const html = `<!doctype html><html lang="en"><head><title>Vans</title></head><body><div id="banner"><h1>Moves in Leeds</h1><p>Two vans.</p><a class="call" href="tel:+441134960172">Ring Mick</a></div>
<div id="nav"><ul><li><a href="#rates">Rates</a></li><li><a href="#crew">Crew</a></li><li><a href="#said">Said about us</a></li></ul></div>
<section id="rates"><h2>Rates</h2><p>Small van £35.</p></section><section id="crew"><h2>Crew</h2><p>Mick and Danny.</p></section>
<section id="said"><h2>Said about us</h2><blockquote><p>Not one moan.</p><footer>Aisha, Headingley</footer></blockquote><blockquote><p>Grand lads.</p><footer>Tom, Otley</footer></blockquote></section></body></html>`;
const css = `#banner { background: #2f4a3c; color: #fff; } #nav { background: #b08d4c; } #nav a { color: #fff; } .call { background: #ffd400; color: #111; padding: 8px 20px; } blockquote { background: #f0f0f0; padding: 10px; }`;
const code = { html, css, javascript: "" };
const added = (message: string) => {
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).css.replace(css, "") : "";
};

describe("what is called by its colour", () => {
  it.each([
    "them grey boxes round what folk have said, can they be the same yellow as the Ring Mick button",
    "make the grey boxes in Said about us the same yellow as the Ring Mick button",
  ])("is the boxes, and not the part that they stand in: %s", (message) => {
    expect(added(message)).toMatch(/blockquote[^{]*\{ background: #ffd400/);
    expect(added(message)).not.toMatch(/#said[^{,]* \{/);
  });

  it("is not a part that has none of that colour", () => {
    expect(
      added("them blue boxes round what folk have said, can they be the same yellow as the Ring Mick button"),
    ).toBe("");
  });

  it("is the strip that the navigation stands on, by its entries", () => {
    const message = "That tan strip with Rates, Crew and so on, make it the same dark green as the top part";
    expect(added(message)).toMatch(/#nav \{ background: #2f4a3c/);
    expect(added(message)).not.toContain("#rates");
  });

  it("is no strip of another colour, and not the end of the list alone", () => {
    expect(added("That blue strip with Rates, Crew and so on, make it the same dark green as the top part")).toBe("");
  });
});

describe("grey", () => {
  it.each(["#f0f0f0", "#808080", "#555555"])("is %s", (colour) => expect(isColourCalled(colour, "grey")).toBe(true));
  it.each(["#ffffff", "#111111", "#c0a060"])("is not %s", (colour) =>
    expect(isColourCalled(colour, "grey")).toBe(false),
  );
});
