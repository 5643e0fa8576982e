import fc from "fast-check";
import { expect, test } from "vitest";
import { planFor } from "../generation/built-in/built-in-designer";
import { brief, type Brief } from "../site/brief";
import { findWishes } from "./find-wishes";
import { readFacts } from "./read-facts";
import { readSource } from "./source-text";

test.each([
  ["Dark look please.", { mode: "dark" }],
  ["Please use a dark background and no animations.", { mode: "dark", noMotion: true }],
  ["Dunkles Design, keine Animationen bitte.", { mode: "dark", noMotion: true }],
  ["Fondo oscuro, letra grande, sin animaciones.", { mode: "dark", noMotion: true, largeType: true }],
  ["We want a light background.", { mode: "light" }],
  ["Please no dark mode.", { mode: "light" }],
  ["Use large type.", { largeType: true }],
  ["Request a quote is the main action.", { mainAction: "Request a quote" }],
  ['"Book a table" should be the main button', { mainAction: "Book a table" }],
  ["The main button should be to book a visit", { mainAction: "book a visit" }],
  ["Main action: Order a bike", { mainAction: "Order a bike" }],
  ["Button: Book a trial day", { mainAction: "Book a trial day" }],
  ["Knopf: Tisch reservieren", { mainAction: "Tisch reservieren" }],
  ["I need a website for my coffee shop in Lisbon that shows our menu", { subject: "coffee shop in Lisbon" }],
])("%s", (text, wishes) => {
  const found = findWishes(readSource(text));
  expect(found).toMatchObject(wishes);
  expect(found.sentenceIds).toHaveLength(1);
});

test.each([
  "We sell dark chocolate and large loaves.",
  "Our site on the river has room for 200 boats.",
  "The main street is a minute away.",
])("no wish in: %s", (text) => {
  expect(findWishes(readSource(text))).toEqual({
    largeType: false,
    noMotion: false,
    warm: false,
    colours: {},
    structure: { first: [], without: [] },
    read: [],
    sentenceIds: [],
  });
});

/** What of a text the page may show. */
const shown = (text: string) =>
  readFacts(text).prose.paragraphs.flat().concat(readFacts(text).prose.practical).join(" ");
const BUSINESS = "We bake rye bread on Mill Lane. Our ovens are old.";

test.each([
  ["Dont want it to look corporate please, and no pop ups", {}],
  ["Warm, earthy, unpretentious.", { warm: true }],
  ["Can you make it feel cosy… Please dont mention prices.", { warm: true, structure: { without: ["prices"] } }],
  ["Large writing please.", { largeType: true }],
  ["No fluff.", {}],
  ["no popups or anything flashing plz", {}],
  ["Keep it simple and clean.", {}],
  ["I'd like it to feel like an old library.", {}],
  ["Not too corporate.", {}],
  ["pls use big letters, my customers are old", {}],
  ["Dark look, nothing that moves.", { mode: "dark", noMotion: true }],
  ["It should look modern.", {}],
  ["We want something modern, clean and friendly.", {}],
  ["Please no stock photos.", {}],
  ["Bitte keine Popups und keine Preise.", { structure: { without: ["prices"] } }],
  ["Große Schrift bitte, es soll gemütlich wirken.", { largeType: true, warm: true }],
  ["Schlicht, warm, bodenständig.", { warm: true }],
  ["Por favor, sin ventanas emergentes y sin precios.", { structure: { without: ["prices"] } }],
  ["Queremos un estilo cálido y acogedor.", { warm: true }],
  ["Letra grande, por favor.", { largeType: true }],
  ["Pas de pop-ups s'il vous plaît, et ne mentionnez pas les prix.", { structure: { without: ["prices"] } }],
  ["Nous voulons un style chaleureux et sobre.", { warm: true }],
  ["Vorremmo uno stile caldo e semplice.", { warm: true }],
  ["Niente pop-up per favore, e senza prezzi.", { structure: { without: ["prices"] } }],
  ["Queríamos um visual acolhedor, letras grandes por favor.", { warm: true, largeType: true }],
  ["Sem pop-ups, por favor.", {}],
  ["Graag grote letters en geen pop-ups.", { largeType: true }],
  ["We willen graag een warme uitstraling.", { warm: true }],
  ["Proszę bez wyskakujących okienek.", {}],
  ["Chcemy ciepły, prosty styl, duże litery proszę.", { warm: true, largeType: true }],
  ["من فضلك تصميم بسيط ودافئ", { warm: true }],
  ["بدون نوافذ منبثقة من فضلك", {}],
])("followed and never shown: %s", (text, wishes) => {
  expect(readFacts(text).wishes).toMatchObject(wishes);
  expect(shown(text)).toBe("");
  expect(shown(`${BUSINESS} ${text}`)).toBe(BUSINESS);
});

