import { expect, test } from "vitest";
import { splitSentences } from "./sentences";

test.each([
  ["Lundi de 11 h à 20 h. Samedi fermé.", ["Lundi de 11 h à 20 h.", "Samedi fermé."]],
  ["Karte (2 Erw. + 2 Kinder) 13 €", ["Karte (2 Erw. + 2 Kinder) 13 €"]],
  ["Kijken mag. Groepen ook.", ["Kijken mag.", "Groepen ook."]],
  [
    "Beim Weitwurf gibt es Bier, 1. Preis ein Karpfen. Komm!",
    ["Beim Weitwurf gibt es Bier, 1. Preis ein Karpfen.", "Komm!"],
  ],
  ["Wir haben auf bis Mo, 8. Bitte klingeln.", ["Wir haben auf bis Mo, 8.", "Bitte klingeln."]],
  ["Departures at 10, 12, 2. Book online.", ["Departures at 10, 12, 2.", "Book online."]],
  ["Heinrichstraße 61, 1. Stock mit Lift. Seit 2012.", ["Heinrichstraße 61, 1. Stock mit Lift.", "Seit 2012."]],
  ["Fußpflege (kosmetisch!) 45 min", ["Fußpflege (kosmetisch!) 45 min"]],
  ["Schlittenfahrt (ab Freitag!) Bitte warm anziehen.", ["Schlittenfahrt (ab Freitag!)", "Bitte warm anziehen."]],
  ["Gesloten 1 t.e.m. 14 maart. Tot dan.", ["Gesloten 1 t.e.m. 14 maart.", "Tot dan."]],
  ["One. Two! Three?", ["One.", "Two!", "Three?"]],
  ["Dr. Maria Lopez lives at 5 St. James St. She bakes.", ["Dr. Maria Lopez lives at 5 St. James St. She bakes."]],
  ["Open 9 a.m. to 5 p.m. Call us.", ["Open 9 a.m. to 5 p.m.", "Call us."]],
  ["Preis 3.50 ab 1.5. gilt es", ["Preis 3.50 ab 1.5. gilt es"]],
  ["Welcome to St. Brigid's National School. Hi.", ["Welcome to St. Brigid's National School.", "Hi."]],
  ["Dr. med. vet. Anna Frei hilft. Auch nachts.", ["Dr. med. vet. Anna Frei hilft.", "Auch nachts."]],
  ["Sig.ra Bianchi cucina. Il dott. Rossi no.", ["Sig.ra Bianchi cucina.", "Il dott. Rossi no."]],
  ["Kościół św. Anny. Przy ul. Długiej 3.", ["Kościół św. Anny.", "Przy ul. Długiej 3."]],
  ["Mme. Petit, Bd. Voltaire 3. Venez.", ["Mme. Petit, Bd. Voltaire 3.", "Venez."]],
  ["Av. Brasil 5. D. Rosa e Sto. António.", ["Av. Brasil 5.", "D. Rosa e Sto. António."]],
  ["Dhr. de Vries en mevr. Bos. Kom langs.", ["Dhr. de Vries en mevr. Bos.", "Kom langs."]],
  ["Sob. 8:00 i niedz. 9:00. W maju. Zapraszamy", ["Sob. 8:00 i niedz. 9:00.", "W maju.", "Zapraszamy"]],
  [
    "Call me. We are in the sun. Anna is our vet. Ring.",
    ["Call me.", "We are in the sun.", "Anna is our vet.", "Ring."],
  ],
  [
    "Begun by my guru Smt. Asha Rao. I am Engr. Tunde Cole. Come.",
    ["Begun by my guru Smt. Asha Rao.", "I am Engr. Tunde Cole.", "Come."],
  ],
  ["Projekt: mgr inż. Anna Kos. Arch. Bianchi disegna.", ["Projekt: mgr inż. Anna Kos.", "Arch. Bianchi disegna."]],
  [
    "Büro von Dipl.-Ing. Holger Tegeler und Dr.-Ing. Anna Kos. Kommt.",
    ["Büro von Dipl.-Ing. Holger Tegeler und Dr.-Ing. Anna Kos.", "Kommt."],
  ],
  ["Incorporation – 14,000, govt. fees at actuals. Call.", ["Incorporation – 14,000, govt. fees at actuals.", "Call."]],
  ['"They came." - Joanna', ['"They came." - Joanna']],
  [
    "lunch tue 11-2.30. dinner 5-9, orders till 8.40. sun we sleep",
    ["lunch tue 11-2.30.", "dinner 5-9, orders till 8.40.", "sun we sleep"],
  ],
  [
    "pedido R$ 30. abrimos seg. a sex. hasta 15 km. los domingos no",
    ["pedido R$ 30.", "abrimos seg. a sex. hasta 15 km.", "los domingos no"],
  ],
  [
    "wir wohnen im 2. haus, offen am 9. januar. kinder ca. halb so teuer",
    ["wir wohnen im 2. haus, offen am 9. januar.", "kinder ca. halb so teuer"],
  ],
  ["boys aged 12 yrs. old and over. come by", ["boys aged 12 yrs. old and over.", "come by"]],
  ["Preis 3.50. ab mai gilt es", ["Preis 3.50. ab mai gilt es"]],
  ["closed mondays sorry!! find us at the old mill", ["closed mondays sorry!!", "find us at the old mill"]],
  ["Margherita ..... $12", ["Margherita ..... $12"]],
])("%s", (line, sentences) => {
  expect(splitSentences(line).map(({ text }) => text)).toEqual(sentences);
});

test("initials before a name end no sentence, those of a country do", () => {
  const texts = (line: string) => splitSentences(line).map(({ text }) => text);
  expect(texts("We mend horses, chiefly F.H. Ayres and J.R. Lines, in Malton.")).toHaveLength(1);
  expect(texts("We ship within the U.S. Orders take a week.")).toHaveLength(2);
});

test("offsets point at the sentences, and a text without punctuation is cut at spaces", () => {
  const line = `  ${"word ".repeat(500)}`;
  const parts = splitSentences(line);
  expect(parts.length).toBeGreaterThan(2);
  for (const { text, start } of parts) expect(line.slice(start, start + text.length)).toBe(text);
});

test.each([
  ["Domingos y festivos no. Soy Yuliana.", 2],
  ["Unit no. 4 is ours.", 1],
])("no: %s", (text, count) => expect(splitSentences(text)).toHaveLength(count));

test("a text without punctuation is cut at no and", () => {
  const parts = splitSentences("we bake bread and ".repeat(80)).map(({ text }) => text.split(" "));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.map((words) => words.at(-1)).slice(0, -1)).not.toContain("and");
  expect(parts.map(([first]) => first)).not.toContain("and");
});

test.each([
  ['Headline: "You are not bad. You are scared." Then the prices.', 2],
  ["oben: „Platten? Bin gleich da.“ ich heiß mika. und komme gern.", 3],
  ["Un bouton « Ma date est libre ? » qui amène au formulaire. Merci.", 2],
  ['She said "It works. I love it." and left.', 2],
  ["Er sagt: »Gut. Sehr gut.« Dann ging er.", 3],
])("what is to stand on the page is one: %s", (text, count) => expect(splitSentences(text)).toHaveLength(count));
