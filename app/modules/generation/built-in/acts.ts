import type { PageLanguage } from "~/lib/languages";
import { wholeWords } from "../../facts/reading/whole-words";
import type { Act, Industry } from "../../site/choices";

/** How people ask for a visit, keep a place, order and ask for a price, in each language. */
type Said = Record<"appointment" | "book" | "order" | "quote" | "trial", string>;

const SAID: Record<PageLanguage, Said> = {
  en: {
    appointment: "appointments?|to book|bookings?(?! (?:calendar|software|system|app|tool|diary))",
    book: "to book|book (?:an?|your|in|on|with|early|online|ahead|by|now|at)|bookings?(?! (?:calendar|software|system|app|tool|diary))|reserv(?:e|ations?)",
    order: "orders?(?= (?:by|online|ahead|before|on|at)|:)|to order|orders need|we need an order",
    quote: "(?:free|an?|your|written|request) (?:quotes?|estimates?)|quotes? (?:are )?free|free inspection",
    trial:
      "(?:free trial|trial (?:class|lesson|session)|(?:first|one|1st) (?:class|lesson|session|month|week)\\s(?:is\\s)?(?:always\\s)?free|\\d[ -]days? (?:free|(?:free )?trial))",
  },
  de: {
    appointment: "termine?|terminvereinbarung|nach vereinbarung|voranmeldung|anmelden|anmeldung",
    book: "reservier(?:en|ung\\p{L}*|t werden)|buchen|buchung\\p{L}*",
    order: "bestell\\p{L}*|vorbestell\\p{L}*",
    quote: "kostenvoranschlag|angebot (?:anfordern|anfragen|einholen)",
    trial:
      "probe(?:training|stunde|monat)\\p{L}*|schnupper\\p{L}*|kostenlos (?:testen|ausprobieren)|erste (?:stunde|klasse|lektion) (?:ist )?(?:gratis|kostenlos|frei)",
  },
  es: {
    appointment:
      "citas?|pedir hora|(?:ped\\p{L}+|sac\\p{L}+|solicit\\p{L}+|con|dar) (?:un |tu |su )?turnos?|turnos? (?:por|online|previo)|reserv\\p{L}*",
    book: "reserv\\p{L}*",
    order: "pedidos?|encarg\\p{L}*|por encargo",
    quote: "presupuestos?",
    trial: "clases? (?:de prueba|gratis)|primera (?:clase|sesión|semana) (?:es )?gratis|(?:semana|mes|prueba) gratis",
  },
  fr: {
    appointment: "rendez-vous|rdv",
    book: "réserv\\p{L}*",
    order: "command(?:e|es|er|ez)",
    quote: "devis",
    trial: "(?:cours|séance) d['’]essai|essai gratuit|premi(?:er|ère) (?:cours|séance) (?:est )?(?:gratuite?|offerte?)",
  },
  it: {
    appointment: "appuntament\\p{L}*|prenot\\p{L}*",
    book: "prenot\\p{L}*",
    order: "ordin(?:i|are|azion\\p{L})",
    quote: "preventiv\\p{L}",
    trial: "(?:lezione|ora) di prova|prova gratuita|prima (?:lezione|ora) (?:è )?(?:gratis|gratuita)",
  },
  pt: {
    appointment: "marcaç\\p{L}*|marcar",
    book: "reserv\\p{L}*|marcaç\\p{L}*",
    order: "encomend\\p{L}*|pedidos?",
    quote: "orçamentos?",
    trial: "aula experimental|primeira aula (?:é )?(?:grátis|gratuita)|(?:teste|experimenta\\p{L}*) gr[aá]t\\p{L}+",
  },
  nl: {
    appointment: "afspra\\p{L}*",
    book: "reserv\\p{L}*|boek(?:en|ing\\p{L}*)",
    order: "bestel\\p{L}*",
    quote: "offertes?",
    trial: "proefles\\p{L}*|gratis proberen|eerste les (?:is )?gratis|\\d dagen gratis",
  },
  pl: {
    appointment: "umów\\p{L}*|umaw\\p{L}*|zapisy|wizyt\\p{L}",
    book: "rezerw\\p{L}*",
    order: "zamów\\p{L}*|zamaw\\p{L}*",
    quote: "wycen\\p{L}*",
    trial:
      "(?:lekcja|zajęcia) próbn\\p{L}|pierwsz\\p{L} (?:lekcja|zajęcia|trening|wejście) (?:jest |są )?(?:gratis|za darmo|bezpłatn\\p{L})|okres próbny",
  },
  ar: {
    appointment: "موعد|حجز|للحجز|احجز",
    book: "حجز|للحجز|احجز|يحجز",
    order: "الطلبات|للطلب|يطلب",
    quote: "عرض سعر",
    trial: "حصة تجريبية|أول حصة مجان\\p{L}+|تجربة مجانية",
  },
};

