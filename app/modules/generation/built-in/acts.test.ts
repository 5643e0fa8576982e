import { expect, it } from "vitest";
import type { PageLanguage } from "~/lib/languages";
import type { Industry } from "../../site/choices";
import { brief } from "../../site/brief";
import { statedAct } from "./acts";
import { planFor } from "./built-in-designer";

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
  ["en", "professional-services", "Solo £9 a month, 30 days free, no card needed.", "trial"],
  ["en", "professional-services", "30 day trial, no card.", "trial"],
  ["en", "ecommerce", "We want folks to book a tune up online.", "book"],
  ["es", "other", "La primera clase es gratis, posta.", "trial"],
  ["de", "other", "Probetraining jederzeit.", "trial"],
  ["fr", "restaurant", "La page doit amener à la demande de devis.", "quote"],
  ["es", "other", "Una página que lleve a pedir la semana gratis (nombre, oposición, turno).", "trial"],
  ["es", "healthcare", "Los turnos se piden por WhatsApp, se puede sacar turno hoy.", "appointment"],
  ["en", "other", "Booking for the rooms by mail, breakfast included.", "stay"],
  ["pl", "other", "Rezerwacja: pokój ze śniadaniem, telefonicznie.", "stay"],
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
  ["es", "other", "Grupos en turno de mañana o de tarde."],
  ["pt", "real-estate", "Quanto custa: 20 % das reservas, sem mensalidade."],
  ["en", "real-estate", "We manage your bookings and the cleaning."],
  ["en", "other", "Free parking, trial runs on Sundays are loud."],
])("asks for nothing that the owner does without, in %s: %s%s", (language, industry, said) =>
  expect(statedAct([said], industry, language)).toBeUndefined(),
);

it("leads to the form where the owner wants it done on the page", () =>
  expect(statedAct(["Bookings through a form: idea, size, where."], "other", "en")).toEqual({
    act: "book",
    online: true,
  }));

it("leads to WhatsApp where its owner names it and the country is sure", () => {
  const action = (designBrief: string) =>
    planFor(
      brief.parse({ projectTitle: "Tiffin", industry: "other", audience: "families", template: "modern", designBrief }),
    ).primaryAction;
  const tiffin = "We cook tiffins in Leicester. One tiffin £8.50. Call 0116 555 0134";
  expect(action(`${tiffin} or WhatsApp.`)).toEqual({
    label: "WhatsApp 0116 555 0134",
    href: "https://wa.me/441165550134",
  });
  expect(action(`${tiffin}.`).href).toBe("tel:01165550134");
});
