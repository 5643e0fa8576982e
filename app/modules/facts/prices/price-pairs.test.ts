import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { findPrices } from "../find-prices";
import { readFacts } from "../read-facts";
import { readSource } from "../source-text";

const pairs = (text: string) =>
  findPrices(readSource(text)).groups.flatMap(({ items }) =>
    items.map(({ name, price, detail }) => `${name} = ${price}${detail ? ` (${detail})` : ""}`),
  );

describe("pairs of name and price that an outside review found false", () => {
  test.each([
    [
      "saas",
      "Pricing: Starter $29/mo for 100 invoices, Growth $79/mo for 500 invoices, Scale $199/mo unlimited. 14 day free trial, no credit card needed.",
      ["Starter = $29/mo (for 100 invoices)", "Growth = $79/mo (for 500 invoices)", "Scale = $199/mo (unlimited)"],
    ],
    ["alone", "Solo €9 for one user, Team €29 for 5 users", ["Solo = €9 (for one user)", "Team = €29 (for 5 users)"]],
    [
      "silownia",
      "Siłownia w Łodzi. Karnet open 149 zł miesięcznie, wejście jednorazowe 30 zł, trening personalny 120 zł. Pierwszy trening gratis.",
      [
        "Karnet open = 149 zł miesięcznie",
        "Wejście jednorazowe = 30 zł",
        "Trening personalny = 120 zł",
        "Pierwszy trening = gratis",
      ],
    ],
    [
      "asso",
      "Nous cultivons 42 parcelles. Adhésion 15 € par an, 5 € pour les étudiants et demandeurs d'emploi.",
      ["Adhésion = 15 € par an, 5 € pour les étudiants et demandeurs d'emploi"],
    ],
    [
      "photog",
      "lots of laughing and i shoot on film!! packages start from 14.500 dkk for 6 hrs, full day is 19.500 dkk (10 hours) and engagement shoots are 3.200. you get min 400 edited pics",
      [
        "Packages = start from 14.500 dkk (for 6 hrs)",
        "Full day = 19.500 dkk (10 hours)",
        "Engagement shoots = 3.200 dkk",
      ],
    ],
    [
      "cafe",
      "Coffee shop in Asheville. Espresso 3, cappuccino 4.50, flat white 4.50, pour over 5.50, banana bread 4 (vegan).",
      ["Espresso = 3", "Cappuccino = 4.50", "Flat white = 4.50", "Pour over = 5.50", "Banana bread = 4 (vegan)"],
    ],
    [
      "rosewood",
      "Oh and there's workshops, wreath making in December £45 pp incl mince pies!",
      ["Wreath making in December = £45 pp (incl mince pies)"],
    ],
    [
      "rosewood's deliveries",
      "Deliverys within 10 miles is £5, free over £60.",
      ["Deliverys within 10 miles = £5 (free over £60)"],
    ],
    ["switchback", "Yes, $28 flat.", []],
    ["spare-desk", "$32/hour, no minimum.", []],
    ["one-odd-button", "40,000 in drawers, £2.50 each including the stamp.", []],
    ["prickly-pear", "From $14,500, owner financing.", []],
    [
      "ansorena",
      "Cobramos 9 € por vivienda y mes, con la junta ordinaria incluida; las juntas extraordinarias cuestan 120 €.",
      [],
    ],
    [
      "tern-island",
      "Kayak rentals on Lake Champlain, singles $25 for two hours and doubles $40.",
      ["Kayak rentals on Lake Champlain = singles $25 for two hours and doubles $40"],
    ],
    [
      "hosh-calligraphy",
      "الدورة الواحدة ثمانية لقاءات وتكلفتها 900 درهم، والورشة المفردة لمدة ثلاث ساعات 150 درهم، ولوحة بالطلب ابتداءً من 600 درهم.",
      [
        "الدورة الواحدة ثمانية لقاءات = 900 درهم",
        "الورشة المفردة لمدة ثلاث ساعات = 150 درهم",
        "لوحة بالطلب = ابتداءً من 600 درهم",
      ],
    ],
    [
      "dishes of which one was the detail of the one before",
      "Prices:\nReport: 145 €\nProvision: 3,57 %, je zur Hälfte von Käufer und Verkäufer\nGutachten: ab 890 €\nAlles Weitere nach HOAI.",
      ["Report = 145 €", "Gutachten = ab 890 €"],
    ],
  ])("%s", (_name, text, expected) => expect(pairs(text)).toEqual(expected));
});

