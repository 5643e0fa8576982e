import { expect, it } from "vitest";
import { placedInto, placesBefore } from "./placed-first";
import { readFacts } from "./read-facts";

it.each([
  "THAT is the headline I think, you can word it better",
  "That goes right at the top.",
  "Das soll als Erstes kommen.",
  "ESO primero por favor, dueño directo.",
  "Ça, c'est la première phrase.",
  "Questa frase in alto.",
  "Isso em destaque, por favor.",
  "Dat laatste misschien bovenaan.",
  "To na samą górę.",
  "هذه في أول الصفحة",
])("speaks of the sentence before: %s", (text) => expect(placesBefore(text)).toBe(true));

it.each([
  "That is the first shop my father had, in 1961.",
  "This is not the first thing people ask.",
  "Das erste Haus am Platz.",
  "That section needs a headline of its own.",
  "Put the menu first.",
])("says something else: %s", (text) => expect(placesBefore(text)).toBe(false));

it.each([
  [
    "Karol G in mariachi is what they ask for most, so put that at the top",
    "Karol G in mariachi is what they ask for most",
  ],
  ["Jak nie ma wody, płaci pan tylko połowę, i to proszę dać na samą górę", "Jak nie ma wody, płaci pan tylko połowę"],
  ["eso es lo que mas nos piden los chavos asi que pongalo arriba", "eso es lo que mas nos piden los chavos"],
  ["Mit dem Kahn kann man anlegen, das ganz oben", "Mit dem Kahn kann man anlegen"],
])("finds what is to be first in %s", (text, said) => expect(placedInto(text)).toBe(said));

it("keeps in the first view what is to be the first sentence", () => {
  const { stressed, prose } = readFacts(
    "Je suis nutritionniste à Sherbrooke. Pas de plan de perte de poids, jamais, même si on me supplie. Ça, c'est la première phrase.",
  );
  expect(stressed).toContain("Pas de plan de perte de poids, jamais, même si on me supplie.");
  expect(prose.paragraphs.flat().join(" ")).not.toContain("première phrase");
});
