import { expect, test } from "vitest";
import { colourWishesIn } from "./find-colour-wishes";
import { readFacts } from "./read-facts";

const shown = (text: string) => {
  const { prose } = readFacts(text);
  return [...prose.paragraphs.flat(), ...prose.practical].join(" ");
};

test.each([
  "Put the phone number big at the top pls.",
  "Please don't put the old flyer on the website.",
  "The site should be restrained, green on white, without stock photographs of ladders.",
  "Simple site thanks, call button in red.",
  "I'd like it to feel cosy, maybe a dark blue, and no music playing.",
  "Nothing yellow!",
  "Large letters please, blue like the sea.",
  "Bitte kein Lauftext und keine Pop-ups.",
  "Schlicht soll die Seite daherkommen, mit hellem Holz und Blau.",
  "Für unsere Tischlerei wünschen wir uns eine helle Website in Grün.",
  "La página con mucho azul pero sin fondo gris, por favor.",
  "نريد الموقع هادئ وبدون حركة كثيرة",
  "Pas de texte défilant ni de pop-ups s'il vous plaît.",
  "Vorrei un sito elegante, verde bosco, con gli orari che si leggono bene.",
  "Nada de anúncios no site, por favor.",
  "Queria um site azul bem alegre com foto das cadeiras.",
  "Groot lettertype graag, rood-wit zoals onze vlag.",
  "Strona ma być ciepła, bez popupów, przycisk „zadzwoń teraz” niebieski.",
])("is for the designer: %s", (text) => expect(shown(text)).toBe(""));

test.each([
  "Please no music after ten in the garden.",
  "Not all stock is on the website.",
  "Our site by the river must be booked early.",
  "We love our site by the river.",
  "We want our site to be a home from home.",
  "The site should be cleared before the fence goes up.",
  "We need a site of 200 square metres for our trees.",
  "Blue and white stripes are our best seller.",
  "Nothing pink about our ham, it is cured for a year.",
  "Please show your card at the desk.",
  "We make a page of the book each week.",
  "Music on the page means scores for choirs.",
  "Bitte keine Werbung einwerfen, wir sind ein kleiner Betrieb.",
  "Queremos un sitio para todos.",
  "Chcemy, aby każda strona książki była piękna.",
])("is about the business: %s", (text) => expect(shown(`${text} Our ovens are old.`)).toContain(text));

test("a request in the middle of a text without any signs is cut out of it", () => {
  const business = "olá sou a rita faço bolos e tartes aqui em beja entrego ao sábado de manhã";
  const facts = readFacts(`${business} queria um site amarelo bem alegre`);
  expect(facts.sentences.at(-1)).toBe("Queria um site amarelo bem alegre");
  expect(facts.sentences[0]).toMatch(/entrego ao sábado de manhã\.$/);
  expect(facts.wishes.colours).toEqual({ brand: "#ffff00" });
});

test("the number of a phone in a wish stays on the page", () => {
  const facts = readFacts("We fix roofs. We want no forms, only the phone number 01632 960 111.");
  expect(facts.phones).toHaveLength(1);
  expect(JSON.stringify(facts.prose)).not.toContain("forms");
});

test.each([
  ["Queria um site lilás.", { brand: "#c8a2c8" }],
  ["We want a website, navy on white.", { brand: "#000080", ground: "#ffffff" }],
  ["Graag een website in geel-wit.", { brand: "#ffff00", ground: "#ffffff" }],
  ["نريد موقع إلكتروني أخضر وأبيض", { brand: "#008000", ground: "#ffffff" }],
  ["We want a website without red.", {}],
])("colours without a part: %s", (text, colours) => expect(readFacts(text).wishes.colours).toEqual(colours));

test("colours of parts are read as before", () => {
  expect(colourWishesIn("white background, navy buttons")).toEqual({ ground: "#ffffff", action: "#000080" });
});
