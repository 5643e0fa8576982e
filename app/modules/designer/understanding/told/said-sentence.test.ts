import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const page = (lang: string, lines: string) =>
  `<!doctype html><html lang="${lang}"><head><title>Shop</title></head><body><main><section id="top"><h1>Stannard</h1><p>Clocks since 1988.</p></section><section id="info"><h2>Info</h2>${lines}</section></main><footer><p>© 2026 Stannard</p></footer></body></html>`;
const after = (message: string, html: string) => {
  const code = { html, css: "", javascript: "" };
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).html : html;
};

describe("a sentence told by what it says", () => {
  it.each([
    [
      "en",
      "take out the line that says you are subscribed to a letter, we don't send any",
      "You get this as you subscribed to our letter.",
    ],
    ["de", "entfernen Sie den Satz wonach man unseren Brief abonniert hat", "Sie haben unseren Brief abonniert."],
    [
      "es",
      "quita la frase que dice que están suscritos a la carta, no enviamos ninguna",
      "Usted está suscrito a nuestra carta.",
    ],
    [
      "fr",
      "enlevez la phrase comme quoi on est abonné à une lettre, on n'en envoie pas",
      "Vous êtes abonné à notre lettre.",
    ],
    [
      "it",
      "togli la frase che dice che siete iscritti alla lettera, non la mandiamo",
      "Siete iscritti alla nostra lettera.",
    ],
    [
      "pt",
      "tira a frase que diz que estão inscritos na carta, não mandamos nenhuma",
      "Vocês estão inscritos na nossa carta.",
    ],
    [
      "nl",
      "haal de zin die zegt dat je op de brief geabonneerd bent weg, we sturen niets",
      "U bent op onze brief geabonneerd.",
    ],
  ])("%s: %s", (lang, message, line) => {
    const html = page(lang, `<p>Room 4.</p><p>${line}</p>`);
    expect(after(message, html)).toBe(page(lang, "<p>Room 4.</p>"));
  });

  it("leaves the others of its text", () => {
    const html = page("en", "<p>We close in May. You get this as you subscribed to our letter.</p>");
    expect(after("take out the line that says you subscribed to a letter", html)).toBe(
      page("en", "<p>We close in May.</p>"),
    );
  });

  it.each([
    "don't take out the line that says you subscribed to a letter",
    "remove her from the paragraph about the letter that you subscribed to",
    "take out the line that says we sell cuckoo clocks",
    "take out the line that says we close in May and open in June",
  ])("is left where the page does not say it, or it stays: %s", (message) => {
    const html = page("en", "<p>You subscribed to our letter.</p><p>We close in May.</p><p>We open in June.</p>");
    expect(after(message, html)).toBe(html);
  });
});

describe("what goes, named in the sentence before", () => {
  const html = page("en", "<p>Best viewed in Internet Explorer 8.</p><p>Room 4.</p>");
  it("is that line", () => {
    expect(after("My grandson laughed at the Internet Explorer line at the bottom. Take it off.", html)).toBe(
      page("en", "<p>Room 4.</p>"),
    );
  });
  it.each([
    "My grandson laughed at the Firefox line at the bottom. Take it off.",
    "My grandson laughed at the Internet Explorer line. Don't take it off.",
  ])("is nothing that it does not name: %s", (message) => expect(after(message, html)).toBe(html));
});
