import type { PageLanguage } from "~/lib/languages";
import type { Act, Industry } from "../../site/choices";

/** How people ask for a visit, keep a place, order and ask for a price, in each language. */
type Said = Record<"appointment" | "book" | "order" | "quote", string>;

const SAID: Record<PageLanguage, Said> = {
  en: {
    appointment: "appointments?|to book|bookings?",
    book: "to book|book (?:an?|your|in|on|with|early|online|ahead|by|now|at)|bookings?|reserv(?:e|ations?)",
    order: "orders?(?= (?:by|online|ahead|before|on|at)|:)|to order|orders need|we need an order",
    quote: "(?:free|an?|your|written|request) (?:quotes?|estimates?)|quotes? (?:are )?free|free inspection",
  },
  de: {
    appointment: "termine?|terminvereinbarung|nach vereinbarung|voranmeldung|anmelden|anmeldung",
    book: "reservier\\p{L}*|buchen|buchung\\p{L}*",
    order: "bestell\\p{L}*|vorbestell\\p{L}*",
    quote: "kostenvoranschlag|angebot (?:anfordern|anfragen|einholen)",
  },
  es: {
    appointment: "citas?|pedir hora|turnos?|reserv\\p{L}*",
    book: "reserv\\p{L}*",
    order: "pedidos?|encarg\\p{L}*|por encargo",
    quote: "presupuestos?",
  },
  fr: {
    appointment: "rendez-vous|rdv",
    book: "réserv\\p{L}*",
    order: "command(?:e|es|er|ez)",
    quote: "devis",
  },
  it: {
    appointment: "appuntament\\p{L}*|prenot\\p{L}*",
    book: "prenot\\p{L}*",
    order: "ordin(?:i|are|azion\\p{L})",
    quote: "preventiv\\p{L}",
  },
  pt: {
    appointment: "marcaç\\p{L}*|marcar",
    book: "reserv\\p{L}*|marcaç\\p{L}*",
    order: "encomend\\p{L}*|pedidos?",
    quote: "orçamentos?",
  },
  nl: {
    appointment: "afspra\\p{L}*",
    book: "reserv\\p{L}*|boek(?:en|ing\\p{L}*)",
    order: "bestel\\p{L}*",
    quote: "offertes?",
  },
  pl: {
    appointment: "umów\\p{L}*|umaw\\p{L}*|zapisy|wizyt\\p{L}",
    book: "rezerw\\p{L}*",
    order: "zamów\\p{L}*|zamaw\\p{L}*",
    quote: "wycen\\p{L}*",
  },
  ar: {
    appointment: "موعد|حجز|للحجز|احجز",
    book: "حجز|للحجز|احجز|يحجز",
    order: "الطلبات|للطلب|يطلب",
    quote: "عرض سعر",
  },
};

/** "no reservations", "ohne Termin", "walk-ins only": nobody books there. */
const WITHOUT =
  /(?<!\p{L})(?:no|not|don['’]?t|without|never|ohne|keine?|nicht|sin|no se|sans|pas de|senza|sem|não|zonder|geen|bez|nie|بدون|لا)\s(?:\p{L}+\s){0,2}?(?=\p{L}*(?:book|reserv|appoint|order|termin|anmeld|bestell|cita|pedido|rendez|réserv|command|prenot|appunt|ordin|marca|encomend|afspra|rezerw|zapis|zamów|حجز|موعد|طلب))\p{L}+/giu;

/** What visitors of a trade do first, if its owner speaks of it. */
const BY_INDUSTRY: Record<Industry, readonly (keyof Said)[]> = {
  restaurant: ["book"],
  healthcare: ["appointment"],
  "real-estate": ["appointment", "book"],
  "professional-services": ["quote", "appointment"],
  ecommerce: ["order", "appointment"],
  other: ["book", "quote", "appointment", "order"],
};

/** "reservation" in a restaurant is for a table, "bookings" may be for a room. */
const TABLE = /(?<!\p{L})(?:tables?|tisch\p{L}*|mesas?|tavol\p{L}|tafels?|stolik\p{L}*|طاول\p{L}*)(?!\p{L})/iu;
const ONLINE =
  /(?<!\p{L})(?:form|online|website|site|web|módulo|modulo|formul\p{L}*|formularz\p{L}*|strona|الموقع)(?!\p{L})/iu;

/** What an owner speaks of that a visitor should do; `online` where they want it done on the page. */
export interface StatedAct {
  act: Act;
  online: boolean;
}

/** Finds in the owner's sentences what a visitor of the trade should do. Nothing that nobody spoke of. */
export function statedAct(
  sentences: readonly string[],
  industry: Industry,
  language: PageLanguage,
): StatedAct | undefined {
  const open = sentences.map((sentence) => sentence.replace(WITHOUT, " "));
  for (const kind of BY_INDUSTRY[industry]) {
    const words = new RegExp(`(?<!\\p{L})(?:${SAID[language][kind]})(?!\\p{L})`, "iu");
    const said = open.filter((sentence) => words.test(sentence));
    if (said.length > 0) return { act: actOf(kind, industry, said), online: said.some((text) => ONLINE.test(text)) };
  }
  return undefined;
}

function actOf(kind: keyof Said, industry: Industry, said: readonly string[]): Act {
  return kind === "book" && industry === "restaurant" && said.some((text) => TABLE.test(text)) ? "table" : kind;
}
