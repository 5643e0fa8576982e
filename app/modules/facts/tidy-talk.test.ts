import fc from "fast-check";
import { expect, test } from "vitest";
import { planFor } from "../generation/built-in/built-in-designer";
import { brief } from "../site/brief";
import { tidyTalk } from "./tidy-talk";
import { readSource } from "./source-text";

const tidied = (text: string) => {
  const { source, tidied: tidies } = tidyTalk(readSource(text));
  return { text: source.lines.map((line) => line.text).join(" "), tidies };
};
const written = (text: string) => tidied(text).text;

test.each([
  ["Ok so we're a flower shop in Hebden Bridge.", "We're a flower shop in Hebden Bridge."],
  ["hi im maja, i do weddings and also couples", "Maja, I do weddings and also couples"],
  ["hi so im maja, i do weddings", "Maja, I do weddings"],
  ["Hi, I'm Jen.", "I'm Jen."],
  ["Ey up, we sell oatcakes in Burslem.", "We sell oatcakes in Burslem."],
  ["Goedemiddag, wij verhuren kippen in Venray.", "Wij verhuren kippen in Venray."],
  ["I travel anywhere if theres a good cake haha.", "I travel anywhere if theres a good cake."],
  ["no phone please i never pick up lol", "No phone please I never pick up"],
  ["Btw we are open on saturdays and in october.", "We are open on Saturdays and in October."],
  ["We bake bread, honestly.", "We bake bread."],
  ["Ok so I'm dictating this in the van, we sell pancakes in Leeds.", "We sell pancakes in Leeds."],
  ["Olhe eu estou a ditar isto porque tenho as mãos ocupadas. O ateliê é em Braga.", "O ateliê é em Braga."],
  ["ciao allora vi racconto, noi siamo una pasticceria a Bari", "Noi siamo una pasticceria a Bari"],
  [
    "good morning im dave and i sweep chimneys round here and have done so for fourteen years now",
    "Im dave and I sweep chimneys round here and have done so for fourteen years now",
  ],
  ["Let me tell you: we bake bread.", "We bake bread."],
  ["Vi racconto la storia del forno.", "Vi racconto la storia del forno."],
  ["Honestly, we bake bread.", "We bake bread."],
  ["We bake bread :)", "We bake bread"],
  ["lol", ""],
  ["Dear Sir or Madam,", ""],
  ["Mit freundlichen Grüßen", ""],
  ["Met vriendelijke groeten,", ""],
  ["Szanowni Państwo,", ""],
  ["I hope I haven't forgotten anything.", ""],
  ["Hoffentlich habe ich nichts vergessen!", ""],
  ["J'espère n'avoir rien oublié.", ""],
  ["hello my names ada and i mend shoes", "My names ada and I mend shoes"],
  ["olá gente eu sou a rita", "Eu sou a rita"],
  ["We have 900 lamps, no kidding.", "We have 900 lamps."],
  ["Wir haben 900 Lampen, kein Witz.", "Wir haben 900 Lampen."],
  ["Oh and there's workshops in December!", "There's workshops in December!"],
  ["We bake bread ,cakes and pies .", "We bake bread, cakes and pies."],
  [
    "post punk three piece from glasgow. loud.\n12 Oct - Broadcast, Glasgow",
    "Post punk three piece from Glasgow. Loud. 12 Oct - Broadcast, Glasgow",
  ],
  ["ok also wir backen Brot in Köln und sind für dich da.", "Wir backen Brot in Köln und sind für dich da."],
  ["Hola, somos una panadería en el centro de Cádiz jaja.", "Somos una panadería en el centro de Cádiz."],
  ["Bonjour, nous sommes une boulangerie à Lyon lol.", "Nous sommes une boulangerie à Lyon."],
  ["Ciao, siamo una trattoria nel cuore di Roma haha!", "Siamo una trattoria nel cuore di Roma!"],
  ["We sold 300 cakes last year so thank you everyone.", "We sold 300 cakes last year."],
  ["We open at ten, thanks.", "We open at ten."],
  ["Abrimos a las diez, muchas gracias.", "Abrimos a las diez."],
  ["a wash is ten um fifteen for long hair", "A wash is ten fifteen for long hair"],
  ["Um, we bake bread.", "We bake bread."],
  ["So, um, we bake bread in Leeds.", "We bake bread in Leeds."],
  ["Wir backen ähm Brot und Kuchen in der Stadt.", "Wir backen Brot und Kuchen in der Stadt."],
  [
    "good morning i would like to tell you that we mend shoes and bags and cut keys in leeds",
    "I would like to tell you that we mend shoes and bags and cut keys in leeds",
  ],
  ["We bake bread. Thank you.", "We bake bread."],
  ["Facts you may use: 131 councils, about 9,400 plots.", "131 councils, about 9,400 plots."],
  ["Wir backen Brot. Vielen Dank!", "Wir backen Brot."],
])("%s", (said, expected) => expect(written(said)).toBe(expected));

test.each([
  "Hope Street bakery.",
  "We say thank you to all who came.",
  "Cards for birthdays, weddings and thank you notes.",
  "Wir backen Brot um sechs und um zehn.",
  "Um Ali is our pudding.",
  "Good morning breakfast from seven.",
  "Um restaurante familiar no centro da cidade, com sopa e peixe.",
  "I hope you find what you look for.",
  "Kind regards cards and gifts.",
  "Seriously good coffee.",
  "Hi-fi repairs and old records.",
  "So many flavours of ice cream.",
  "Well behaved dogs are welcome.",
  "Is a small dog okay?",
  "OK Computer repairs old machines in Leeds.",
  "Hello Kitty cakes made to order.",
  "We sat in the sun and may march on.",
  "Honestly priced food for all.",
  "iPhone repairs while you wait.",
  "maja@majalund.example is the address.",
  "Right on the harbour since 1990.",
  "Work from home and from the office.",
  "We love bread, cakes and jokes.",
  "Montags geschlossen, sonst immer offen.",
  "Vi är öppna på lördagar.",
  "- espresso\n- flat white",
  "flat white 4.50",
])("stays as it was written: %s", (text) => {
  expect(tidied(text).tidies).toEqual([]);
});

test("each tidy is listed once, with what it was", () => {
  expect(tidied("ok so i open on saturdays. On saturdays i bake.").tidies).toEqual([
    { from: "ok so", to: "" },
    { from: "saturdays", to: "Saturdays" },
    { from: "i", to: "I" },
  ]);
});

test("no headline begins with talk", () => {
  const plan = planFor(
    brief.parse({
      template: "classic",
      projectTitle: "Rosewood Flowers",
      designBrief: "Ok so we're a flower shop in Hebden Bridge. We do bouquets.",
    }),
  );
  expect(JSON.stringify(plan.sections)).not.toMatch(/ok so/i);
});

test("tidying what is tidied changes nothing", () => {
  const words = fc.constantFrom(
    "ok",
    "so",
    "hi",
    "im",
    "i",
    "lol",
    "haha",
    "bread",
    "bread.",
    "saturdays",
    "in",
    "glasgow",
    "Glasgow",
    ",",
    "we",
    ":)",
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), (said) => {
      const once = written(said.join(" "));
      expect(written(once)).toBe(once);
    }),
    { numRuns: process.env.FULL ? 1000 : 60 },
  );
});
