import { expect, test } from "vitest";
import { findWishes } from "./find-wishes";
import { refusedThingsIn } from "./refused-things";
import { readSource } from "./source-text";

test.each([
  ["azzurro e giallo, allegro ma niente zampette", ["paw"]],
  ["Nada de huellitas por todos lados ni comic sans como la que tenemos ahora", ["paw"]],
  ["No paw prints or bones please.", ["paw"]],
  ["please dont put one of those cartoon paw print backgrounds everyone has that", ["paw"]],
  ["Keine Zahnräder und kein Stahlgrau.", ["gear"]],
  ["Earthy colours, serious, no splashing water drop pictures please", ["drop"]],
  ["Évitez le cliché marinière et ancre, merci.", ["anchor"]],
  ["Ni clavier qui ondule, ni notes de musique volantes.", ["lyre"]],
  ["Keine Noten als Deko, das macht jeder", ["lyre"]],
  ["Niente icone, niente stelline", ["any", "star"]],
  ["No cartoons.", ["any"]],
  ["No cartoon pots", ["vase"]],
  ["No cartoon sweeps with top hats or Mary Poppins stuff.", []],
  ["Paw prints everywhere please, no bones", []],
  ["No rush. Paw prints are welcome.", []],
])("%s", (sentence, things) => {
  expect(refusedThingsIn(sentence)).toEqual(things);
});

test("what a rule of the house forbids is no matter of drawings", () => {
  expect(findWishes(readSource("No shoes on the mats. No stones in the sauna.")).refusedThings).toBeUndefined();
});
