import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const rows = `<dl class="hours"><div class="row"><dt>Every evening</dt><dd>19-23.30</dd></div><div class="row"><dt>Sunday at noon</dt><dd>12.30-15</dd></div><div class="row"><dt>Saturday and Sunday</dt><dd>9-12</dd></div></dl>`;
const html = `<!doctype html><html lang="en"><head><title>Oven</title></head><body><main><section id="top"><h1>Pizza by the lake</h1><div class="fact"><p>Hours</p>${rows}</div></section>
<section id="prices"><h2>Prices</h2><p>Open on Sunday too.</p><ul><li><b>Margherita</b> <span>€6</span></li><li><b>Napoli</b> <span>€7</span></li></ul></section>
<section id="visit"><h2>Hours and how to find us</h2>${rows}</section></main></body></html>`;
const after = (message: string) => {
  const code = { html, css: "", javascript: "" };
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).html : html;
};
const GONE = html.replaceAll(`<div class="row"><dt>Sunday at noon</dt><dd>12.30-15</dd></div>`, "");

describe("the line of a day", () => {
  it.each([
    "We don't open for Sunday at noon any more, there's only three of us, take that line out of the hours (it's there twice)",
    "Sonntag machen wir nicht mehr auf, die Zeile bei den Öffnungszeiten kann weg",
    "El domingo ya no abrimos, somos tres, quita esa línea del horario",
    "Le dimanche on n'ouvre plus, enlevez cette ligne des horaires",
    "La domenica a pranzo non apriamo più, siamo in tre e non ce la facciamo, togliete quella riga dagli orari",
    "No domingo não abrimos mais, tira essa linha do horário",
    "Op zondag gaan we niet meer open, die regel bij de openingstijden mag weg",
  ])("goes wherever it stands, and no other: %s", (message) => expect(after(message)).toBe(GONE));

  it.each([
    "Saturdays we don't open any more, take that line out of the hours",
    "We don't open on Mondays any more, take that line out of the hours",
    "Sundays are busy. Leave that line in the hours",
    "On Sunday we had no flour. Take that line from the prices",
  ])("stays where no line is of that day alone: %s", (message) => expect(after(message)).toBe(html));
});
