import type { SectionKind } from "../site/section-kinds";
import type { WordTables } from "./reading/read-languages";
import { SECTION_BY_WORD } from "./section-words";

/** What owners call a part of the page where they tell its place: a word of each, beside those of `section-words`. */
const PART_WORDS: WordTables<SectionKind> = {
  en: {
    prices: "price menu rates fees costs",
    visit: "hours times map address where location directions",
    about: "about story history",
    people: "team staff tutors trainers",
    services: "services treatments repairs",
    process: "steps process",
    faq: "questions faq",
    dates: "dates timetable events week",
  },
  de: {
    prices: "preis speisekarte karte tarife",
    visit: "öffnungszeiten zeiten anfahrt adresse lageplan wo",
    about: "geschichte",
    people: "team leute",
    services: "leistungen angebot",
    process: "ablauf schritte",
    faq: "fragen",
    dates: "termine fahrplan kurstermine woche",
  },
  es: {
    prices: "precio menu menú carta tarifas lista",
    visit: "horario horarios dónde donde mapa dirección ubicación",
    about: "historia",
    people: "equipo",
    services: "servicios",
    process: "pasos",
    faq: "preguntas",
    dates: "fechas calendario semana",
  },
  fr: {
    prices: "tarif carte menu",
    visit: "horaire où plan adresse accès",
    about: "histoire",
    services: "services prestations",
    process: "étapes déroulement",
    faq: "faq",
    dates: "dates calendrier semaine",
  },
  it: {
    prices: "prezzo tariffe menu menù",
    visit: "orario dove mappa indirizzo",
    about: "storia",
    services: "servizi",
    process: "passi",
    faq: "faq",
    dates: "date calendario settimana",
  },
  pt: {
    prices: "preço tabela menu",
    visit: "onde mapa endereço morada",
    about: "história",
    services: "serviços",
    process: "passos",
    faq: "dúvidas",
    dates: "datas calendário semana",
  },
  nl: {
    prices: "prijs tarieven menu kaart",
    visit: "uren waar route adres",
    about: "verhaal geschiedenis",
    people: "team",
    services: "diensten",
    process: "stappen",
    dates: "data agenda week",
  },
  pl: {
    prices: "menu ceny",
    visit: "godziny gdzie mapa adres dojazd",
    about: "historia",
    services: "usługi",
    process: "kroki",
    dates: "terminy tygodniu",
  },
  ar: {
    prices: "الأسعار القائمة",
    visit: "الساعات المواعيد الدوام العنوان الموقع وين أين",
    about: "القصة قصتنا",
    people: "الفريق",
    services: "الخدمات",
    process: "الخطوات",
    faq: "الأسئلة",
    dates: "الأسبوع",
  },
};

const KIND_BY_WORD: ReadonlyMap<string, SectionKind> = new Map(
  Object.values(PART_WORDS).flatMap((table) =>
    Object.entries(table).flatMap(([kind, words]) =>
      words.split(" ").map((word) => [word, kind as SectionKind] as const),
    ),
  ),
);

/** The part of the page that some words name, if these name one alone: "lo primero los cuatro cafés con su precio". */
export function partNamed(words: string): SectionKind | undefined {
  const all = words.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const bare = all.map((word) => word.replace(ARTICLE, ""));
  const kinds = new Set(bare.flatMap((word) => SECTION_BY_WORD.get(word) ?? KIND_BY_WORD.get(word) ?? []));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}
/** "L'histoire", "dell'orario". */
const ARTICLE = /^(?:l|d|dell|all|nell)['’](?=\p{L}{3})/u;
