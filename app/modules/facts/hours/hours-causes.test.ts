import { describe, expect, test } from "vitest";
import { findHours } from "../find-hours";
import { readSource } from "../source-text";

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const rows = (language: string, text: string) =>
  findHours(readSource(text), language).found.map(
    ({ value: { weekdays, spans, closed, times } }) =>
      `${weekdays.map((day) => DAYS[day]).join("")} ${closed ? "closed" : spans.map(({ opens, closes }) => `${opens}-${closes}`).join(" ") || times}`,
  );

describe("the office of a business that is one", () => {
  test.each([
    ["en", "Accounts and payroll. Office hours: Mon to Thu 8.45-4.45", ["MoTuWeTh 08:45-16:45"]],
    ["de", "Bürozeiten: Di und Do 10–16 Uhr", ["TuTh 10:00-16:00"]],
    ["es", "Horario de oficina: lunes a jueves de 8:30 a 14:00", ["MoTuWeTh 08:30-14:00"]],
    ["fr", "Nos bureaux sont ouverts du mardi au jeudi de 9h à 16h", ["TuWeTh 09:00-16:00"]],
    ["it", "Ufficio aperto da lunedì a giovedì 8:30-12:30", ["MoTuWeTh 08:30-12:30"]],
    ["pt", "Escritório aberto de segunda a quinta das 9h às 16h", ["MoTuWeTh 09:00-16:00"]],
    ["nl", "Kantooruren: ma t/m do 8.30-16.30", ["MoTuWeTh 08:30-16:30"]],
    ["pl", "Biuro czynne pon.-czw. 8:00-15:00", ["MoTuWeTh 08:00-15:00"]],
    ["ar", "مكتبنا مفتوح من الأحد إلى الأربعاء من 9:00 إلى 14:00", ["SuMoTuWe 09:00-14:00"]],
  ])("%s: %s", (language, text, expected) => {
    expect(rows(language, text)).toEqual(expected);
  });

  test.each([
    "Riding lessons for all ages. Office open Mon-Fri 9-1",
    "Our campsite has forty pitches. Office hours: daily 9-11",
    "The shop is open Mon-Sat 9-6.\nThe office is open Mon-Fri 9-5.",
  ])("not where there is more than an office: %s", (text) => {
    expect(rows("en", text)).not.toContain("MoTuWeThFr 09:00-13:00");
    expect(rows("en", text).filter((row) => /13:00|11:00|17:00/.test(row))).toEqual([]);
  });
});

describe("a day that is left out", () => {
  test.each([
    ["en", "Open every day except Thursday, 8 to 4", ["MoTuWeFrSaSu 08:00-16:00", "Th closed"]],
    ["de", "Täglich außer Montag und Dienstag 11 bis 22 Uhr", ["WeThFrSaSu 11:00-22:00", "MoTu closed"]],
    ["fr", "Tous les jours sauf le mardi de 10h à 18h", ["MoWeThFrSaSu 10:00-18:00", "Tu closed"]],
  ])("%s: %s", (language, text, expected) => {
    expect(rows(language, text)).toEqual(expected);
  });

  test("it is not closed where it has hours of its own", () => {
    expect(rows("en", "Open every day except Thursday 8 to 4, Thursday 8 to 1")).toEqual([
      "MoTuWeFrSaSu 08:00-16:00",
      "Th 08:00-13:00",
    ]);
  });
});

