import { describe, expect, test } from "vitest";
import { findAddress } from "./find-address";
import { readSource } from "./source-text";

const addressIn = (text: string) => findAddress(readSource(text));

describe("a street in a sentence", () => {
  test.each([
    ["We're the Second Wave, a shed behind the servo at 14 Hakea Street, Yamba", "14 Hakea Street, Yamba"],
    ["I have little shop for alterations, Leicester, Narborough Road 212, name is on door", "Narborough Road 212"],
    [
      "Wir sind die Kegelkneipe in Gelsenkirchen, Zum Kegler, Horster Straße 88, und zwar seit je.",
      "Horster Straße 88",
    ],
    ["Ringstrasse 41, Hinterhof, neben der Wäscherei.", "Ringstrasse 41, Hinterhof"],
    ["Somos un centro de buceo en Cabo de Palos, paseo de la Barra 7, dos barcos.", "paseo de la Barra 7"],
    ["Hacemos piñatas en Puebla, calle 17 Sur 908, así como dice el letrero.", "calle 17 Sur 908"],
    ["Ho una piccola sartoria a Bari in via Putignani 140, faccio riparazioni.", "via Putignani 140"],
    ["Officina gomme a Feltre, via Belluno 63, zona industriale dopo il distributore.", "via Belluno 63"],
    ["Serwis maszyn w Łodzi, ul. Rzgowska 154, wejście od podwórza.", "ul. Rzgowska 154, wejście od podwórza"],
    ["A gente dá aula em Recife, lá em Casa Amarela, em cima da padaria, rua Padre Lemos 455.", "rua Padre Lemos 455"],
    [
      "Wij zijn een strijkatelier in Gent, Brugse Poort, Bevrijdingslaan 77, met vijf strijksters.",
      "Bevrijdingslaan 77",
    ],
  ])("%s", (text, address) => {
    expect(addressIn(text)?.value.lines.join(", ")).toBe(address);
  });

  test.each([
    "The exam is at the test centre, 4 Market Street, and costs extra.",
    "We are insured. My sister sells bread in Leeds, 4 Market Street, and cakes.",
    "Meine Schwester hat einen Laden in Köln, Hauptstraße 5, da bekommt ihr die Seife.",
    "Wir sind oft beim Markt, Hauptstraße 5, samstags um 9.",
    "We have two shops, 4 Market Street, just off the square.\nThe other is 9 Mill Lane, behind the church.",
    "We are the old firm from Leeds, formerly in the arcade, 4 Market Street, next to the bank.",
  ])("is left where it may be somebody else's: %s", (text) => {
    expect(addressIn(text)).toBeUndefined();
  });

  test("has no words of its owner's before it", () => {
    expect(addressIn("Somos de Cádiz, calle Mayor 5, al lado del banco.")?.value.lines).toEqual(["calle Mayor 5"]);
  });

  test("that says more stays in the text", () => {
    expect(addressIn("Ringstrasse 41, Hinterhof, neben der Wäscherei.")?.sentenceIds).toEqual([]);
    expect(addressIn("Studio by appointment: 12 Elm Street, Granville, Ohio 43023.")?.sentenceIds).toEqual([]);
    expect(addressIn("We're a ding repair, a shed out the back of the servo at 14 Hakea Street")?.sentenceIds).toEqual(
      [],
    );
    expect(addressIn("Ringstrasse 41, Chur, tel. 081 555 00 41")?.sentenceIds).toEqual([0]);
  });
});

test.each([
  ["31b Roundhay Road Leeds LS7 1AB", ["31b Roundhay Road", "Leeds LS7 1AB"]],
  ["3 quai des Parcs 35260 Cancale", ["3 quai des Parcs", "35260 Cancale"]],
  ["Koningin Emmaplein 6 in Amersfoort", ["Koningin Emmaplein 6", "Amersfoort"]],
  ["18 Sefton Street East, Timaru 7910", ["18 Sefton Street East", "Timaru 7910"]],
  ["5/190 Anstruther St (next to the chemist), Echuca 3564", ["5/190 Anstruther St", "Echuca 3564"]],
  ["212 East Elm Street, Granville, Ohio 43023", ["212 East Elm Street", "Granville", "Ohio 43023"]],
  ["71 Capel Street, Dublin 1", ["71 Capel Street", "Dublin 1"]],
  ["via Mirasole 22/A, 40124 Bologna", ["via Mirasole 22/A", "40124 Bologna"]],
  ["ul. Piotrkowska 212 w podwórzu, 90-369 Łódź", ["ul. Piotrkowska 212 w podwórzu", "90-369 Łódź"]],
  ["تأسس المركز في الرياض، حي الياسمين، طريق أنس بن مالك.", ["الرياض", "حي الياسمين", "طريق أنس بن مالك"]],
])("the town behind a street, with its code or without: %s", (text, lines) => {
  expect(addressIn(text)?.value.lines).toEqual(lines);
});

test.each(["Platz 3, Rang 2, Hamburg", "Boats at Molo 2, Genova", "In 4 Market Street 2019 was a good year"])(
  "no address: %s",
  (text) => {
    expect(addressIn(text)).toBeUndefined();
  },
);
