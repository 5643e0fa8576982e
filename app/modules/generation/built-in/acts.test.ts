import { expect, it } from "vitest";
import type { PageLanguage } from "~/lib/languages";
import type { Industry } from "../../site/choices";
import { statedAct } from "./acts";

it.each<[PageLanguage, Industry, string, string]>([
  ["en", "restaurant", "Reservations for tables of six and more.", "table"],
  ["en", "other", "Free inspection, takes 40 minutes.", "quote"],
  ["en", "ecommerce", "Delivery in Kinsale, order by 11 for same day.", "order"],
  ["de", "healthcare", "Termine nur nach Vereinbarung.", "appointment"],
  ["es", "restaurant", "Reservas de mesa por teléfono.", "table"],
  ["fr", "professional-services", "Relecture sur devis.", "quote"],
  ["it", "restaurant", "Prenotare è meglio, il sabato è obbligatorio.", "book"],
  ["pt", "other", "Restauro só com orçamento.", "quote"],
  ["nl", "other", "Alleen op afspraak.", "appointment"],
  ["pl", "other", "Rezerwacja telefoniczna albo mailem.", "book"],
  ["ar", "healthcare", "حجز موعد سهل من الجوال.", "appointment"],
])("finds what visitors do, in %s for %s: %s", (language, industry, said, act) =>
  expect(statedAct([said], industry, language)?.act).toBe(act),
);

it.each<[PageLanguage, Industry, string]>([
  ["en", "restaurant", "No reservations, just turn up."],
  ["en", "ecommerce", "We sell books, and we order anything in."],
  ["en", "healthcare", "No appointment needed."],
  ["de", "healthcare", "Kommen Sie ohne Termin."],
  ["fr", "other", "On coupe sans rendez-vous."],
  ["es", "healthcare", "Sin cita previa."],
])("asks for nothing that the owner does without, in %s: %s%s", (language, industry, said) =>
  expect(statedAct([said], industry, language)).toBeUndefined(),
);

it("leads to the form where the owner wants it done on the page", () =>
  expect(statedAct(["Bookings through a form: idea, size, where."], "other", "en")).toEqual({
    act: "book",
    online: true,
  }));
