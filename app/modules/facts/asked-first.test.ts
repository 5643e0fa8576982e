import { expect, it } from "vitest";
import { brief } from "../site/brief";
import { planFor } from "../generation/built-in/built-in-designer";
import { firstWordsIn } from "./asked-first";

it.each([
  ['Start with a photo and the line "Nobody gets left behind".', "Nobody gets left behind"],
  ['Bovenaan: "Er is iemand overleden" met ons telefoonnummer.', "Er is iemand overleden"],
  ["Ganz oben bitte »Wir sind für Sie da«, dann der Rest.", "Wir sind für Sie da"],
  ["En haut : « On répare, on ne jette pas ».", "On répare, on ne jette pas"],
  ['Two entries at the top: "I live here" and "I want to move".', undefined],
  ['A "first camera" section would be great.', undefined],
])("reads the words that stand first: %s", (sentence, words) => expect(firstWordsIn(sentence)).toBe(words));

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
  ["Old bikes mended in Leeds. I mend everything. Small service £49, full service £89, puncture £15. Menu first!!"],
  [
    "Fietsenmaker in Deventer. Ik repareer alles. Band plakken 15 €, kleine beurt 49 €, grote beurt 89 €. Prijzen bovenaan.",
  ],
  [
    "Tostamos café en Gijón. Compramos a cuatro fincas. Huila 9,50 €, Marcala 8,90 €, Sidamo 11 €. Lo primero los cuatro cafés con su precio.",
  ],
])("sets the part first that is asked for first: %s", (text) => expect(planOf(text).sections[1]?.kind).toBe("prices"));