describe("words that people use", () => {
  test.each([
    ["de", "Mi–Sa 11–19 Uhr, So zu", ["WeThFrSa 11:00-19:00", "Su closed"]],
    ["nl", "Di t/m za 9-17 uur, zo en ma toe", ["TuWeThFrSa 09:00-17:00", "SuMo closed"]],
    ["en", "Tue-Fri 6pm-12 midnight", ["TuWeThFr 18:00-00:00"]],
    ["en", "Mon-Wed 8-4 (Eastern)", ["MoTuWe 08:00-16:00"]],
    ["en", "I work Mondays 9-3 and Fridays 12-6", ["Mo 09:00-15:00", "Fr 12:00-18:00"]],
    ["ar", "السبت من 4 عصراً إلى 12 منتصف الليل", ["Sa 16:00-00:00"]],
    ["pt", "Atendimento ter a qui 10h às 19h", ["TuWeTh 10:00-19:00"]],
    ["ar", "فاتحين كل يوم من 10 الصبح لحد 8 بالليل ماعدا الجمعة إجازة", ["MoTuWeThSaSu 10:00-20:00", "Fr closed"]],
    ["pt", "De segunda a sexta das 9h às 13h, ao sábado das 9h às 12h", ["MoTuWeThFr 09:00-13:00", "Sa 09:00-12:00"]],
    ["en", "The shop in the barn is open Friday and Saturday 10 to 4", ["FrSa 10:00-16:00"]],
    [
      "it",
      "Aperti tutti i giorni da metà giugno a metà settembre, dalle 8:30 alle 19:30",
      ["MoTuWeThFrSaSu dalle 8:30 alle 19:30"],
    ],
    ["de", "Ladencafé Mo–Fr 8–18 Uhr, Sa 9.30–16 Uhr", ["MoTuWeThFr 08:00-18:00", "Sa 09:30-16:00"]],
    ["en", "By appointment only, any day of the week, evenings fine.", ["MoTuWeThFrSaSu By appointment only"]],
    ["en", "330-555-0151, Monday to Friday 8 to 4, anna@mill.example", ["MoTuWeThFr 08:00-16:00"]],
    ["en", "Our riding school has ten ponies. The yard is open Tue to Sun 8-6.", ["TuWeThFrSaSu 08:00-18:00"]],
    [
      "pt",
      "Aberto de quinta a domingo das 7h as 18h e feriado tambem, seg a qua fechado",
      ["ThFrSaSu 07:00-18:00", "MoTuWe closed"],
    ],
    ["fr", "Mardi 10h-18h, nocturne le vendredi de 12h à 21h", ["Tu 10:00-18:00", "Fr 12:00-21:00"]],
  ])("%s: %s", (language, text, expected) => {
    expect(rows(language, text)).toEqual(expected);
  });
});

test("who has hours of opening is not open around the clock", () => {
  expect(rows("de", "24 Stunden erreichbar. Geschäft Mo–Fr 9–17 Uhr.")).toEqual(["MoTuWeThFr 09:00-17:00"]);
  expect(rows("de", "Taxi auf Rügen. Tag und Nacht geöffnet.")).toEqual(["MoTuWeThFrSaSu 00:00-23:59"]);
});

test("a bar beside something else that is open has hours of its own", () => {
  expect(rows("en", "Green open April to September, 10am to dusk. Bar open Fri & Sat 7-11.")).toEqual([]);
});

test("a sentence that is not understood casts doubt on all days from the first to the last that it names", () => {
  const text = "Montag bis Donnerstag 7 - 18 Uhr. Montag bis Donnerstag 8 - 17 Uhr ab der neunten, Freitag 8 - 14 Uhr.";
  expect(rows("de", text).filter((row) => /(Tu|We)/.test(row))).toEqual([]);
});

describe("halves and quarters of an hour", () => {
  test.each([
    ["es", "Abrimos de martes a domingo desde las 12 hasta las 4 y media", ["TuWeThFrSaSu 12:00-16:30"]],
    ["it", "Aperto da lunedì a venerdì dalle 9 e mezza alle 17", ["MoTuWeThFr 09:30-17:00"]],
    ["pt", "Aberto de segunda a sexta das 9 e meia às 17h", ["MoTuWeThFr 09:30-17:00"]],
    ["fr", "Ouvert du lundi au vendredi de 9 heures et demie à 17 heures", ["MoTuWeThFr 09:30-17:00"]],
    ["pl", "Czynne od poniedziałku do piątku od 9 i pół do 17", ["MoTuWeThFr 09:30-17:00"]],
    ["en", "Open Mon-Fri half nine to half five", ["MoTuWeThFr 09:30-17:30"]],
    ["en", "Open Mon-Fri half past 9 to quarter past 5", ["MoTuWeThFr 09:30-17:15"]],
    ["en", "Open Mon-Fri quarter to nine to five-thirty", ["MoTuWeThFr 08:45-17:30"]],
    ["de", "Geöffnet Mo-Fr halb neun bis Viertel nach fünf", ["MoTuWeThFr 08:30-17:15"]],
    ["nl", "Open ma-vr half negen tot kwart over vijf", ["MoTuWeThFr 08:30-17:15"]],
    ["fr", "Ouvert du lundi au vendredi de 9 heures et quart à 17 heures", ["MoTuWeThFr 09:15-17:00"]],
    ["es", "Abrimos de martes a domingo desde las 12 hasta las 5 menos cuarto", ["TuWeThFrSaSu 12:00-16:45"]],
    ["pl", "Czynne od poniedziałku do piątku od wpół do ósmej do 17", ["MoTuWeThFr 07:30-17:00"]],
  ])("%s: %s", (language, text, expected) => {
    expect(rows(language, text)).toEqual(expected);
  });
});

