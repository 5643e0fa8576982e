import { inLanguage, type PageLanguage } from "~/lib/languages";

/** What a form may ask for beside name, mail and message. */
export interface FieldWords {
  phone: string;
  /** When somebody wants to come. */
  date: string;
  people: string;
  arrival: string;
  nights: string;
  /** Where the work is. */
  place: string;
  /** What it is about, where a price is asked for. */
  matter: string;
  /** What somebody orders. */
  wish: string;
}

const WORDS: Record<PageLanguage, FieldWords> = {
  en: {
    phone: "Phone",
    date: "Day and time",
    arrival: "Arrival",
    nights: "How many nights",
    people: "How many people",
    place: "Where is it?",
    matter: "What is it about?",
    wish: "What would you like?",
  },
  de: {
    phone: "Telefon",
    date: "Tag und Uhrzeit",
    arrival: "Anreise",
    nights: "Wie viele Nächte",
    people: "Wie viele Personen",
    place: "An welchem Ort?",
    matter: "Worum geht es?",
    wish: "Was darf es sein?",
  },
  es: {
    phone: "Teléfono",
    date: "Día y hora",
    arrival: "Llegada",
    nights: "Cuántas noches",
    people: "Cuántas personas",
    place: "¿Dónde es?",
    matter: "¿De qué se trata?",
    wish: "¿Qué le gustaría?",
  },
  fr: {
    phone: "Téléphone",
    date: "Jour et heure",
    arrival: "Arrivée",
    nights: "Nombre de nuits",
    people: "Nombre de personnes",
    place: "À quel endroit ?",
    matter: "De quoi s’agit-il ?",
    wish: "Que souhaitez-vous ?",
  },
  it: {
    phone: "Telefono",
    date: "Giorno e ora",
    arrival: "Arrivo",
    nights: "Quante notti",
    people: "Quante persone",
    place: "In quale luogo?",
    matter: "Di che cosa si tratta?",
    wish: "Che cosa desidera?",
  },
  pt: {
    phone: "Telefone",
    date: "Dia e hora",
    arrival: "Chegada",
    nights: "Quantas noites",
    people: "Quantas pessoas",
    place: "Em que local?",
    matter: "De que se trata?",
    wish: "O que deseja?",
  },
  nl: {
    phone: "Telefoon",
    date: "Dag en tijd",
    arrival: "Aankomst",
    nights: "Hoeveel nachten",
    people: "Hoeveel personen",
    place: "Op welke plek?",
    matter: "Waar gaat het om?",
    wish: "Wat wilt u bestellen?",
  },
  pl: {
    phone: "Telefon",
    date: "Dzień i godzina",
    arrival: "Przyjazd",
    nights: "Liczba nocy",
    people: "Liczba osób",
    place: "W jakim miejscu?",
    matter: "Czego to dotyczy?",
    wish: "Co zamówić?",
  },
  ar: {
    phone: "الهاتف",
    date: "اليوم والساعة",
    arrival: "تاريخ الوصول",
    nights: "عدد الليالي",
    people: "عدد الأشخاص",
    place: "أين المكان؟",
    matter: "ما الموضوع؟",
    wish: "ماذا تريد أن تطلب؟",
  },
};

/** The words for a page's language, English where we have none. */
export const fieldWords = (lang: string): FieldWords => inLanguage(WORDS, lang);
