import { describe, expect, test } from "vitest";
import { introduced, type IntroducedLanguage as Language } from "../../../../tests/factories/introduced";
import { findHours } from "../find-hours";
import { readSource } from "../source-text";

/** Each with a day on which hours have an exception, and the words of it that a row of the day may carry. */
const EXCEPTIONS: [Language, string, number, RegExp][] = [
  ["en", "Monday – Friday 8 a.m. – 4.30 p.m. (closed 12.30 – 1.15 for lunch)", 2, /12.30/],
  ["en", "Mon-Fri 9-5. We shut for lunch 1 to 2.", 2, /1 to 2/],
  ["en", "Mon-Fri 9-5.\n\nOn Fridays we take lunch from 1 to 2.", 4, /1 to 2/],
  ["en", "Mon-Fri 9-5. We shut for lunch 12.30 to 1.15 every day.", 2, /12.30/],
  ["en", "Mon-Fri 9-5. Closed midday.", 2, /midday/],
  ["en", "Open 9-5 Monday to Saturday, but we close at lunchtime on Wednesdays", 2, /lunch/],
  ["en", "Mon-Sat 9am-6pm. Fridays we stop for prayers between 12 and 2.", 4, /12/],
  ["en", "Hours: Tue-Sat 10-6 (lunch 1-1.30)", 2, /1.30/],
  ["en", "Open daily 8am-6pm. The first Monday of the month we open at noon.", 0, /noon/],
  ["en", "Mon-Fri 9-5, door locked 12.30 to 1.30", 2, /12.30/],
  ["en", "Mon-Fri 9-5, back at 2 after lunch", 2, /lunch/],
  ["en", "We open Mon-Fri 9-5. Every other Thursday we are at the market.", 3, /market/],
  ["de", "Mo-Fr 8-17 Uhr, mittags geschlossen", 2, /mittags/],
  ["de", "Mo-Fr 8-17 Uhr (12-13 Uhr Mittagspause)", 2, /12/],
  ["de", "Mo-Fr 8-17 Uhr. Über Mittag von 12 bis 13 Uhr zu.", 2, /12/],
  ["de", "Mo-Fr 8-17 Uhr. Freitags machen wir um 12 Uhr Mittag.", 4, /12/],
  ["de", "Mo-Sa 9-18 Uhr. Jeden ersten Samstag im Monat schon um 14 Uhr Schluss.", 5, /14/],
  ["de", "Di-Sa 9-18 Uhr. Mittwochs sind wir nachmittags auf Hausbesuch.", 2, /haus/i],
  ["es", "Lunes a viernes de 9 a 18, cerramos al mediodía", 2, /mediod/],
  ["es", "Lunes a viernes de 9:00 a 18:00 (de 13 a 14 cerrado por comida)", 2, /13/],
  ["es", "Lunes a viernes de 9:00 a 18:00. Los viernes comemos de 14 a 15.", 4, /14/],
  ["es", "Abierto de lunes a sábado de 9:00 a 18:00. El primer lunes de mes abrimos a las 12.", 0, /12/],
  ["fr", "Du lundi au vendredi 8h-18h, fermé entre midi et deux", 2, /midi/],
  ["fr", "Du lundi au vendredi 8h-18h (pause de 12h à 13h)", 2, /12h/],
  ["fr", "Du lundi au vendredi 8h-18h. Le vendredi on ferme à midi une heure.", 4, /midi/],
  ["fr", "Mardi-samedi 9h-19h. Le mercredi après-midi je suis en tournée.", 2, /tourn/],
  ["it", "Da lunedì a venerdì 9-18, chiuso all'ora di pranzo", 2, /pranzo/],
  ["it", "Da lunedì a venerdì 9-18 (pausa pranzo 13-14)", 2, /13/],
  ["it", "Da lunedì a venerdì 9-18. Il venerdì pausa dalle 12 alle 14.", 4, /12/],
  ["it", "Da lunedì a sabato 9-18. Il primo sabato del mese chiudiamo alle 13.", 5, /13/],
  ["pt", "Segunda a sexta das 9h às 18h, fecha para almoço", 2, /almo/],
  ["pt", "Segunda a sexta das 9h às 18h (encerra das 13h às 14h)", 2, /13/],
  ["pt", "Segunda a sexta das 9h às 18h. À sexta paramos entre as 12h e as 14h.", 4, /12/],
  ["nl", "Ma-vr 8.30-17.30, tussen de middag gesloten", 2, /middag/],
  ["nl", "Ma-vr 8.30-17.30 (12.30-13.00 pauze)", 2, /12.30/],
  ["nl", "Ma-vr 8.30-17.30. Op vrijdag lunchen we van 12 tot 13 uur.", 4, /12/],
  ["pl", "Pon-pt 8-17, przerwa obiadowa w południe", 2, /południe/],
  ["pl", "Pon-pt 8-17 (przerwa 12-13)", 2, /12/],
  ["pl", "Pon-pt 8-17. W piątki od 12 do 13 nieczynne.", 4, /12/],
  ["pl", "Pon-sob 9-18. W pierwszą sobotę miesiąca tylko do 13.", 5, /13/],
  ["ar", "مفتوح من السبت إلى الخميس من 9 صباحاً إلى 6 مساءً، مغلق وقت الظهر", 6, /الظهر/],
  ["ar", "مفتوح يومياً من 9 صباحاً إلى 10 مساءً. نغلق يوم الجمعة وقت الصلاة.", 4, /الصلاة/],
  ["ar", "مفتوح يومياً من 9 صباحاً إلى 10 مساءً (استراحة من 1 إلى 2 ظهراً)", 1, /1/],
  ["en", "Mon-Fri 9-5. Half day Wednesday.", 2, /half/i],
  ["en", "Mon-Sat 9-5. Wednesday early closing.", 2, /early/i],
  ["en", "Open every day 10-4. On Sunday mornings we're at church.", 6, /church/],
  ["fr", "Ouvert tous les jours 10h-18h. Un dimanche sur deux fermé.", 6, /deux/],
  ["de", "Täglich 10-18 Uhr. Jeden zweiten Sonntag zu.", 6, /zweiten/],
  ["es", "Abierto todos los días 10:00-18:00. Un domingo sí y otro no.", 6, /otro/],
  ["nl", "Elke dag open 10-18. Om de week op zondag dicht.", 6, /week/],
  ["it", "Aperto tutti i giorni 10-18. Una domenica sì e una no.", 6, /una no/],
  ["pt", "Aberto todos os dias das 10h às 18h. Domingo sim, domingo não.", 6, /não/],
  ["pl", "Czynne codziennie 10-18. Co druga niedziela nieczynne.", 6, /druga/],
];

