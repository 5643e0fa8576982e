import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const page = (date: string, telefon: string) =>
  `<!doctype html><html lang="en"><head><title>Vans</title></head><body><main><section id="top"><h1>Moves in Leeds</h1><p>Two vans.</p></section><section id="contact"><h2>Contact</h2><form action="/quote" method="post"><p><label>Name<br><input type="text" name="name" required></label></p><p><label>Date<br><input type="date" name="date"${date}></label></p><p><label>Telefon<br><input type="tel" name="tel"${telefon}></label></p><p><button type="submit">Send</button></p></form></section></main></body></html>`;
const html = page("", " required");
const after = (message: string) => {
  const { edit } = answerBuiltIn({ message, code: { html, css: "", javascript: "" } });
  return edit ? applyEdit({ html, css: "", javascript: "" }, edit).html : html;
};

describe("whether a field must be filled in", () => {
  it.each([
    "on the quote form they keep leaving the date empty so make them fill it in",
    "the date on the form is compulsory from now on",
    "On the form they have to put the date in or I can't tell if I am free, so make that one compulsory",
  ])("yes: %s", (message) => expect(after(message)).toBe(page(' required=""', " required")));

  it.each([
    "Im Formular: Telefon soll keine Pflicht mehr sein, das schreckt die Leute ab",
    "Telefon is no longer required on the form",
    "Beim Formular: Telefon soll man nicht mehr ausfüllen müssen, das schreckt die Leute ab",
  ])("no: %s", (message) => expect(after(message)).toBe(page("", "")));

  it.each([
    "on the quote form they don't like it when they must fill in the date",
    "they keep leaving the size empty so make them fill it in",
  ])("is left where it is not asked for, or no field is named: %s", (message) => expect(after(message)).toBe(html));

  it("leaves a new field beside it named", () => {
    const message =
      "Im Formular: Telefon soll keine Pflicht mehr sein. Dafür direkt darunter ein neues Feld Maße ungefähr, freiwillig";
    expect(answerBuiltIn({ message, code: { html, css: "", javascript: "" } }).message).toContain("ein neues Feld");
  });
});
