import { expect, it } from "vitest";
import { brief } from "../site/brief";
import { planFor } from "../generation/built-in/built-in-designer";
import { firstWordsIn, onlyPlacesWords } from "./asked-first";

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
  ['Top of the page = "First session\'s free. Come Monday."', "First session's free. Come Monday."],
  ['نريد في أول الصفحة جملة: "موعد إقرارك علينا، لا عليك"، وتحتها زر واتساب', "موعد إقرارك علينا، لا عليك"],
  ["La prima cosa una foto grande, con scritto Accendiamo le piazze dal 1938.", "Accendiamo le piazze dal 1938"],
  ["At the top a photo with the words We mend what others throw away.", "We mend what others throw away"],
  ["Oben ein Foto mit dem Satz Wir kommen auch sonntags.", "Wir kommen auch sonntags"],
  ["Erste Zeile hätt ich gern: „Ihr Kind ist nicht faul.“", "Ihr Kind ist nicht faul."],
  ['vooraan: "Nog niet tekenen." en dan de knop.', "Nog niet tekenen."],
  ["La primera frase: «Aquí no se cobra por mirar».", "Aquí no se cobra por mirar"],
  ["Première ligne : « On répare, on ne jette pas »", "On répare, on ne jette pas"],
  ["Prima riga: «Si ripara tutto».", "Si ripara tutto"],
  ["Logo no início: “Ninguém fica para trás”.", "Ninguém fica para trás"],
  ["Pierwsze zdanie: „Kim chcesz być w sobotę?”", "Kim chcesz być w sobotę?"],
  ["أول سطر «لا أحد يبقى خلفنا»", "لا أحد يبقى خلفنا"],
  ["PAS DE KETCHUP : en énorme en haut.", "PAS DE KETCHUP"],
  ["Nobody waits here = huge, at the top please", "Nobody waits here"],
  ["Hier wartet keiner: ganz oben, riesig bitte", "Hier wartet keiner"],
  ["Opening hours: at the top.", undefined],
  ["What we do first: take the old glass out.", undefined],
  ["At the top a photo with the words on the wall.", undefined],
  ["A card with the words Happy Birthday Mum costs extra.", undefined],
  ['A section with the headline "If you are new here".', undefined],
  ['Two entries at the top: "I live here" and "I want to move".', undefined],
  ['A "first camera" section would be great.', undefined],
])("reads the words that stand first: %s", (sentence, words) => expect(firstWordsIn(sentence)).toBe(words));

it.each([
  'Top of the page = "First session\'s free. Come Monday."',
  'Ganz nach oben bitte der Satz "Wir kommen und messen. Unterschrieben wird frühestens am nächsten Tag."',
  'En haut : "Ne signez rien avant de nous avoir appelés." + le téléphone.',
  "Arriba del todo la frase «Nadie se queda atrás».",
  "In alto: «Si ripara tutto»",
  "No topo a frase “Ninguém fica para trás”.",
  'Bovenaan graag de zin "Er is iemand overleden".',
  "Na górze proszę tekst „Kim chcesz być w sobotę?”",
  "في أول الصفحة عبارة «لا أحد يبقى خلفنا»",
  'First thing: "Send us your door count, fixed price same day." doors@latchford.example / 07700 900633.',
  "Erste Zeile hätt ich gern: „Ihr Kind ist nicht faul.“",
])("knows a sentence that only says where words go: %s", (sentence) => expect(onlyPlacesWords(sentence)).toBe(true));

it.each([
  'First prize at the fair: "Best crust in Kent".',
  'On top of the oven hangs "Nobody leaves hungry".',
  'Oben im ersten Stock: "Atelier Blau" mit zwölf Plätzen.',
  'The first words my gran taught me: "Never rush a dough".',
  'At the top "Nobody gets left behind" is painted on the door.',
])("leaves what visitors read: %s", (sentence) => expect(onlyPlacesWords(sentence)).toBe(false));

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
