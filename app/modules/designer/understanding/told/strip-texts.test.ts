import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Cobbler</title></head><body><div class="strip" id="strip">Closed from 5 to 23 August 2025. Fetch your shoes before!</div>
<section id="top"><h1>We mend</h1><p>Since 1978.</p></section><section id="prices"><h2>Prices</h2><ul><li><b>Heels</b> <span>€9</span></li><li><b>Soles</b> <span>€29</span></li></ul></section></body></html>`;
const css = ".strip{background:#ffd400;color:#222}";
const after = (message: string) => {
  const code = { html, css, javascript: "" };
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).html : html;
};
const NOW = html.replace(
  "Closed from 5 to 23 August 2025. Fetch your shoes before!",
  "Closed at Christmas: 24 to 26 December",
);

describe("a strip that still says something else", () => {
  it.each([
    "Hello, the yellow strip still talks about August. Put instead: Closed at Christmas: 24 to 26 December.",
    "Der gelbe Streifen oben spricht noch von August, dabei ist Advent! Schreiben Sie lieber: Closed at Christmas: 24 to 26 December",
    "La franja amarilla todavía habla de August. Pon mejor: Closed at Christmas: 24 to 26 December",
    "Bonjour, la bande jaune parle encore du mois d'August. Mettez plutôt : Closed at Christmas: 24 to 26 December. Merci",
    "La striscia gialla parla ancora di August. Scrivi piuttosto: Closed at Christmas: 24 to 26 December",
    "A faixa amarela ainda fala de August. Coloca: Closed at Christmas: 24 to 26 December",
    "De gele balk gaat nog over August. Zet liever: Closed at Christmas: 24 to 26 December",
  ])("says what it is to say instead: %s", (message) => expect(after(message)).toBe(NOW));

  it.each([
    "The green strip still talks about holidays. Put instead: Closed at Christmas",
    "The yellow strip still talks about August. My wife says so",
    "The yellow strip still talks about August. Don't put: Closed at Christmas",
  ])("stays where it is not told which, or what: %s", (message) => expect(after(message)).toBe(html));
});
