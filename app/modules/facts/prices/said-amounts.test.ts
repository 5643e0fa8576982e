import { describe, expect, test } from "vitest";
import { introduced, type IntroducedLanguage as Language } from "../../../../tests/factories/introduced";
import { findPrices } from "../find-prices";
import { readSource } from "../source-text";

const rows = (language: Language, text: string) =>
  findPrices(readSource(introduced(language, text))).groups.flatMap(({ items }) =>
    items.map(({ name, price, detail }) => `${name} = ${price}${detail ? ` (${detail})` : ""}`),
  );

describe("amounts as people say them", () => {
  test.each<[Language, string, string[]]>([
    ["en", "A biscuit is a pound twenty.", ["A biscuit = a pound twenty"]],
    ["en", "A new strap is forty-five pounds.", ["A new strap = forty-five pounds"]],
    ["en", "A new clock between 1,400 and 3,800 rupees.", ["A new clock = between 1,400 and 3,800 rupees"]],
    ["de", "Die Karte kostet fünfundvierzig Euro.", ["Die Karte = fünfundvierzig Euro"]],
    ["de", "Gebrauchte Uhren liegen zwischen 120 und 450 €.", ["Gebrauchte Uhren = zwischen 120 und 450 €"]],
    ["es", "La limpieza sale 18 lucas.", ["La limpieza = 18 lucas"]],
    ["es", "El bono mensual cuesta 140 mil pesos.", ["El bono mensual = 140 mil pesos"]],
    ["fr", "Le grand plateau coûte septante-cinq euros.", ["Le grand plateau = septante-cinq euros"]],
    ["fr", "Une montre usagée entre 20 et 45 $.", ["Une montre usagée = entre 20 et 45 $"]],
    ["it", "Il restauro parte da centoventi euro.", ["Il restauro = parte da centoventi euro"]],
    ["it", "La catena costa settantadue euro.", ["La catena = settantadue euro"]],
    ["pt", "A limpeza fica em 15 contos.", ["A limpeza = 15 contos"]],
    ["nl", "De ketting kost vijfentwintig euro.", ["De ketting = vijfentwintig euro"]],
    ["pl", "Zmiana paska wychodzi dwie stówy.", ["Zmiana paska = dwie stówy"]],
    ["ar", "تصليح الساعة: ١٢ دينارًا", ["تصليح الساعة = ١٢ دينارًا"]],
  ])("%s: %s", (language, text, expected) => expect(rows(language, text)).toEqual(expected));

  test.each<[Language, string]>([
    ["en", "We have between 20 and 30 clocks here."],
    ["es", "Hace un año estaba 18 lucas la limpieza."],
    ["es", "Vinieron 10 mil personas."],
    ["de", "Vor einem Jahr kostete das Band noch zwölf Euro."],
    ["it", "Un anno fa la catena costava 72 euro."],
    ["fr", "L'an dernier le plateau coûtait quatorze euros."],
    ["pl", "Rok temu pasek kosztował dwie stówy."],
    ["pt", "Há um ano a limpeza custava 15 contos."],
  ])("no price of today: %s: %s", (language, text) => expect(rows(language, text)).toEqual([]));
});

describe("the next sentence goes on with the list", () => {
  test.each<[Language, string, string[]]>([
    [
      "de",
      "Küchenmesser 6 Euro. Brotmesser 9,50. Schere 7, Beil ab 12 (dauert länger).",
      ["Küchenmesser = 6 Euro", "Brotmesser = 9,50 Euro", "Schere = 7 Euro", "Beil = ab 12 Euro (dauert länger)"],
    ],
    ["en", "Plain hem £8. Lined hem 12.", ["Plain hem = £8", "Lined hem = £12"]],
    ["nl", "- nieuwe rits 45 euro\n- rits in de kap 89", ["Nieuwe rits = 45 euro", "Rits in de kap = 89 euro"]],
    ["ar", "دوزان العود ٣٠٠ جنيه. الشنطة ٧٠٠.", ["دوزان العود = ٣٠٠ جنيه", "الشنطة = ٧٠٠ جنيه"]],
  ])("%s: %s", (language, text, expected) => expect(rows(language, text)).toEqual(expected));

  test.each<[Language, string, string[]]>([
    ["en", "Plain hem £8. Since 2014. Lane 3. Max 12. Open until 9.", ["Plain hem = £8"]],
    ["de", "Bahn 14 Euro. Hauptstraße 12. Geöffnet ab 18.", ["Bahn = 14 Euro"]],
    ["en", "Plain hem £8.\n\nRoom 9", ["Plain hem = £8"]],
  ])("a number that may be something else is none: %s: %s", (language, text, expected) =>
    expect(rows(language, text)).toEqual(expected),
  );
});

describe("what is free beside prices", () => {
  test.each<[Language, string, string[]]>([
    ["de", "Uhr ölen 12 €. Band kürzen 5 €. Ein Blick ist natürlich kostenlos.", ["Ein Blick = kostenlos"]],
    ["it", "Pulizia 10 euro. La prova è sempre gratuita.", ["La prova = gratuita"]],
    ["es", "Limpieza 10 euros. La revisión no tiene coste alguno.", ["La revisión = no tiene coste alguno"]],
    ["pl", "Czyszczenie 30 zł. Wycena za darmo.", ["Wycena = za darmo"]],
  ])("%s: %s", (language, text, expected) => expect(rows(language, text)).toEqual(expect.arrayContaining(expected)));
});
