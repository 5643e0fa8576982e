import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { openSite } from "../../../operations/opened-site";
import { answerBuiltIn } from "../../built-in/answer-built-in";
import { NO_DIALOGUE } from "../dialogue";
import { knownWords } from "../known-words";
import { readWords } from "../read-words";
import { readEntry } from "./entries";

const card = (name: string) => `<div class="card"><h3>${name}</h3><p>Made of ${name.length} parts.</p></div>`;
const html = `<!doctype html><html lang="en"><head><title>Vossen by Template Yard</title><meta name="description" content="Gold."></head><body><header><nav><ul><li><a href="#work">Work</a></li><li><a href="#team">Who we are</a></li><li><a href="#termin">Contact</a></li></ul></nav></header><main><section id="top"><h1>Goldsmith in Leeds</h1></section>
<section id="work"><h2>Work</h2><div class="cards">${card("Rings")}${card("Chains")}${card("Brooches")}</div></section>
<section id="team"><h2>Who we are</h2><div class="people"><div class="person"><h3>Kasia Nowak</h3><p>Trainee</p></div><div class="person"><h3>Dean Mallory</h3><p>Owner</p></div></div></section>
<section id="prices"><h2>Prices</h2><table><tr><th>Job</th><th>Pieces</th><th>Price</th></tr><tr><td>Cards</td><td>250</td><td>29 €</td></tr><tr><td>Posters in colour</td><td>50</td><td>42 €</td></tr><tr><td>Invitaciones con sobre</td><td>100</td><td>115 €</td></tr><tr><td>Rubber stamp</td><td>1</td><td>24 €</td></tr></table></section>
<section id="termin"><h2>Contact</h2><p>Phone us at Chrismas only.</p><form action="/post" method="post"><p><label>Name<input name="name"></label></p><p><label>Age<input name="age"></label></p><button type="submit">Absenden</button></form></section></main></body></html>`;
const code = { html, css: "", javascript: "" };
const after = (message: string) => {
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).html : html;
};

describe("what owners say in passing", () => {
  it.each([
    ["Kasia passed everything, she's Locksmith now not Trainee", "<p>Locksmith</p>"],
    ["in the menu Who we are could just say Team", '<a href="#team">Team</a>'],
    [
      "Bei Work bitte Rings und Brooches tauschen, also Brooches ganz links",
      `${card("Brooches")}${card("Chains")}${card("Rings")}`,
    ],
    ["auf den Knopf bitte Anfrage schicken statt Absenden", ">Anfrage schicken</button>"],
    ["there's a spelling mistake in the bit about the phone, Christmas", "Phone us at Christmas only."],
    ["the form is missing a box Level (galop) right after the age, like the others", "<label>Level (galop)<input"],
    [
      "When you google us it comes up as Vossen by Template Yard. It should be Vossen Goldsmiths, Leeds.",
      "<title>Vossen Goldsmiths, Leeds</title>",
    ],
    [
      "up in the browser tab the name goes on forever. just Vossen Goldsmiths, Leeds",
      "<title>Vossen Goldsmiths, Leeds</title>",
    ],
    [
      "Could you put in a new part between Work and Who we are. Picnics is the heading, and under that: Bring your own lunch.",
      "<h2>Picnics</h2>",
    ],
  ])("%s", (message, becomes) => expect(after(message)).toContain(becomes));

  it.each([
    "there's a spelling mistake in the bit about the phone, Christian",
    "Rings gegen Silver tauschen bitte",
    "auf den Knopf bitte Anfrage schicken statt Senden",
    "When you google us it comes up as Vossen by Template Yard. It should be bigger.",
  ])("is left where what is named is not there: %s", (message) => expect(after(message)).toBe(html));

  it("gives a figure behind the name a cell of its own", () => {
    const message = "debajo de las invitaciones pon Recordatorios de comunión, 50, 36 €";
    const site = openSite(code, null);
    const words = readWords(message, knownWords(site.page));
    const told = readEntry(words, message, { site, dialogue: NO_DIALOGUE }, { words, source: message });
    expect(told?.call?.params).toMatchObject({
      words: { name: "Recordatorios de comunión", detail: "50", price: "36 €" },
    });
  });

  it("makes the prices of all boxes bigger, and no line beside them", () => {
    const box = (name: string, price: string) => `<section><h3>${name}</h3><p class="rate">${price}</p></section>`;
    const rates = `<section id="rates"><h2>Rates</h2><div>${box("Small", "£19")}${box("Large", "£23")}${box("Cat", "£12")}</div></section>`;
    const said = { html: html.replace("</main>", `${rates}</main>`), css: ".rate{font-size:20px}", javascript: "" };
    const { edit } = answerBuiltIn({ message: "the prices in the three boxes could be bigger", code: said });
    expect(edit?.splices.map(({ text }) => text).join("")).toMatch(/\.rate \{ font-size: 23px/);
  });
});
