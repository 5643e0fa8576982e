import type { BusinessFacts } from "../../site/site-plan";
import type { PageLanguage } from "~/lib/languages";

/** What sentences on getting there, and on when somebody is there, have in them, in each language. */
const ON_VISITS: Record<PageLanguage, string> = {
  en: "park(?:ing)?|bus|tram|train|station|wheelchair|step-free|accessible|entrance|stairs|lift|door|clos(?:ed|es)|opens?|walk-ins?|no (?:reservations?|bookings?|appointments?)|last entry",
  de: "park\\p{L}*|bus|tram|bahn\\p{L}*|haltestelle|barrierefrei|eingang|geschlossen|geöffnet|ohne (?:termin|anmeldung|reservierung)",
  es: "aparca\\p{L}*|parada|metro|autobús|accesible|entrada|cerrad\\p{L}|abiert\\p{L}|sin (?:cita|reserva)",
  fr: "parking|stationne\\p{L}*|métro|tram|arrêt|accessible|entrée|fermée?s?|ouverte?s?|sans (?:rendez-vous|réservation)",
  it: "parchegg\\p{L}*|fermata|accessibil\\p{L}*|ingresso|chius\\p{L}|apert\\p{L}|senza (?:appuntamento|prenotazione)",
  pt: "estacion\\p{L}*|paragem|acessív\\p{L}*|entrada|fechad\\p{L}|abert\\p{L}|sem (?:marcação|reserva)",
  nl: "parkeer\\p{L}*|parkeren|halte|toegankelijk|ingang|gesloten|geopend|zonder (?:afspraak|reservering)",
  pl: "parking\\p{L}*|przystan\\p{L}*|dojazd\\p{L}*|wejści\\p{L}*|nieczynn\\p{L}|otwart\\p{L}|bez (?:zapisów|rezerwacji)",
  ar: "موقف|مواقف|مدخل|مغلق|مفتوح|بدون موعد",
};
const ON_VISIT = new RegExp(`(?<!\\p{L})(?:${Object.values(ON_VISITS).join("|")})(?!\\p{L})`, "iu");

/** Whether a sentence is on getting there, or on when somebody is there. */
export const isOnVisit = (sentence: string): boolean => ON_VISIT.test(sentence);

/** Whether the page has hours or a place. */
export const isVisited = ({ hours, address }: Pick<BusinessFacts, "hours" | "address">): boolean =>
  hours.length > 0 || address !== undefined;
