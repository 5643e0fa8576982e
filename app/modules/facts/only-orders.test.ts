import { describe, expect, it } from "vitest";
import { onlyOrdersParts } from "./only-orders";
import { splitLabel } from "./blocks";
import { withoutNextPart } from "./then-words";

describe("a sentence that only orders parts of the page", () => {
  it.each([
    ["Steps section (3 steps).", undefined],
    ["Sección de preguntas.", undefined],
    ["Después la carta.", "Lo primero que se vea una arepa y el horario."],
    ["After that pickup.", "After that rate list."],
    ["Dann die Preise.", undefined],
    ["Puis les tarifs.", undefined],
    ["Poi i prezzi.", undefined],
    ["Depois os preços.", undefined],
    ["Daarna de prijzen.", undefined],
    ["Potem cennik.", undefined],
    ["ثم الأسعار.", undefined],
  ])("is known: %s", (text, before) => expect(onlyOrdersParts(text, before)).toBe(true));

  it.each([
    ["After that pickup.", undefined],
    ["Then we bake for 3 hours.", "First the photo, then the prices."],
    ["Dann kommen wir zu Ihnen nach Hause und messen.", "Zuerst die Preise."],
    ["Reptile section.", undefined],
    ["Después la carta al alcalde cambió la calle.", undefined],
  ])("is no sentence for visitors: %s", (text, before) => expect(onlyOrdersParts(text, before)).toBe(false));
});

it.each([
  ["Puis trois dossiers chiffrés : boulangerie", "Trois dossiers chiffrés"],
  ["Poi come si lavora: misure", "Come si lavora"],
  ["Después preguntas: sí", "Preguntas"],
  ["ثم الأسعار: كذا", "الأسعار"],
  ["Dank unserer Kunden: alle", "Dank unserer Kunden"],
])("takes from a heading what only orders the page: %s", (text, label) => expect(splitLabel(text)?.label).toBe(label));

it.each([
  ["Poi chi siamo, Antonio disegna e Rocco sale sulle scale.", "Antonio disegna e Rocco sale sulle scale."],
  ["Then the prices, then a list of what to bring.", "Then the prices, then a list of what to bring."],
  ["Then we wash it, and dry it in the sun.", "Then we wash it, and dry it in the sun."],
])("takes from a sentence the name of the next part: %s", (text, said) => expect(withoutNextPart(text)).toBe(said));
