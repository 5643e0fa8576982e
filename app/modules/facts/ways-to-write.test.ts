import { expect, it } from "vitest";
import { wayToWrite } from "./ways-to-write";

it.each([
  "No form.",
  "a big button please, NO form I never see the emails",
  "Kein Kontaktformular und kein WhatsApp.",
  "Im Formular keine Gesundheitsdaten; am liebsten gar kein Formular.",
  "Nada de formularios, por favor.",
  "Pas de formulaire personne remplit ça",
  "Niente moduli.",
  "Sem formulário.",
  "Geen formulieren aub",
  "Bez formularza.",
  "بدون نموذج",
])("reads who wants no form: %s", (said) => expect(wayToWrite([said])).toBe("no form"));

it.each([
  "Bookings by phone only.",
  "Just call us.",
  "Anmeldung nur telefonisch.",
  "Solo por teléfono.",
  "Réservation uniquement par téléphone",
  "Si prenota solo per telefono, perché ci piace sentire chi arriva",
  "Só por telefone.",
  "alleen bellen",
  "Tylko telefonicznie.",
  "بالهاتف فقط",
])("reads who wants calls alone: %s", (said) => expect(wayToWrite([said])).toBe("calls"));

it.each([
  ["Bookings through a form: idea, size, where.", "form"],
  ["Write to us at any hour.", "writing"],
  ["We accept no form of payment but cash.", undefined],
  ["Information on the platform.", undefined],
  ["Call 0113 496 0182.", undefined],
] as const)("reads %s as %s", (said, way) => expect(wayToWrite([said])).toBe(way));