describe("a sentence beside hours", () => {
  test("a further stall leaves the shop's day as it is", () => {
    const text =
      "Open Tues to Fri 7 till 3, Saturday 7 till 1. Saturdays we also have a stall on the market, 8 till 2.";
    expect(rows("en", text)).toEqual(["TuWeThFr 07:00-15:00", "Sa 07:00-13:00"]);
    expect(rows("en", "Open Tues to Sat 7 till 3. Saturdays we have a stall on the market, 8 till 2.")).not.toContain(
      "TuWeThFrSa 07:00-15:00",
    );
  });

  test("a law court leaves the office all there is", () => {
    const text =
      "A claim must reach the labour court soon. Office hours: Monday and Tuesday 8.30 to 12.30 and 14.00 to 17.30. Wednesday 8.30 to 12.30.";
    expect(rows("en", text)).toEqual(["MoTu 08:30-12:30 14:00-17:30", "We 08:30-12:30"]);
  });

  test("what goes on behind an office's hours waits with them", () => {
    expect(rows("en", "Riding lessons for all ages. Office: Mon and Tue 9-1. Wednesday 9-12.")).toEqual([]);
  });
});

describe("as owners say it of themselves", () => {
  test.each([
    [
      "pt",
      "Faço marmitas em Uberlândia. Abro de segunda a sexta das 10h às 14h, domingo fechado.",
      ["MoTuWeThFr 10:00-14:00", "Su closed"],
    ],
    [
      "fr",
      "Cordonnerie à Lévis. Mardi mercredi 9h30 à 17h30, fermé dimanche pis lundi.",
      ["TuWe 09:30-17:30", "SuMo closed"],
    ],
    [
      "es",
      "Birria en Tepito. Abrimos jueves a domingo desde las 8 de la mañana hasta que se acaba.",
      ["ThFrSaSu desde las 8 de la mañana hasta que se acaba"],
    ],
    ["en", "A workshop. The shop itself is open wed-sun noon to 8.", ["WeThFrSaSu 12:00-20:00"]],
    [
      "ar",
      "المحل مفتوح من السبت إلى الخميس من 10 الصبح إلى 1 الظهر ومن 4:30 العصر إلى 10 بالليل.",
      ["SaSuMoTuWeTh 10:00-13:00 16:30-22:00"],
    ],
  ])("%s: %s", (language, text, expected) => {
    expect(rows(language, text)).toEqual(expected);
  });

  test("hours of a season are no table beside those of another that were not understood", () => {
    const summer =
      "Van april tot en met september open maandag t/m vrijdag 8.00 - 17.00 uur en zaterdag 9.00 - 12.00 uur.";
    const winter = "Van oktober tot en met maart alleen dinsdag en donderdag 13.00 - 17.00 uur.";
    expect(rows("nl", `${summer} ${winter} Zondags zijn we dicht.`)).toEqual([]);
  });

  test("days without hours are no table where the hours were not understood", () => {
    expect(rows("nl", "Winkel open wo t/m vr 12.00-18.00, zaterdag wisselend zie facebook. Ma en di dicht.")).toEqual(
      [],
    );
  });
});
