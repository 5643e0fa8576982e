import { expect, test } from "vitest";
import { speaksToDesigner } from "../wish-clauses";
import { wishTokens, wishVocabulary } from "../wish-tokens";

const isWish = (language: string, text: string) => speaksToDesigner(wishTokens(text, wishVocabulary(language)));

test.each([
  ["en", "Sandy background, nothing neon"],
  ["en", "I'd say red and white like the awning, nothing fancy"],
  ["en", "please dont put prices in a slideshow thing"],
  ["en", "can u put our reviews at the top and keep it simple"],
  ["en", "make it bright but not like a kids party"],
  ["de", "Gelb als Akzentfarbe, und kein Comic-Auto"],
  ["de", "Honiggelb gern, aber nicht der ganze Hintergrund."],
  ["de", "Bitte duzen!"],
  ["es", "que la pagina sea colorida como papel picado porfa y que se pueda mandar whats al 951 555 0176"],
  ["fr", "Pas besoin d'un gros site, une page avec les prix bien en vue"],
  ["it", "sito: molte foto, verde oliva, niente scritte piccole che i clienti sono anziani"],
  ["pt", "quero a pagina clarinha com verde musgo nos botoes e sem aquele robozinho de chat"],
  ["nl", "Achtergrond in lichtgroen, geen paarse dingen"],
  ["pl", "Zależy mi na spokojnej stronie, jasne tło, granatowe napisy, żadnych dziecinnych czcionek."],
  ["ar", "نرغب بموقع أنيق باللون الوردي الفاتح مع أزرار ذهبية وبدون صور نساء."],
])("is for the designer: %s %s", (language, text) => {
  expect(isWish(language, text)).toBe(true);
});

test.each([
  ["en", "Please don't put your dog in the pool"],
  ["en", "Please don't show photos of other guests online"],
  ["en", "Please put the photos back in the box"],
  ["en", "Make it sweet with honey from our hives"],
  ["en", "Our site: Mill Lane, large car park"],
  ["en", "Gold lettering, no machine work"],
  ["en", "Brass buttons, no zips"],
  ["en", "Green tomatoes, nothing sprayed"],
  ["de", "Schwarze Schrift, kein Druck: wir malen Schilder"],
  ["de", "Farbe und Schnitt, kein Termin nötig"],
  ["es", "Que la carta tenga pescado fresco depende del mar"],
  ["it", "La pagina bianca: corso di scrittura"],
  ["nl", "Graag de foto's niet aanraken"],
])("is the owner's own: %s %s", (language, text) => {
  expect(isWish(language, text)).toBe(false);
});
