import { expect, it } from "vitest";
import { namedTeam } from "./named-team";
import { readFacts } from "./read-facts";

it.each([
  [
    "Please show the tutors (Marek, Adaeze, Phil, Roisin), and frequent questions.",
    ["Marek", "Adaeze", "Phil", "Roisin"],
  ],
  ["Profesoras: Inma, Belén y Sorina.", ["Inma", "Belén", "Sorina"]],
  ["Trainer: Anna, Ben und Cem Yılmaz.", ["Anna", "Ben", "Cem Yılmaz"]],
  ["Les moniteurs (Yann, Maëlle) sont diplômés.", ["Yann", "Maëlle"]],
  ["Istruttori: Luca, Ivo e Sara Conti.", ["Luca", "Ivo", "Sara Conti"]],
  ["Instrutores: Rui, Inês e Tomás.", ["Rui", "Inês", "Tomás"]],
  ["Onze kappers: Noor en Sam.", ["Noor", "Sam"]],
  ["Instruktorzy: Ewa i Marek.", ["Ewa", "Marek"]],
])("reads those whom it names: %s", (sentence, names) => expect(namedTeam(sentence)?.names).toEqual(names));

it.each([
  "Guides: walking boots, maps and poles.",
  "Teachers: Renee Okafor (head teacher), Jai and Bec.",
  "Our barbers are quick.",
])("reads nobody in %s", (sentence) => expect(namedTeam(sentence)).toBeUndefined());

it("gives the first no role that is of all, and no other two as what is said of her", () => {
  const { people } = readFacts("Autoescuela en Zaragoza.\n\nProfesoras: Inma, Belén y Sorina. Nadie grita.");
  expect(people).toEqual({ title: "Profesoras", items: [{ name: "Inma" }, { name: "Belén" }, { name: "Sorina" }] });
});
