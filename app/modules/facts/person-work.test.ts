import { expect, test } from "vitest";
import { kinNamed, workersIn } from "./person-work";

const workers = (text: string, language: string) =>
  workersIn(text, language).map(({ name, role }) => `${name}, ${role}`);

test.each([
  ["en", "Our nephew Wiremu Paki runs the kayaks in January.", ["Wiremu Paki, runs the kayaks in January"]],
  [
    "en",
    "I'm Attracta Hehir and I run the place, Niamh Considine does the massage.",
    ["Niamh Considine, does the massage"],
  ],
  ["en", "my mum Kumari cooks, and I do the front", ["Kumari, cooks"]],
  [
    "en",
    "My boy Kyle runs the counter and my wife Darlene does the books.",
    ["Kyle, runs the counter", "Darlene, does the books"],
  ],
  ["en", "My nephew Arko is attending parcel and courier.", ["Arko, is attending parcel"]],
  ["es", "Yo soy Jesusa, mi yerno Beto reparte.", ["Beto, reparte"]],
  ["nl", "Klaas Smit rookt, zoon Rik doet de webshop.", ["Rik, doet de webshop", "Klaas Smit, rookt"]],
  ["de", "Meine Schwester Petra kümmert sich um die Termine.", ["Petra, kümmert sich um die Termine"]],
  ["es", "Yo corto y mi hermana Lupita atiende el teléfono.", ["Lupita, atiende el teléfono"]],
  ["fr", "Mon mari Yann s'occupe du jardin.", ["Yann, s'occupe du jardin"]],
  ["it", "Mia figlia Marta gestisce le prenotazioni.", ["Marta, gestisce le prenotazioni"]],
  ["pt", "Minha irmã Jaciara ajuda em dezembro.", ["Jaciara, ajuda em dezembro"]],
  ["pl", "Moja córka Ola prowadzi zapisy.", ["Ola, prowadzi zapisy"]],
  ["en", "it's me and my nephew Ross he does the shafts", ["Ross, does the shafts"]],
  ["fr", "Dans le verger : mon père Réjean (le tracteur) et moi.", ["Réjean, le tracteur"]],
  [
    "fr",
    "Mathilde Coste s'occupe des manches (bois, corne) ; Enzo est notre apprenti.",
    ["Mathilde Coste, s'occupe des manches"],
  ],
  ["nl", "we zijn open tot vijf mijn vrouw Dinie doet de keuken en dan dicht", ["Dinie, doet de keuken"]],
  ["pl", "Pomaga mi mama Halina.", ["Halina, undefined"]],
  ["en", "Mum is Lorraine Petsas and dad is in the yard.", ["Lorraine Petsas, undefined"]],
])("%s: %s", (language, text, expected) => expect(workers(text, language)).toEqual(expected));

test.each([
  "Fairholt Dace handles lettings.",
  "Mother Nature does the rest in our garden.",
  "Our Royal Mail does the delivery.",
  "We love it when our Henry Hoover does the floors.",
  "Our daughter runs.",
  "Our shop (since 1998) does repairs.",
  "My wife (she bakes) is away on Mondays.",
  "Dad is Irish and mum is from Leeds.",
  "Darlene runs the snack bar.",
])("nobody: %s", (text) => expect(workers(text, "en")).toEqual([]));

test("kin whose name another sentence tells, and who stands beside somebody that introduces herself", () => {
  const known = kinNamed("So my wife Darlene and I bought the Big Dipper.", "en");
  expect(workersIn("Darlene runs the snack bar.", "en", { known })).toEqual([
    { name: "Darlene", role: "runs the snack bar" },
  ]);
  expect(workersIn("Maria runs the snack bar.", "en", { known })).toEqual([]);
  const text = "Sandra Oakes looks after the shop.";
  const person = { name: "Sandra Oakes", role: "looks after the shop" };
  expect(workersIn(text, "en", { around: `I am Ann Bell. ${text}` })).toEqual([person]);
  expect(workersIn(text, "en", { around: `Carving in Hokitika. ${text}` })).toEqual([]);
});
