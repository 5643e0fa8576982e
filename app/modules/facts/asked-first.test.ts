import { expect, it } from "vitest";
import { brief } from "../site/brief";
import { planFor } from "../generation/built-in/built-in-designer";
import { firstWordsIn } from "./asked-first";

it.each([
  ['Start with a photo and the line "Nobody gets left behind".', "Nobody gets left behind"],
  ['Bovenaan: "Er is iemand overleden" met ons telefoonnummer.', "Er is iemand overleden"],
  ["Ganz oben bitte »Wir sind für Sie da«, dann der Rest.", "Wir sind für Sie da"],
  ["En haut : « On répare, on ne jette pas ».", "On répare, on ne jette pas"],
  ["Big headline something like \"You're not bad. You're scared.\"", "You're not bad. You're scared."],
  ["oben: „Platten? Bin gleich da.“", "Platten? Bin gleich da."],
  ["Große Überschrift: „Wir sind schon da“", "Wir sind schon da"],
  ["Un titular grande que diga «Nadie se queda atrás».", "Nadie se queda atrás"],
  ["En gros titre « On répare tout »", "On répare tout"],
  ["Come titolo grande «Si ripara tutto».", "Si ripara tutto"],
  ["Uma frase grande: “Ninguém fica para trás”.", "Ninguém fica para trás"],
  ['Slogan: "Niemand blijft achter".', "Niemand blijft achter"],
  ["Duży napis „Kim chcesz być w sobotę?”", "Kim chcesz być w sobotę?"],
  ["عنوان كبير «لا أحد يبقى خلفنا»", "لا أحد يبقى خلفنا"],
  ['A section with the headline "If you are new here".', undefined],
  ['Two entries at the top: "I live here" and "I want to move".', undefined],
  ['A "first camera" section would be great.', undefined],
])("reads the words that stand first: %s", (sentence, words) => expect(firstWordsIn(sentence)).toBe(words));

it("tells the headline from the words of a button", () => {
  const said = 'First screen: "Till down?", 0161 496 0285, button "Get it fixed today".';
  expect(firstWordsIn(said, ["Get it fixed today"])).toBe("Till down?");
  expect(firstWordsIn('At the top one button "Get it fixed today".', ["Get it fixed today"])).toBeUndefined();
});

const planOf = (designBrief: string, template = "modern") =>
  planFor(brief.parse({ template, industry: "other", projectTitle: "Slow Fells", designBrief }));

it("begins the page with them, and tells what was the headline below", () => {
  const [hero] = planOf(
    'Guided walks in the Lake District for slow people. We go at the pace of the slowest. You need proper boots.\n\nSite should be calm. Start with a photo and the line "Nobody gets left behind".',
  ).sections;
  expect(hero).toMatchObject({
    title: "Nobody gets left behind",
    lead: expect.stringContaining("Guided walks in the Lake District for slow people."),
  });
});

it.each([
  [
    "Big headline something like \"You're not bad. You're scared.\" Want it friendly.",
    "You're not bad. You're scared.",
  ],
  ["oben: „Platten? Bin gleich da.“ Bitte freundlich.", "Platten? Bin gleich da."],
])("leaves nothing of a headline elsewhere: %s", (said, title) => {
  const { sections } = planOf(
    `Driving lessons in Croydon for people who are scared. We never shout at anybody.\n\n${said}`,
  );
  expect(sections[0]).toMatchObject({ title });
  expect(JSON.stringify(sections.slice(1))).not.toMatch(/scared\.|gleich da/u);
});

it.each([
  ["Old bikes mended in Leeds. I mend everything. Small service £49, full service £89, puncture £15. Menu first!!"],
  [
    "Fietsenmaker in Deventer. Ik repareer alles. Band plakken 15 €, kleine beurt 49 €, grote beurt 89 €. Prijzen bovenaan.",
  ],
  [
    "Tostamos café en Gijón. Compramos a cuatro fincas. Huila 9,50 €, Marcala 8,90 €, Sidamo 11 €. Lo primero los cuatro cafés con su precio.",
  ],
])("sets the part first that is asked for first: %s", (text) => expect(planOf(text).sections[1]?.kind).toBe("prices"));
