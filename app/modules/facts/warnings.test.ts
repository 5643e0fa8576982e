import { expect, it } from "vitest";
import { readFacts } from "./read-facts";
import { isWarning } from "./warnings";

it.each([
  "We do have nuts in the van.",
  "Our biscuits contain peanuts.",
  "Not for coeliacs, flour is in the air.",
  "Unsere Kuchen enthalten Nüsse.",
  "Le uova e la frutta secca invece ci sono.",
  "Eerst 112.",
  "In an emergency call 999.",
  "É obrigatório saber nadar.",
  "È obbligatorio prenotare la visita medica.",
  "Quem tem problemas de coração deve falar primeiro com o médico.",
  "Wer Herzprobleme hat, sollte vorher mit dem Arzt sprechen.",
  "Nüsse sind leider überall möglich.",
  "Bei Blutungen oder starken Schmerzen direkt in die Klinik, nicht auf mich warten.",
  "En cas de fièvre, allez tout de suite aux urgences.",
])("is a warning: %s", (text) => expect(isWarning(text)).toBe(true));

it.each([
  "We are a gluten-free bakery in Leeds.",
  "Brownie with nuts, £4.50.",
  "Are there nuts in it?",
  "We first opened in 1998.",
  "Call 999 555 0123 to book.",
  "Our doctors speak Polish and see you the same day.",
  "Der Arzt muss um neun da sein.",
  "Walnuts and honey from the valley.",
])("is none: %s", (text) => expect(isWarning(text)).toBe(false));

it("stands with the question that it answers, and is no place", () => {
  const { stressed } = readFacts("Wij vegen schoorstenen in Zwolle en Kampen. Brand? Eerst 112. Bel ons in mei.");
  expect(stressed).toEqual(["Brand?", "Eerst 112."]);
});
