import { expect, test } from "vitest";
import { askedIn } from "./asked-fields";
import { formPurpose } from "./form-purpose";

test("the form asks what the owner wants to know", () => {
  expect(formPurpose(["Bookings thru a form: idea, size in cm, where on the body."], "other", "en")).toEqual({
    act: "book",
    asks: ["Idea", "Size in cm", "Where on the body"],
  });
});

test.each([
  [
    "Estimate form should ask for zip code, approx square feet, and when they want it done.",
    ["Zip code", "Approx square feet", "When you want it done"],
  ],
  [
    "E um formulário «Quanto rende a casa?» (localidade, tipologia, telefone).",
    ["Localidade", "Tipologia", "Telefone"],
  ],
  ['A "Start the trial" form with name, council, number of plots, email.', ["Council", "Number of plots"]],
  ["La page doit amener à la demande de devis : date, adresse, menu.", ["Date", "Adresse", "Menu"]],
  ["La web: una página que lleve a pedir la semana gratis (nombre, turno, estudios).", ["Turno", "Estudios"]],
  ["Ponham o formulário com a data do casamento.", ["Data do casamento"]],
  ["An enquiry form with a note that sending it does not make us your solicitors.", []],
  ["What is my house worth form, some areas (Fairhope, Daphne, Spanish Fort).", []],
  ["modulo VIP con lavabo e specchio, 420 € al weekend", []],
  [
    "Modulo: ditta, partita IVA, luogo, date, fiera o festa, numero ospiti, cellulare del responsabile.",
    ["Ditta", "Partita IVA", "Luogo", "Date", "Fiera o festa", "Numero ospiti", "Cellulare del responsabile"],
  ],
  ["We form bowls by hand: plates, cups, jugs.", []],
  [
    "Formulario: nombre del local, metros, problema, hora a la que podemos llamar.",
    ["Nombre del local", "Metros", "Problema", "Hora a la que podemos llamar"],
  ],
  ["Bouton « Prendre rendez-vous » : prénom, téléphone, date du terme.", ["Prénom", "Téléphone", "Date du terme"]],
  [
    'Da brauchts nen Knopf "Eisrad anfragen" mit Datum, Ort, wie viele Leute, Mail.',
    ["Datum", "Ort", "Wie viele Leute"],
  ],
  ["Then a booking request: date, which boat, how many adults.", ["Date", "Which boat", "How many adults"]],
  ['Button "Order": we ship on Mondays.', []],
])("%s", (sentence, fields) => {
  expect(askedIn(sentence)).toEqual(fields);
});

test("in a restaurant one books a table", () => {
  expect(formPurpose(["Trattoria a Bari.", "Prenotare è meglio!"], "restaurant", "it")).toEqual({ act: "table" });
});

test("where nobody sits one books no table", () => {
  const said = ["Pasticceria a Bari.", "Panettone, prenotazione entro il 12 dicembre."];
  expect(formPurpose(said, "restaurant", "it")).toEqual({ act: "book" });
});

test("a button whose words are to book or order is what the form is for", () => {
  const said = ["Cours de couture à Lille, on réserve une semaine avant."];
  expect(formPurpose(said, "other", "fr", "Je réserve")).toEqual({ act: "book" });
  expect(formPurpose(said, "other", "fr", "Voir le planning")).toBeUndefined();
});

test("who spoke of nothing of the kind has the ordinary form", () => {
  expect(
    formPurpose(["No reservations, just come.", "We form bowls by hand: plates, cups, jugs."], "restaurant", "en"),
  ).toBe(undefined);
});