test.each([
  ["We bake rye bread, and please no pop ups.", "We bake rye bread."],
  ["NMC registered, I'll send you the PIN but I don't think it needs to be on there?", "NMC registered."],
  ["We are a family bakery in Leeds but dont want it to look corporate", "We are a family bakery in Leeds."],
  ["We are a family bakery in Leeds and would like a website for it", "We are a family bakery in Leeds."],
  [
    "Please use large writing, we have been mending shoes on Mill Lane since 1990.",
    "We have been mending shoes on Mill Lane since 1990.",
  ],
])("only the wish goes: %s", (text, left) => expect(shown(text)).toBe(left));

test.each([
  "Please bring your dog.",
  "No fluff, just good bread.",
  "No jargon.",
  "Please call before you come.",
  "Please send photos of the damage.",
  "We keep it simple.",
  "Can you make it on Saturday?",
  "Add a touch of colour to your garden.",
  "We design and make websites.",
  "Your website should work for you.",
  "Fresh, local, seasonal.",
  "Friendly, honest, reliable.",
  "We make it look easy.",
  "A warm welcome and a cosy fire.",
  "Please order on our website.",
  "Our rooms are warm and cosy.",
  "We want every guest to feel at home.",
  "Brass buttons and white thread.",
  "We print cards but don't use large type.",
  "Wir machen keine halben Sachen.",
  "Bitte bringen Sie Ihren Hund mit.",
  "Por favor, reserve con antelación.",
  "Merci de nous appeler avant de venir.",
  "Si prega di prenotare per favore.",
  "Prosimy o wcześniejszy telefon.",
])("the owner's own words stay: %s", (text) => {
  expect(readFacts(text).wishes.sentenceIds).toEqual([]);
  expect(shown(`${BUSINESS} ${text}`)).toContain(text);
});

const themeOf = (designBrief: string, given: Partial<Brief> = {}) =>
  planFor(brief.parse({ template: "classic", projectTitle: "Marlow Bakery", designBrief, ...given })).theme;
const WORDS = "We bake rye bread. The main colour should be forest green. Please use Lato.";

test("colour and font of the brief count where the form's defaults were left, and nowhere else", () => {
  const defaults = { colorTheme: "#3b82f6", fontFamily: "Inter" } as const;
  expect(themeOf(WORDS, defaults)).toMatchObject({ primary: "#23603a", font: "Lato" });
  expect(themeOf("We bake rye bread.", defaults).primary).not.toBe("#3b82f6");
  expect(themeOf("We bake rye bread.", { ...defaults, chosen: ["colorTheme", "fontFamily"] })).toMatchObject({
    primary: "#3b82f6",
    font: "Inter",
  });
  expect(themeOf(WORDS, { ...defaults, chosen: ["colorTheme"] })).toMatchObject({ primary: "#3b82f6", font: "Lato" });
  expect(themeOf(WORDS, { ...defaults, chosen: ["fontFamily"] })).toMatchObject({ primary: "#23603a", font: "Inter" });
  expect(themeOf(WORDS, { colorTheme: "#ef4444", fontFamily: "Poppins" })).toMatchObject({
    primary: "#ef4444",
    font: "Poppins",
  });
});

test("warm means a ground like paper, unless a colour or a dark page was asked for", () => {
  expect(themeOf("Make it cosy please.").colours).toMatchObject({ ground: "#fbf7ef" });
  expect(themeOf("Make it cosy please. White background.").colours).toMatchObject({ ground: "#ffffff" });
  expect(themeOf("Make it cosy please. Dark look.")).toMatchObject({ mode: "dark" });
  expect(themeOf("Make it cosy please. Dark look.").colours?.ground).toBeUndefined();
});

test("a sentence is eaten or kept whole, whatever stands around it", () => {
  const wishes = ["No pop ups please.", "Large writing please.", "Warm, earthy, unpretentious.", "Keep it simple."];
  const facts = ["We bake rye bread on Mill Lane.", "Our ovens are old.", "Please bring your dog along."];
  fc.assert(
    fc.property(fc.shuffledSubarray([...wishes, ...facts], { minLength: 2 }), (sentences) => {
      const page = shown(sentences.join(" "));
      for (const sentence of sentences) expect(page.includes(sentence)).toBe(facts.includes(sentence));
    }),
    { numRuns: process.env.FULL ? 500 : 15 },
  );
});

test("an address of mail is not cut where a request follows it", () => {
  const text =
    "I make candles in a shed and sell them at fairs, mail is ann@wick.co.uk but please don't put my street on it anywhere, nothing pastel and no countdown";
  expect(readFacts(text).emails).toEqual(["ann@wick.co.uk"]);
});

test("who works there is no wish among wishes, unless it is said to the maker", () => {
  const among = (text: string) =>
    readFacts(
      `We tune pianos in Macroom. Please make the page green. ${text} Please keep the page short.`,
    ).wishes.read.map(({ words }) => words);
  const moving =
    "My son Eoin does the moving, anything bigger than an upright needs him and two lads and he'll quote you himself.";
  expect(among(moving)).not.toContain(moving);
  const photos = "My niece Ann does the photos and will mail them to you.";
  expect(among(photos)).toContain(photos);
});

test("takes the words that were told before for the main button that a pronoun points to", () =>
  expect(
    findWishes(readSource('The shop needs a "put me on the list" button. That is the main button.')).mainAction,
  ).toBe("put me on the list"));