describe("a day with an exception has no row without it", () => {
  test.each(EXCEPTIONS)("%s: %s", (language, text, day, carried) => {
    const { found } = findHours(readSource(introduced(language, text)), language);
    const plain = found.filter(
      ({ value: { weekdays, days, times, spans } }) =>
        weekdays.includes(day) && spans.length < 2 && !carried.test(`${days} ${times}`),
    );
    expect(plain.map(({ value }) => `${value.days}: ${value.times}`)).toEqual([]);
  });
  test.each<[Language, string]>([
    ["en", "Mon-Fri 9-5. We're good with grief, break-ups and big moves."],
    ["en", "Mon-Fri 9-5. Yoga every first Wednesday of the month."],
    ["en", "Mon-Fri 9-5. First Friday of the month is open mic in the back."],
    ["fr", "Ouverte par Solène et sa mère. Lundi-vendredi 9h-17h. Ateliers un mercredi sur deux de 14h à 17h."],
    ["de", "Mo-Fr 9-17 Uhr. Jeden ersten Mittwoch im Monat Werkstattkonzert."],
  ])("%s: %s is none", (language, text) => {
    const { found } = findHours(readSource(introduced(language, text)), language);
    expect(found.flatMap(({ value }) => value.weekdays)).toEqual([0, 1, 2, 3, 4]);
  });
});

test.each<[Language, string]>([
  ["en", "Open Mon-Sat 8 to 5. We roast on Tuesdays."],
  ["de", "Mo-Sa 9-18 Uhr. Mittwochs sind wir nachmittags auf Hausbesuch."],
  ["es", "Lunes a sábado de 9 a 18. Los martes comemos de 14 a 15."],
])("%s: %s: no days are cut out of what was said of several", (language, text) => {
  expect(findHours(readSource(introduced(language, text)), language).found).toEqual([]);
});

test.each<[Language, string]>([
  ["it", "Orario 8-12.30 e 15.30-19.30, sabato continuato."],
  ["de", "Mo-Fr 8-12 und 14-18 Uhr, samstags durchgehend."],
])("%s: %s: what goes on has no break", (language, text) => {
  const { found } = findHours(readSource(introduced(language, text)), language);
  expect(found.filter(({ value: { weekdays } }) => weekdays.includes(5))).toEqual([]);
});

test.each<[Language, string, string]>([
  ["nl", "Ma-vr 8:30-16:30. Inloop zonder afspraak woensdag tot 10:00 met nummertje.", "Inloop"],
  ["en", "On Sundays it depends, 6 to 8 except for regulars.\n\nMonday to Friday: 8.30 - 17.30", "On Sundays"],
])("%s: %s: times that were not understood stand with the table", (language, text, told) => {
  const { found, isCertain } = findHours(readSource(introduced(language, text)), language);
  expect([found.at(-1)?.value.note?.includes(told), isCertain]).toEqual([true, false]);
});

test("rows without a day in doubt stay where the sentences about that day stand with them, and are no data", () => {
  const told = "Hours: Mon-Thu 3pm-10pm, Fri 3pm-11pm, Sun noon-8pm. Wednesday is league night, only 4 lanes 6:30-9.";
  const { found, isCertain } = findHours(readSource(`We run a bowling alley.\n${told}`), "en");
  expect(found.map(({ value: { days, times } }) => `${days} ${times}`)).toEqual(["Fri 3pm-11pm", "Sun noon-8pm"]);
  expect(found.at(-1)!.value.note).toBe(told);
  expect(isCertain).toBe(false);
});

test.each([
  ["it", "Aperto mrtd-sab 7.30-13.30 e 16.30-20.30, domenica 7.30-14, lunedì chiuso."],
  ["en", "Open wdns-sat 9-5, Sunday 10-2."],
])("no table has only some of the days that were told, in %s", (language, text) =>
  expect(findHours(readSource(text), language).found).toEqual([]),
);

test("Tuesday is short in Italian, too", () =>
  expect(findHours(readSource("Aperto mart-sab 7.30-13.30."), "it").found[0]?.value.weekdays).toEqual([1, 2, 3, 4, 5]));
