import { expect, it } from "vitest";
import { readFacts } from "./read-facts";
import { readSource } from "./source-text";
import { withoutOrderClauses } from "./order-clauses";

const left = (text: string) => withoutOrderClauses(readSource(text)).lines.map((line) => line.text);

it.each([
  [
    "Wir sind eine Polsterei in Oldenburg (gegründet 1951) und brauchen eine neue Internetseite, die alte ist von 2008.",
    "Wir sind eine Polsterei in Oldenburg (gegründet 1951).",
  ],
  ["We mend sofas in Leeds and need a new website, the old one is from 2008.", "We mend sofas in Leeds."],
  [
    "Scrivo per mio papà Sergio che ripara macchine da cucire a Bologna da 43 anni.",
    "Sergio ripara macchine da cucire a Bologna da 43 anni.",
  ],
  ["Phone number massive at top 01632 960134, 7-6 mon-sat.", "01632 960134, 7-6 mon-sat."],
  ["Alte Gärtnerei am Deich sucht neue Seite :)", "Alte Gärtnerei am Deich."],
  ["A family bakery in Truro needs a simple website!", "A family bakery in Truro."],
  [
    "Wir sind ne Tanzschule in Kiel und brauchen endlich was das nicht nach 2005 aussieht.",
    "Wir sind ne Tanzschule in Kiel.",
  ],
  ["We run a dance school in Hull and need something that doesn't look so old.", "We run a dance school in Hull."],
  [
    "Ik vul dit in voor mijn vader, hij slijpt liever messen dan dat hij typt.",
    "Hij slijpt liever messen dan dat hij typt.",
  ],
  ["I'm filling this in for my aunt, she mends clocks in Ripon.", "She mends clocks in Ripon."],
  [
    "I am writing on behalf of my employer, Mr. Josphat Kip, who founded Savanna Canvas in Nakuru in 1996.",
    "Mr. Josphat Kip founded Savanna Canvas in Nakuru in 1996.",
  ],
  [
    "Escrevo em nome do meu pai, Horácio Vale, que restaura azulejos em Ovar e não se entende com computadores.",
    "Horácio Vale restaura azulejos em Ovar.",
  ],
  [
    "Alquilamos canoas en el río Lozoya (copiado de nuestro folleto viejo, por favor mejorad el texto de la web).",
    "Alquilamos canoas en el río Lozoya.",
  ],
])("keeps what visitors are told of %s", (text, kept) => expect(left(text)).toEqual([kept]));

it.each([
  "We build barns and need your site plan first.",
  "My dad, who has tuned pianos for 40 years, and I need a bigger workshop.",
  "I'm writing for my mum Bernadette who is a podiatrist and hates computers.",
  "Our workshop in Leeds needs a bigger door.",
  "The old mill in Hawick seeks a new miller.",
  "We paint houses and want something that looks good for years to come.",
  "Our number is 01632 960134, the big one in the window.",
])("leaves as it is: %s", (text) => expect(left(text).join(" ")).toBe(text));

it("still sets the number large", () =>
  expect(
    readFacts("We empty septic tanks. We have three tankers. Phone number massive at top 01632 960134, 7-6 mon-sat.")
      .wishes.largeNumber,
  ).toBe(true));
