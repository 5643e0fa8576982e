import { expect, test } from "vitest";
import { workersIn } from "./person-work";

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
])("%s: %s", (language, text, expected) => expect(workers(text, language)).toEqual(expected));

test.each([
  "Fairholt Dace handles lettings.",
  "Mother Nature does the rest in our garden.",
  "Our Royal Mail does the delivery.",
  "We love it when our Henry Hoover does the floors.",
  "Our daughter runs.",
])("nobody: %s", (text) => expect(workers(text, "en")).toEqual([]));