/** "no reservations", "ohne Termin", "walk-ins only": nobody books there. */
const WITHOUT =
  /(?<!\p{L})(?:no|not|don['’]?t|without|never|ohne|keine?|nicht|sin|no se|sans|pas de|senza|sem|não|zonder|geen|bez|nie|بدون|لا)\s(?:\p{L}+\s){0,2}?(?=\p{L}*(?:book|reserv|appoint|order|termin|anmeld|bestell|cita|pedido|rendez|réserv|command|prenot|appunt|ordin|marca|encomend|afspra|rezerw|zapis|zamów|حجز|موعد|طلب))\p{L}+/giu;

/** "20 % of the bookings", "we manage your bookings": what is reckoned or looked after, and asked of no visitor. */
const RECKONED =
  /(?:\p{Nd}\s?%|(?<!\p{L})(?:gest\p{L}+|manag\p{L}+|handl\p{L}+|verwalt\p{L}+|beheer\p{L}*|zarządzan\p{L}+|إدارة))\s(?:(?:of|on|from|your|the|all|das?|dos?|de|des|les|vos|las|los|delle|le|der|den|auf|ihre|alle|van|op|od|z)\s){0,2}(?:book|reserv|réserv|buchung|prenot|boek|rezerw|orders|pedid|bestell|حجز|الحجوزات)\p{L}*/giu;

/** The owner says there what the website is to bring about. */
const PAGE =
  /(?<!\p{L})(?:web ?site|web ?page|site|page|webseite|homepage|seite|web|sitio|página|sito|pagina|strona|strony|الموقع|الصفحة)(?!\p{L})/iu;

/** What visitors of a trade do first, if its owner speaks of it. */
const BY_INDUSTRY: Record<Industry, readonly (keyof Said)[]> = {
  restaurant: ["book"],
  healthcare: ["trial", "appointment"],
  "real-estate": ["appointment", "book"],
  "professional-services": ["trial", "quote", "appointment"],
  ecommerce: ["trial", "order", "appointment"],
  other: ["trial", "book", "quote", "appointment", "order"],
};

/** Where who books comes to be seen, or to see. */
const CALLED_ON: ReadonlySet<Industry> = new Set(["healthcare", "real-estate", "professional-services"]);
/** "To book a tune-up": a thing is booked there, and no visit. */
const VISIT =
  /(?<!\p{L})(?:appointments?|visits?|termin\p{L}*|vereinbarung|voranmeld\p{L}*|anmeld\p{L}*|citas?|hora|turnos?|rendez-vous|rdv|appuntament\p{L}*|marca\p{L}*|afspra\p{L}*|um[óa]w\p{L}*|wizyt\p{L}*|موعد)(?!\p{L})/iu;
/** "reservation" in a restaurant is for a table, "bookings" may be for a room. */
const TABLE = /(?<!\p{L})(?:tables?|tisch\p{L}*|mesas?|tavol\p{L}|tafels?|stolik\p{L}*|طاول\p{L}*)(?!\p{L})/iu;
/** Who books in a house with rooms comes for nights. */
const ROOM =
  /(?<!\p{L})(?:rooms?|b&b|guest ?house|cottage|cabin|campsite|zimmer|gästezimmer|pension|ferienwohnung\p{L}*|ferienhaus|habitaci\p{L}+|casa rural|hostal|cabañas?|chambres?|gîte|chambres? d['’]hôtes|camer[ae]|agriturismo|rifugio|appartament\p{L}|quartos?|alojamento|pousada|kamers?|b&b|vakantiehuis\p{L}*|pok[oó]j\p{L}*|pokoi|pensjonat\p{L}*|nocleg\p{L}*|غرف|غرفة|نزل)(?!\p{L})/iu;
/** A room that is let, and not the one that is worked in. */
const NIGHT =
  /(?<!\p{L})(?:nights?|sleeps?|breakfast|nacht|nächte|frühstück|übernacht\p{L}*|noches?|desayuno|nuits?|petit[- ]déjeuner|nott[ei]|colazione|noites?|pequeno[- ]almoço|nachten|ontbijt|dob[aęy]|noc\p{L}*|śniadani\p{L}*|ليلة|إفطار|فطور)(?!\p{L})/iu;
const ONLINE =
  /(?<!\p{L})(?:form|online|website|site|web|módulo|modulo|formul\p{L}*|formularz\p{L}*|strona|الموقع)(?!\p{L})/iu;

/** What an owner speaks of that a visitor should do; `online` where they want it done on the page. */
export interface StatedAct {
  act: Act;
  online: boolean;
}

/**
 * Finds in the owner's sentences what a visitor of the trade should do. Nothing that nobody spoke of. What the website
 * is said to be for comes first, whatever the trade.
 */
export function statedAct(
  sentences: readonly string[],
  industry: Industry,
  language: PageLanguage,
): StatedAct | undefined {
  const open = sentences.map((sentence) => sentence.replace(WITHOUT, " ").replace(RECKONED, " "));
  const ofTrade = BY_INDUSTRY[industry];
  const ofPage = open.filter((sentence) => PAGE.test(sentence));
  const aim = firstSaid(ofPage, [...new Set([...ofTrade, ...BY_INDUSTRY.other])], language);
  const first = aim ?? firstSaid(open, ofTrade, language);
  return (
    first && {
      act: actOf(first.kind, industry, first.said, open),
      online: first.said.some((text) => ONLINE.test(text)),
    }
  );
}

/** The first of several acts that is spoken of, and the sentences that do. */
function firstSaid(sentences: readonly string[], kinds: readonly (keyof Said)[], language: PageLanguage) {
  for (const kind of kinds) {
    const words = new RegExp(wholeWords(SAID[language][kind]), "iu");
    const said = sentences.filter((sentence) => words.test(sentence));
    if (said.length > 0) return { kind, said };
  }
  return undefined;
}

function actOf(kind: keyof Said, industry: Industry, said: readonly string[], all: readonly string[]): Act {
  if (kind === "appointment" && !CALLED_ON.has(industry) && !said.some((text) => VISIT.test(text))) return "book";
  if (kind !== "book") return kind;
  if (industry === "restaurant") return said.some((text) => TABLE.test(text)) ? "table" : kind;
  return all.some((text) => ROOM.test(text) && NIGHT.test(text)) || said.some((text) => ROOM.test(text))
    ? "stay"
    : kind;
}