describe("what belongs to an amount", () => {
  test.each([
    ["Boat hire £25 an hour weekdays, £35 weekends.", ["Boat hire = £25 an hour weekdays, £35 weekends"]],
    ["Room with breakfast £90, without £80.", ["Room with breakfast = £90, without £80"]],
    ["Tours cost 450 kr. per person, 200 kr. for kids.", ["Tours = 450 kr. per person, 200 kr. for kids"]],
    ["Pizza S 8 €, M 10 €, L 12 €", ["Pizza = S 8 €, M 10 €, L 12 €"]],
    ["Honig 250 g 9 €, 1 kg 32 €", ["Honig = 250 g 9 €, 1 kg 32 €"]],
    ["Coffee: small 3, large 4.50", ["Coffee = small 3, large 4.50"]],
    ["Private lesson 60 min CHF 90, 90 min CHF 130", ["Private lesson = 60 min CHF 90, 90 min CHF 130"]],
    ["Membership £30 per month or £300 per year.", ["Membership = £30 per month or £300 per year"]],
    [
      "Menu midi à 16 €, menu du soir à 28 €, enfants 9 €.",
      ["Menu midi = 16 €", "Menu du soir = 28 €", "Enfants = 9 €"],
    ],
    ["Kids' cut $18 / Adults' cut $28 / Beard $12", ["Kids' cut = $18", "Adults' cut = $28", "Beard = $12"]],
    ["Afternoon tea £19.50 per person, with prosecco £26.", ["Afternoon tea = £19.50 per person, with prosecco £26"]],
    ["Yoga drop-in $18, 10-class card $150.", ["Yoga drop-in = $18", "10-class card = $150"]],
    ["10 day pass £80", ["10 day pass = £80"]],
    [
      "Wir haben jeden Tag geöffnet. Kaffee 2,80, Cappuccino 3,40, Kuchen ab 3,55.",
      ["Kaffee = 2,80", "Cappuccino = 3,40", "Kuchen = ab 3,55"],
    ],
    ["Adults £10 (children £5)", ["Adults = £10", "Children = £5"]],
    [
      "Reverberation work is usually between £600 and £1,100.",
      ["Reverberation work = usually between £600 and £1,100"],
    ],
    [
      "Half an hour is $38, and the slow session is five bucks in the jar.",
      ["Half an hour = $38", "The slow session = five bucks (in the jar)"],
    ],
    ["A haircut is twenty quid and a beard trim is a tenner.", ["A haircut = twenty quid", "A beard trim = a tenner"]],
    ["We mow lawns for you. £35 cut, £80 colour and $9 for a wash", ["Cut = £35", "Colour = £80", "A wash = $9"]],
    ["Bed and breakfast £90, half board £120.", ["Bed and breakfast = £90", "Half board = £120"]],
  ])("%s", (text, expected) => expect(pairs(text)).toEqual(expected));
});

describe("nine languages", () => {
  test.each([
    [
      "en",
      "Our boxed lunch is $16.50 a person and the hot buffet is $22 a person.",
      ["Boxed lunch = $16.50 a person", "The hot buffet = $22 a person"],
    ],
    [
      "de",
      "Rehragout mit Spätzle kostet 19,80 €, die Forelle aus der Eder 17,50 € und der Apfelkuchen zwanzig Euro.",
      ["Rehragout mit Spätzle = 19,80 €", "Die Forelle aus der Eder = 17,50 €", "Der Apfelkuchen = zwanzig Euro"],
    ],
    [
      "es",
      "El cuaderno de bolsillo cuesta 12 €, el mediano 18,50 € y el grande 1.250,00 €.",
      ["El cuaderno de bolsillo = 12 €", "El mediano = 18,50 €", "El grande = 1.250,00 €"],
    ],
    [
      "ar",
      "قصة الشعر 50 ريال، الحلاقة 30 ريال، والصبغة من ١٢٠ ريال",
      ["قصة الشعر = 50 ريال", "الحلاقة = 30 ريال", "الصبغة = من ١٢٠ ريال"],
    ],
    [
      "fr",
      "Le soin visage est à 60 €, le massage à partir de 75 € et l'épilation dès 15 €.",
      ["Le soin visage = 60 €", "Le massage = à partir de 75 €", "L'épilation = dès 15 €"],
    ],
    [
      "it",
      "Il taglio uomo costa 18 €, la piega da 15 € e il colore da 40 €.",
      ["Il taglio uomo = 18 €", "La piega = da 15 €", "Il colore = da 40 €"],
    ],
    [
      "pt",
      "A nossa barbearia fica no centro da cidade. O corte custa 15 €, a barba 8 € e o combinado 20 €.",
      ["O corte = 15 €", "A barba = 8 €", "O combinado = 20 €"],
    ],
    [
      "nl",
      "Een knipbeurt kost € 25, een föhnbehandeling € 18 en een kleuring vanaf € 55.",
      ["Een knipbeurt = € 25", "Een föhnbehandeling = € 18", "Een kleuring = vanaf € 55"],
    ],
    [
      "pl",
      "Karnet miesięczny 1 200 zł, wejście jednorazowe 30 zł i trening od 120 zł.",
      ["Karnet miesięczny = 1 200 zł", "Wejście jednorazowe = 30 zł", "Trening = od 120 zł"],
    ],
  ])("%s", (_language, text, expected) => expect(pairs(text)).toEqual(expected));
});

