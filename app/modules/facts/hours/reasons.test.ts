import { describe, expect, test } from "vitest";
import { findHours } from "../find-hours";
import { readSource } from "../source-text";

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const rows = (language: string, text: string) =>
  findHours(readSource(text), language).found.map(
    ({ value: { weekdays, spans, closed, times } }) =>
      `${weekdays.map((day) => DAYS[day]).join("")} ${closed ? "closed" : spans.map(({ opens, closes }) => `${opens}-${closes}`).join(" ") || times}`,
  );

describe("why it is so changes no day", () => {
  test.each([
    ["en", "Open Tue to Sat 9-5, Monday is baking day so closed.", ["TuWeThFrSa 09:00-17:00", "Mo closed"]],
    [
      "de",
      "Offen Mo bis Do 9-17 Uhr, Freitag sind wir im Wald also geschlossen.",
      ["MoTuWeTh 09:00-17:00", "Fr closed"],
    ],
    [
      "fr",
      "Ouvert mardi et jeudi 14h-18h, le vendredi je suis au marché donc fermé.",
      ["TuTh 14:00-18:00", "Fr closed"],
    ],
    ["it", "Aperto lun mar 9.00-18.30, giovedì siamo in montagna quindi chiuso.", ["MoTu 09:00-18:30", "Th closed"]],
    [
      "es",
      "Abierto lunes a viernes de 9 a 17 h. Domingo cerrado porque vamos al campo.",
      ["MoTuWeThFr 09:00-17:00", "Su closed"],
    ],
    ["pt", "Aberto seg a sex das 10h às 14h, domingo não abre.", ["MoTuWeThFr 10:00-14:00", "Su closed"]],
    ["en", "Open mon to fri 8am-8pm, not sundays.", ["MoTuWeThFr 08:00-20:00", "Su closed"]],
    ["en", "Open Mon-Sat 9.30-5 (Thurs late till 8).", ["MoTuWeFrSa 09:30-17:00", "Th 09:30-20:00"]],
    ["en", "Open Mon to Fri 9-5, Sundays closed we're in church.", ["MoTuWeThFr 09:00-17:00", "Su closed"]],
    [
      "ar",
      "الحمام مفتوح من الثلاثاء إلى الأحد من السابعة صباحا إلى العاشرة ليلا، ومغلق يوم الاثنين للتنظيف.",
      ["TuWeThFrSaSu 07:00-22:00", "Mo closed"],
    ],
    [
      "ar",
      "فاتحين من السبت للأربع من ١١ الصبح لـ ٩ بالليل، والخميس من ١١ لـ ٦، والجمعة إجازة.",
      ["SaSuMoTuWe 11:00-21:00", "Th 11:00-18:00", "Fr closed"],
    ],
    [
      "en",
      "Timing Monday to Saturday 9.30 am to 8 pm, lunch 1.30 to 2.30 shop is closed.",
      ["MoTuWeThFrSa 09:30-13:30 14:30-20:00"],
    ],
    [
      "pl",
      "Biuro i magazyn: pn-czw 10-18, pt 10-19, sob i nd zamknięte.",
      ["MoTuWeTh 10:00-18:00", "Fr 10:00-19:00", "SaSu closed"],
    ],
    ["pl", "Czynne pn-pt 10-18, ale w środy tylko do 16.", ["MoTuThFr 10:00-18:00", "We 10:00-16:00"]],
  ])("%s: %s", (language, text, expected) => {
    expect(rows(language, text)).toEqual(expected);
  });

  test.each([
    "Open Tue to Sat 9-5, Monday the kitchen is cold so closed.",
    "Open Mon to Fri 9-5, Sundays closed we are the best in town for lunch.",
    "Open Mon to Fri 9-5, lunch 12 to 2 the kitchen is closed.",
    "Open Mon to Fri 9-5. Every day 12 to 1 nobody answers the door.",
  ])("unread: %s", (text) => {
    expect(rows("en", text)).toEqual([]);
  });
});

describe("a part of the year from one day to another", () => {
  test.each([
    ["en", "Open every day 9 to 6 from 28 March to 1 November.", "MoTuWeThFrSaSu"],
    ["de", "Geöffnet vom 2. Mai bis 30. September, täglich 10-18 Uhr.", "MoTuWeThFrSaSu"],
    ["pl", "Sezon od 1 maja do 30 września, codziennie 8-20.", "MoTuWeThFrSaSu"],
    ["it", "Aperto tutti i giorni 8.30-19 da Pasqua a fine settembre.", "MoTuWeThFrSaSu"],
  ])("%s: %s", (language, text, days) => {
    const { found, isCertain } = findHours(readSource(text), language);
    expect(found.map(({ value }) => value.weekdays.map((day) => DAYS[day]).join(""))).toEqual([days]);
    expect(isCertain).toBe(false);
  });

  test.each([
    "Open day on Saturday 14 June, 10 to 12.",
    "In season from 1 May to 30 June daily 8-20, out of season ring us.",
  ])("unread: %s", (text) => {
    expect(rows("en", text)).toEqual([]);
  });
});
