import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Rose</title></head><body><header><div class="links"><a href="#menu">Menu</a><a href="#team">Team</a><a href="#guide">Prices</a><a href="#said">Kind words</a></div></header>
<main><section id="top"><h1>Bread by the sea</h1><p>Baking since 1998.</p></section>
<section id="menu"><h2>Our loaves</h2><p>Rye, spelt, wheat</p></section>
<section id="team"><h2>Who bakes</h2><p>Rose and Carl</p></section>
<section id="guide"><h2>Guide prices</h2><p>Rye loaf £4</p></section>
<section id="said"><h2>Kind words</h2><blockquote>Lovely bread.</blockquote></section>
<section id="visit"><h2>Find us</h2><p>Side Street 4</p></section></main></body></html>`;
const after = (message: string) => {
  const code = { html, css: "", javascript: "" };
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).html : html;
};
const orderIn = (page: string) =>
  [...page.matchAll(/<section[^>]* id="(?<id>[^"]+)"/g)].map(({ groups }) => groups!.id).join(" ");
const entriesIn = (page: string) =>
  [...page.matchAll(/<a href="#(?<id>\w+)"/g)].map(({ groups }) => groups!.id).join(" ");

describe("a part of the page that moves between two others", () => {
  it.each([
    "I think Kind words is wasted down there. Would you move that whole part up so it comes straight after Our loaves, before Who bakes",
    "Können Kind words weiter nach oben, also zwischen Our loaves und Who bakes?",
    "Por favor mueve Kind words entre Our loaves y Who bakes",
    "Pouvez-vous mettre Kind words entre Our loaves et Who bakes ?",
    "Puoi spostare Kind words tra Our loaves e Who bakes?",
    "Pode colocar Kind words entre Our loaves e Who bakes?",
    "Kan Kind words tussen Our loaves en Who bakes?",
  ])("stands there: %s", (message) => {
    expect(orderIn(after(message))).toBe("top menu said team guide visit");
    expect(entriesIn(after(message))).toBe("menu team guide said");
  });

  it("takes its entry of the menu along where that is asked for", () => {
    const now = after(
      "Would you move Kind words straight after Our loaves, before Who bakes, and in the menu at the top the same, Kind words next after Our loaves",
    );
    expect(orderIn(now)).toBe("top menu said team guide visit");
    expect(entriesIn(now)).toBe("menu said team guide");
  });

  it.each([
    "Would you move Kind words after Our loaves, before Guide prices",
    "Could Kind words go between Our loaves and Find us?",
    "Could the phone number in Kind words go between Our loaves and Who bakes?",
    "Kind words is between Guide prices and Find us, customers like it there",
  ])("stays where two places are told, or something else is: %s", (message) => {
    expect(orderIn(after(message))).toBe("top menu team guide said visit");
  });
});
