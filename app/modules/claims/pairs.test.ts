import { describe, expect, it } from "vitest";
import { checkClaims } from "./check-claims";

/** The claims of a page of these parts that a brief does not hold. */
const open = (lang: string, brief: string, body: string) =>
  checkClaims(
    `<!doctype html><html lang="${lang}"><head><title></title></head><body><main>${body}</main></body></html>`,
    [{ name: "brief", text: brief }],
  )
    .filter(({ grounding }) => grounding === null)
    .map(({ text }) => text);

const card = (name: string, words: string) => `<article><h3>${name}</h3><p>${words}</p></article>`;
const row = (name: string, words: string) => `<ul><li><span>${name}</span> <span>${words}</span></li></ul>`;

/** Things with their prices as owners list them in one sentence; the page shows each on a card and in a row. */
const PRICES: [lang: string, brief: string, pairs: [name: string, price: string][]][] = [
  [
    "en",
    "Starter $29/mo for 100 invoices, Growth $79/mo for 500 invoices, Scale $199/mo unlimited.",
    [
      ["Starter", "$29"],
      ["Growth", "$79"],
      ["Scale", "$199"],
    ],
  ],
  [
    "en",
    "A haircut is £20 and a colour £60. Beard trims cost £12.",
    [
      ["Haircut", "£20"],
      ["Colour", "£60"],
      ["Beard trim", "£12"],
    ],
  ],
  [
    "en",
    "£12 for adults, £6 for children, £30 for families",
    [
      ["Adults", "£12"],
      ["Children", "£6"],
      ["Families", "£30"],
    ],
  ],
  [
    "en",
    "Espresso 3, cappuccino 4.50, banana bread 4",
    [
      ["Espresso", "$3"],
      ["Cappuccino", "$4.50"],
      ["Banana bread", "$4"],
    ],
  ],
  [
    "de",
    "Haarschnitt 35 €, Färben ab 60 €, Kinder zahlen 18 Euro.",
    [
      ["Haarschnitt", "35 €"],
      ["Färben", "60 €"],
      ["Kinder", "18 €"],
    ],
  ],
  [
    "es",
    "Habitación doble 75 € la noche, suite con terraza 110 €, cama supletoria 15 €.",
    [
      ["Habitación doble", "75 €"],
      ["Suite con terraza", "110 €"],
      ["Cama supletoria", "15 €"],
    ],
  ],
  [
    "fr",
    "Coupe 25 €, couleur à partir de 60 € et barbe 12 €.",
    [
      ["Coupe", "25 €"],
      ["Couleur", "60 €"],
      ["Barbe", "12 €"],
    ],
  ],
  [
    "it",
    "Taglio 20 €, colore da 55 €, piega 18 €.",
    [
      ["Taglio", "20 €"],
      ["Colore", "55 €"],
      ["Piega", "18 €"],
    ],
  ],
  [
    "pt",
    "Corte 15 €, coloração a partir de 40 € e barba 10 €.",
    [
      ["Corte", "15 €"],
      ["Coloração", "40 €"],
      ["Barba", "10 €"],
    ],
  ],
  [
    "nl",
    "Knippen € 25, kleuren vanaf € 60 en baard € 15.",
    [
      ["Knippen", "€ 25"],
      ["Kleuren", "€ 60"],
      ["Baard", "€ 15"],
    ],
  ],
  [
    "pl",
    "Karnet open 149 zł miesięcznie, wejście jednorazowe 30 zł, trening personalny 120 zł.",
    [
      ["Karnet open", "149 zł"],
      ["Wejście jednorazowe", "30 zł"],
      ["Trening personalny", "120 zł"],
    ],
  ],
  [
    "ar",
    "كشف عام 25 دينار، تنظيف الأسنان 40 دينار، تبييض 90 دينار",
    [
      ["كشف عام", "25 دينار"],
      ["تنظيف الأسنان", "40 دينار"],
      ["تبييض", "90 دينار"],
    ],
  ],
];

describe("prices", () => {
  it.each(PRICES)("in %s stand with their things: %s", (lang, brief, pairs) => {
    for (const shown of [card, row])
      for (const [name, price] of pairs)
        expect([name, price, open(lang, brief, shown(name, price))]).toEqual([name, price, []]);
  });

  it.each(PRICES)("in %s are found with any other thing: %s", (lang, brief, pairs) => {
    for (const shown of [card, row])
      for (const [name] of pairs)
        for (const [other, price] of pairs)
          if (other !== name)
            expect([name, price, open(lang, brief, shown(name, price)).length]).toEqual([name, price, 1]);
  });
});

describe("numbers", () => {
  it.each([
    ["en", "We have 3 doctors, 5 nurses and 12 chairs.", "5 doctors and 12 nurses"],
    ["en", "A guarantee of 10 years. We have 25 years experience.", "25 years guarantee, 10 years experience"],
    ["de", "Wir haben 12 Tische und 40 Stühle.", "40 Tische und 12 Stühle"],
    ["es", "Tenemos 12 mesas y 40 sillas.", "40 mesas y 12 sillas"],
    ["fr", "Nous avons 12 tables et 40 chaises.", "40 tables et 12 chaises"],
    ["it", "Abbiamo 12 tavoli e 40 sedie.", "40 tavoli e 12 sedie"],
    ["pt", "Temos 12 mesas e 40 cadeiras.", "40 mesas e 12 cadeiras"],
    ["nl", "We hebben 12 tafels en 40 stoelen.", "40 tafels en 12 stoelen"],
    ["pl", "Mamy 12 stołów i 40 krzeseł.", "40 stołów i 12 krzeseł"],
    ["ar", "لدينا 12 طاولة و 40 كرسي.", "40 طاولة و 12 كرسي"],
  ])("in %s are found of another thing: %s", (lang, brief, crossed) => {
    expect(open(lang, brief, `<p>${crossed}</p>`)).toHaveLength(2);
    expect(open(lang, brief, `<p>${brief}</p>`)).toEqual([]);
  });
});

describe("roles", () => {
  it.each([
    ["en", "Anna Lee, owner. Ben Ross, head baker.", "Baker", "Owner"],
    ["de", "Anna Lee, Inhaberin. Ben Ross, Bäcker.", "Bäcker", "Inhaberin"],
    ["es", "Anna Lee, propietaria. Ben Ross, panadero.", "Panadero", "Propietaria"],
    ["fr", "Anna Lee, propriétaire. Ben Ross, boulanger.", "Boulanger", "Propriétaire"],
    ["it", "Anna Lee, titolare. Ben Ross, fornaio.", "Fornaio", "Titolare"],
    ["pt", "Anna Lee, proprietária. Ben Ross, padeiro.", "Padeiro", "Proprietária"],
    ["nl", "Anna Lee, eigenaar. Ben Ross, bakker.", "Bakker", "Eigenaar"],
    ["pl", "Anna Lee, właścicielka. Ben Ross, piekarz.", "Piekarz", "Właścicielka"],
  ])("in %s are found at another person: %s", (lang, brief, bakes, owns) => {
    for (const said of [
      (name: string, role: string) => card(name, role),
      (name: string, role: string) => `<p>${name}, ${role.toLowerCase()}</p>`,
    ]) {
      expect(open(lang, brief, said("Ben Ross", bakes) + said("Anna Lee", owns))).toEqual([]);
      expect(open(lang, brief, said("Ben Ross", owns) + said("Anna Lee", bakes))).toEqual(["Ben Ross", "Anna Lee"]);
    }
  });
});
