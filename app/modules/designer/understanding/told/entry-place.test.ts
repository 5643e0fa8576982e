import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Rose</title></head><body><main><section id="top"><h1>Bread by the sea</h1><p>Baking since 1998.</p></section>
<section id="cafe"><h2>Café</h2><ul><li>Cream tea £6.80</li><li>Soup of the day £5.90</li><li>Pot of tea £2.40</li></ul></section>
<section id="team"><h2>Who bakes</h2><div class="people"><div class="person"><h3>Rose Moss</h3><p>Baker</p></div><div class="person"><h3>Carl Reed</h3><p>Driver</p></div></div></section></main></body></html>`;
const after = (message: string) => {
  const code = { html, css: "", javascript: "" };
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).html : html;
};
const linesIn = (page: string) => [...page.matchAll(/<li>(?<text>[^<]+)<\/li>/g)].map(({ groups }) => groups!.text!);
const peopleIn = (page: string) => [...page.matchAll(/<h3>(?<text>[^<]+)<\/h3>/g)].map(({ groups }) => groups!.text!);

describe("where a new entry stands among those that are there", () => {
  it.each([
    "Butter is shocking. Add Toasted teacake £3.10 between the cream tea and the soup",
    "Füge Toasted teacake £3.10 hinzu, zwischen Cream tea und Soup of the day",
    "Buenas tardes, por favor añade Toasted teacake £3.10 entre Cream tea y Soup, muchas gracias",
    "Bonjour, pouvez-vous rajouter Toasted teacake £3.10 entre Cream tea et Soup, merci beaucoup",
    "Buongiorno, per favore aggiungi Toasted teacake £3.10 tra Cream tea e Soup, grazie mille",
    "Oi, bom dia, por favor adiciona Toasted teacake £3.10 entre Cream tea e Soup, muito obrigada",
    "Toevoegen graag: Toasted teacake £3.10 tussen Cream tea en Soup of the day",
    "Add Toasted teacake £3.10 straight after the cream tea, before the soup of the day",
  ])("is between two: %s", (message) => {
    expect(linesIn(after(message))).toEqual([
      "Cream tea £6.80",
      "Toasted teacake £3.10",
      "Soup of the day £5.90",
      "Pot of tea £2.40",
    ]);
  });

  it("is at the bottom, after the last one", () => {
    expect(linesIn(after("Add Toasted teacake £3.10 at the bottom after the pot of tea")).at(-1)).toBe(
      "Toasted teacake £3.10",
    );
  });

  it.each([
    ["Anna is missing! Please as the second, under me, Anna Pohl, our Packer."],
    ["Anna fehlt bei „Who bakes“! Bitte als Zweite unter mich, Anna Pohl, darunter Workshop."],
  ])("is the second: %s", (message) => {
    expect(peopleIn(after(message))).toEqual(["Rose Moss", "Anna Pohl", "Carl Reed"]);
  });

  it.each([
    "Add Toasted teacake £3.10 between the cream tea and the pot of tea",
    "Add Toasted teacake £3.10 at the top after the pot of tea",
    "Add Toasted teacake £3.10 after the scones",
  ])("is not added where two places are told, or one that is not there: %s", (message) => {
    expect(linesIn(after(message))).toHaveLength(3);
  });
});
