import type { SectionKind } from "../site/section-kinds";
import type { WordTables } from "./reading/read-languages";

/** What owners call the parts that they want left out, where a heading would be called otherwise. */
const SECTION_WORDS: WordTables<SectionKind> = {
  en: {
    prices: "prices|pricing|price list",
    gallery: "photos|pictures|images|gallery",
    quotes: "reviews|testimonials",
  },
  de: { prices: "preise|preisliste", gallery: "fotos|bilder|galerie", quotes: "bewertungen" },
  es: { prices: "precios", gallery: "fotos|imágenes|galería", quotes: "opiniones|reseñas" },
  ar: { prices: "الأسعار|أسعار", gallery: "الصور|صور|معرض", quotes: "آراء" },
  fr: {
    prices: "prix|tarifs",
    gallery: "photos|images|galerie",
    quotes: "avis|témoignages",
    people: "équipe",
    visit: "horaires",
    faq: "questions",
  },
  it: {
    prices: "prezzi|listino",
    gallery: "foto|immagini|galleria",
    quotes: "recensioni",
    people: "squadra",
    visit: "orari",
    faq: "domande",
  },
  pt: {
    prices: "preços|ementa|cardápio",
    gallery: "fotos|imagens|galeria",
    quotes: "avaliações|testemunhos",
    people: "equipa|equipe",
    visit: "horário|horários",
    faq: "perguntas",
  },
  nl: {
    prices: "prijzen|prijslijst",
    gallery: "foto's|afbeeldingen|galerij",
    quotes: "beoordelingen|reviews",
    visit: "openingstijden",
    faq: "vragen",
  },
  pl: {
    prices: "cennik|cennika|cen|ceny|cenach",
    gallery: "zdjęcia|zdjęć|galeria|galerii|galerię",
    quotes: "opinie|opinii",
    people: "zespół",
    visit: "godziny otwarcia",
    faq: "pytania",
  },
};

export const SECTION_BY_WORD: ReadonlyMap<string, SectionKind> = new Map(
  Object.values(SECTION_WORDS).flatMap((table) =>
    Object.entries(table).flatMap(([kind, words]) =>
      words.split("|").map((word) => [word, kind as SectionKind] as const),
    ),
  ),
);
