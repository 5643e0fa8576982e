import { expect, it } from "vitest";
import { answerBuiltIn } from "../../built-in/answer-built-in";
import { applyEdit } from "../../../markup/edit";

const html = `<!doctype html><html lang="en"><head><title>Rose</title></head><body><main><section id="top"><h1>Bread by the sea</h1><p>Baking since 1998, by hand.</p></section></main>
<footer><p>© 2023 Rose &amp; Son, Whitby</p></footer></body></html>`;
const after = (message: string) => {
  const code = { html, css: "", javascript: "" };
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).html : html;
};

it.each([
  "the © at the very bottom is stuck in 2023, make that 2026",
  "Die Jahreszahl beim © bitte von 2023 auf 2026 ändern",
  "en bas de page 2026 au lieu de 2023",
  "al final de la página pon 2026 en vez de 2023",
  "Unten beim Copyright bitte 2026",
  "le copyright doit dire 2026",
  "onderaan de pagina 2026 in plaats van 2023",
])("gives the line with the © another year: %s", (message) =>
  expect(after(message)).toBe(html.replace("2023", "2026")),
);

it.each([
  "the © is from 2023 and that is when we opened",
  "we have baked since 2001, and the © stays",
  "at the bottom add that we won a prize in 2026",
  "the © should be purple, as in 2026",
])("leaves it where something else is told: %s", (message) => expect(after(message)).toContain("© 2023 Rose"));
