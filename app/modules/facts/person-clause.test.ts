import { describe, expect, test } from "vitest";
import { findPeople } from "./find-people";
import { peopleOfClause } from "./person-clause";
import { readSource } from "./source-text";

const read = (text: string, language: string) =>
  peopleOfClause(text, language).map(({ name, role }) => [name, role].filter(Boolean).join(" | "));

describe("people of a sentence that says nothing else", () => {
  test.each([
    ["en", "Owner Ruth Marsh, teachers Di Cole and Flo Reed.", ["Ruth Marsh | Owner", "Di Cole", "Flo Reed"]],
    [
      "en",
      "Two vets, Amy Stone and Raj Patel, plus June on reception.",
      ["Amy Stone", "Raj Patel", "June | on reception"],
    ],
    ["en", "Ann Webb MRICS (sales) and Lou Dent (lettings).", ["Ann Webb | sales", "Lou Dent | lettings"]],
    ["en", "I'm Nora Flynn and with my husband Joe we run The Old Mill", ["Nora Flynn", "Joe"]],
    ["en", "it's just me (Carl Boone) and my brother Ed at the counter", ["Carl Boone", "Ed | at the counter"]],
    ["es", "preguntar por el maestro Chuy, Luis Ruiz.", []],
    ["en", "Ask for Ray, Dot Hill on 0555 0123", []],
    ["it", "chiedere di Gigi, Luigi Conti", []],
    ["en", "Ask for Ray or Dot on 0555 0123", ["Ray", "Dot"]],
    ["de", "Inhaberin Rosa Kern, den Service macht der Willi.", ["Rosa Kern | Inhaberin", "Willi | Service"]],
    ["de", "Mein Name ist Lena Graf, Termine gibt es telefonisch.", ["Lena Graf"]],
    ["es", "atendemos mi hermano Luis y yo, Marta Gil.", ["Luis", "Marta Gil"]],
    ["fr", "Luc Morel, ébéniste, et sa fille Zoé.", ["Luc Morel | ébéniste", "Zoé"]],
    ["fr", "Anne Roux et son équipe : Lise, Hugo (apprenti)", ["Anne Roux", "Lise", "Hugo | apprenti"]],
    ["it", "In cucina c'è Piero, in sala la figlia Anna Conti", ["Piero | In cucina", "Anna Conti | in sala"]],
    [
      "pt",
      "O cozinheiro é o Sr. Abel Reis, ao balcão está a Inês.",
      ["Sr. Abel Reis | cozinheiro", "Inês | ao balcão"],
    ],
    ["nl", "Bakker Piet Smit en zijn dochter Fleur.", ["Piet Smit | Bakker", "Fleur"]],
    ["en", "It's just me (Sam Frost) and Ada Birch who paints", ["Sam Frost"]],
    ["en", "These days it's me (Fay) and my brother Ned", ["Fay", "Ned"]],
    ["fr", "Je travaille seule (Lise Aubert)", ["Lise Aubert"]],
    ["en", "I'm Enid Frost, I bind books", ["Enid Frost"]],
    ["en", "my name is Enid and I bind books", ["Enid"]],
    ["en", "Talk to Enid Frost (weddings) or Ned Birch (parties)", ["Enid Frost | weddings", "Ned Birch | parties"]],
    ["es", "Hoy la llevamos Rosa Gil en la cocina y Paco Gil", ["Rosa Gil | en la cocina", "Paco Gil"]],
    ["de", "Am Tresen Ida Kern, in der Küche Udo Kern", ["Ida Kern | Am Tresen", "Udo Kern | in der Küche"]],
    ["pl", "Lekarz Ewa Lis oraz technik Jan Mazur.", ["Ewa Lis | Lekarz", "Jan Mazur | technik"]],
  ])("%s: %s", (language, text, people) => {
    expect(read(text, language)).toEqual(people);
  });

  test.each([
    ["en", "Chef Salad, Baker Potato and Garlic Bread"],
    ["en", "I'm Gas Safe and fully insured."],
    ["en", "Call Hereford or Leominster 01555 496 017"],
    ["en", "We miss our founder Ann Bell and her husband Joe, who died last year."],
    ["en", "We have Hot Tub and Fire Pit"],
    ["it", "Abbiamo Prosciutto Crudo e Burrata Pugliese"],
    ["en", "Ask for Stout or Lager"],
    ["de", "Mein Name ist Programm, und zwar täglich."],
    ["de", "Service ist Trumpf, in der Küche Sauberkeit."],
    ["fr", "Chef de rang, serveur et commis"],
    ["en", "I'm Gas Safe, I do boilers"],
    ["en", "My name is on the door and I bake"],
    ["en", "We have Steam Bath (large) and Plunge Pool (small)"],
    ["es", "Salón Azul (grande) y Salón Verde (pequeño)"],
    ["de", "Mein Name ist Programm und ich koche"],
    ["es", "Nuestro chef cocina Paella y Fideuá"],
  ])("%s: nobody in: %s", (language, text) => {
    expect(read(text, language)).toEqual([]);
  });

  test.each([
    "Two vets, Amy Stone and Raj Patel, plus June on reception, see 90 animals a week.",
    "Owner Ruth Marsh, teachers Di Cole and Flo Reed, 12 pupils.",
  ])("roles and names of several never become one: %s", (text) => {
    const people = findPeople(readSource(text)).people.map(({ value }) => `${value.name} | ${value.role ?? ""}`);
    expect(people.filter((person) => /plus|teachers|Owner Ruth Marsh/.test(person))).toEqual([]);
  });
});