describe("amounts that are no prices, and prices that something changes", () => {
  test.each([
    "We raised £5,000 last year for the hospice.",
    "Our turnover was €2 million.",
    "Minimum order £30, free delivery over £50.",
    "A deposit of £50 is needed.",
    "Save £20 on your first clean.",
    "Our rent is £900 a month.",
    "Free delivery on orders over £30.",
    "Was £50, now £35.",
    "The price is £55 and you bring your own wine.",
    "Cut £35, colour £80, but only on Mondays.",
    "Cut £35, colour £80, members half price.",
    "The course costs £120, except in August.",
    "Muffin, blueberry £3, scone £2.",
    "Scone £2, muffin, blueberry £3.",
    "Cut £35, £80 colour.",
    "Tea £5 for you and your friend and cake and scone £2.",
    "Python 3.11, Node 20",
    "Mon 8.30, Tue 9.35",
    "Breakfast 8.30, lunch 12.30",
    "Pumping a tank is $325 and up to 1,500 gallons $395.",
    "Rye £4.50, focaccia £3.80 and on Saturdays cinnamon buns £2.60.",
    "Candles 3 for £20.",
    "تبدأ الأسعار من 100 درهم.",
    "My grandmother bought the shop for £300 in 1952.",
    "Parking is free.",
  ])("%s", (text) => expect(pairs(text)).toEqual([]));

  it("are told, with the amounts that were left", () => {
    const { unread } = findPrices(readSource("We bake.\nWe raised £5,000 for the school."));
    expect(unread).toEqual([{ sentenceId: 1, left: ["£5,000"] }]);
  });
});

it("keeps a sentence that says more, and the owner's words of each price", () => {
  const text = "Dune lamps. The small lamp is £24 and the large one £39, and we wrap each of them by hand.";
  const { found, sentenceIds } = findPrices(readSource(text));
  expect(found.map(({ words }) => words)).toEqual(["The small lamp is £24", "the large one £39"]);
  expect(sentenceIds).toEqual([]);
  expect(JSON.stringify(readFacts(text).prose)).toContain("we wrap each of them by hand");
});

describe("known things with their prices", () => {
  const THINGS = ["Haircut", "Fish and chips", "Tyre fitting", "Half board", "Ten-class pass", "Oil change"];
  const AMOUNTS = ["£25", "$1,200", "9,50 €", "from £45", "CHF 90", "£12 per person", "€79/mo"];
  const list = fc.record({
    items: fc.uniqueArray(fc.tuple(fc.constantFrom(...THINGS), fc.constantFrom(...AMOUNTS)), {
      selector: ([name]) => name,
      minLength: 1,
      maxLength: 5,
    }),
    glue: fc.constantFrom(" ", ": ", " - ", " – ", " — ", " ― ", " → ", " ..... "),
    comma: fc.constantFrom(", ", "; ", " | ", " · "),
    last: fc.constantFrom(" and ", ", and ", ", "),
    end: fc.constantFrom("", ".", "!"),
  });

  it("are read in every order and with every sign between them", () => {
    fc.assert(
      fc.property(list, ({ items, glue, comma, last, end }) => {
        const said = items.map((item) => item.join(glue));
        const text = said.length > 1 ? `${said.slice(0, -1).join(comma)}${last}${said.at(-1)}` : said[0];
        expect(pairs(`${text}${end}`)).toEqual(items.map(([name, price]) => `${name} = ${price}`));
      }),
      { numRuns: process.env.FULL ? 2000 : 150 },
    );
  });
});
