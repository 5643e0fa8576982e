import { claimCases } from "./claim-case";

const garage = { title: "Fernhill Garage", brief: `Car repairs in Stroud, run by Pauline Okafor and two mechanics. MOT £45, full service from £189, tyres fitted while you wait. Open Mon-Fri 8am to 5.30pm, Sat 8.30-12.30. 14 Cainscross Road, Stroud GL5 4EZ. Tel 01453 555 019, hello@fernhillgarage.example. We opened in 1998. Bosch Car Service partner since 2011. 12 month guarantee on parts.` };
const yoga = { title: "Yogaraum Linde", brief: `Kleines Yogastudio in Freiburg, geleitet von Miriam Seidel. Kurse montags und mittwochs 18:30 bis 20:00 Uhr, Probestunde 12 Euro, Zehnerkarte 140 Euro. Höchstens 9 Personen je Kurs. Lindenstraße 8, 79104 Freiburg. Zertifiziert nach §20 SGB V. Telefon 0761 555 0177.` };
const florist = { title: "Flores Altamira", brief: `Floristería en Sevilla desde 1987. Ramos de temporada a partir de 25 euros, suscripción semanal 18 € . Abierto de martes a sábado de 10:00 a 14:00 y de 17:30 a 20:30. Calle Feria 61. Teléfono 954 55 01 23. Lleva la tienda Rocío Márquez con su hermano Julián.` };
const vet = { title: "Marsh Lane Vets", brief: `Small animal vets in Ely. Three vets: Dr Hannah Price, Dr Amir Qureshi, Dr Leo Blake. Consultation £42, puppy pack £95, neutering from £110. RCVS accredited practice. Emergency line 01353 555 044 day and night. "They saved our old spaniel twice," says Joan Tilley.` };
/** Four businesses written after the finder had been tuned on the others. */
export const lateTexts = [
  ...claimCases("en", garage, [
    ["a duration that nobody gave", "Your MOT costs {{£45}} and takes about [[number|forty minutes]]."],
    ["name and year from two sentences", "{{Pauline Okafor}} opened the garage in {{1998}}."],
    ["one price given, one not", "Full services start at {{£189}}; a winter check is [[price|£29]]."],
    ["two figures swapped", "Ring {{01453 555019}} or [[phone|01453 555 091]]."],
    ["half an hour longer", "We are open until [[hours|6pm on weekdays]]."],
    ["the same in full", "Saturday {{8:30am to 12:30pm}}."],
    ["invented customers", "More than [[number|4,000 happy drivers]] trust us."],
    ["an invented rating", "Rated [[number|4.9 out of 5]] on Google."],
    ["hyphenated", "All parts carry a {{12-month}} guarantee."],
    ["an invented award", "Named [[award|Garage of the Year 2022]]."],
    ["partner without the year", "A {{Bosch Car Service}} partner for years."],
    ["an invented voice", "[[testimonial|“Honest, quick and fair. I would not go anywhere else.” — Derek W.]]"],
    ["an invented discount", "Book online and save [[percentage|10%]]."],
    ["address as given", "Find us at {{14 Cainscross Road, Stroud}}."],
    ["an invented colleague", "[[person|Steve Marlow]], our senior mechanic, looks after diesels."],
    ["an invented licence", "[[certification|ATA accredited]] technicians."],
    ["an invented second place", "A second workshop opened in [[date|May 2015]]."],
    ["a second address", "Write to {{hello@fernhillgarage.example}} or [[email|booking@fernhillgarage.example]]."],
  ]),
  ...claimCases("de", yoga, [
    ["name as given, year not", "{{Miriam Seidel}} unterrichtet seit [[date|2009]]."],
    ["euro sign for the word, one price more", "Probestunde {{12 €}}, Zehnerkarte {{140,00 €}}, Monatskarte [[price|89 €]]."],
    ["days and times together", "{{Montag und Mittwoch, 18.30–20 Uhr}}."],
    ["a day without a course", "Freitags um [[hours|17 Uhr]] gibt es Yin Yoga."],
    ["figure in words", "Kleine Gruppen mit {{höchstens neun Personen}}."],
    ["an invented prize", "Ausgezeichnet mit dem [[award|Freiburger Gesundheitspreis]]."],
    ["invented members", "Über [[number|300 Mitglieder]] üben mit uns."],
    ["street shortened", "{{Lindenstr. 8 in 79104 Freiburg}}"],
    ["with country code", "Anruf genügt: {{+49 761 5550177}}."],
  ]),
  ...claimCases("es", florist, [
    ["year as given", "Desde {{1987}} en el centro de Sevilla."],
    ["one price more", "Ramos desde {{25 €}} y coronas desde [[price|60 €]]."],
    ["two whole names, one of them invented", "{{Rocío Márquez}} y [[person|Carmen Delgado]] preparan cada ramo."],
    ["an invented promise", "Envío en [[number|24 horas]]."],
    ["times shortened", "Martes a sábado, {{10-14 h}} y {{17:30-20:30 h}}."],
    ["a day that is closed", "[[hours|Domingos de 10:00 a 14:00]]."],
    ["sign for the word", "Suscripción de {{18 euros a la semana}}."],
  ]),
  ...claimCases("en", vet, [
    ["three names with titles, the last invented", "Meet {{Dr Hannah Price}}, {{Dr Amir Qureshi}} and [[person|Dr Ruth Evans]]."],
    ["one price more", "Consultations are {{£42}}, repeat visits [[price|£30]]."],
    ["a voice as given", "{{“They saved our old spaniel twice.” Joan Tilley}}"],
    ["day and night in figures", "Our emergency line is open {{24 hours a day}}: {{01353 555044}}."],
    ["an invented badge without a word for it", "[[certification|Cat Friendly Clinic, Gold]]"],
    ["invented years", "Looking after Ely's pets for [[number|25 years]]."],
    ["one price more", "Neutering from {{£110}}, microchips [[price|£15]]."],
    ["staff as given, nurses not", "{{Three vets}} and [[number|six nurses]]."],
    ["licence as given", "{{RCVS accredited}}"],
  ]),
];
