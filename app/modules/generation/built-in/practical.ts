import type { PageLanguage } from "~/lib/languages";
import type { Prose } from "../../facts/read-prose";
import { amountsIn } from "./amounts-in";

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

/** Sentences on practical things by the part of the page that they are about. */
export interface Practical {
  visit: string[];
  prices: string[];
  contact: string[];
}

/** Each goes where it belongs; where the page has neither hours nor place, all but money is said beside the contact. */
export function sorted(practical: readonly string[], isVisited: boolean): Practical {
  const prices = practical.filter((sentence) => amountsIn(sentence) > 0);
  const others = practical.filter((sentence) => amountsIn(sentence) === 0);
  const visit = isVisited ? others.filter((sentence) => ON_VISIT.test(sentence)) : [];
  return { visit, prices, contact: others.filter((sentence) => !visit.includes(sentence)) };
}

/** Where there is no list of prices, what is said of money is a part of the story. */
export function withMoneyTold(prose: Prose, isPriced: boolean): Prose {
  if (isPriced) return prose;
  const told = prose.practical.filter((sentence) => amountsIn(sentence) > 0);
  const practical = prose.practical.filter((sentence) => amountsIn(sentence) === 0);
  return { ...prose, practical, paragraphs: [...prose.paragraphs, ...told.map((sentence) => [sentence])] };
}
