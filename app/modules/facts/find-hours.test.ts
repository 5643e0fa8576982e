import { describe, expect, test } from "vitest";
import { detectLanguage } from "../language/detect-language";
import { findHours } from "./find-hours";
import { readSource } from "./source-text";

const readIn = (language: string, text: string) => findHours(readSource(text), language);
const read = (text: string) => readIn(detectLanguage(text).lang, text);
const rowsIn = ({ found }: ReturnType<typeof read>) =>
  found.map(({ value }) => `${value.days} = ${value.closed ? "closed" : value.times}`);
const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
/** Each day with its times, as search engines have it. */
const week = ({ found }: ReturnType<typeof read>) =>
  found.flatMap(({ value: { weekdays, spans, closed } }) =>
    closed || spans.length === 0
      ? []
      : `${weekdays.map((day) => DAYS[day]).join("")} ${spans.map(({ opens, closes }) => `${opens}-${closes}`).join(" ")}`,
  );

describe("times that begin when those before them are over come to them", () => {
  test.each([
    ["Mo–Fr 8–12 Uhr und Di, Do 14–17 Uhr", ["MoTuWeThFr 08:00-12:00", "TuTh 14:00-17:00"]],
    ["Open Mon-Fri 9-12 and Wed 2-6.", ["MoTuWeThFr 09:00-12:00", "We 14:00-18:00"]],
    ["Open daily 10-6, Thursday 10-9.", ["MoTuWeFrSaSu 10:00-18:00", "Th 10:00-21:00"]],
    ["Open Mon-Sat 9-5, Wed 1-5.", ["MoTuThFrSa 09:00-17:00", "We 13:00-17:00"]],
  ])("%s", (text, days) => expect(week(read(text))).toEqual(days));
});

describe("rows of opening hours in the owner's words", () => {
  test.each([
    ["Mon-Fri 9am-5pm, Sat 10-2, closed Sundays", ["Mon-Fri = 9am-5pm", "Sat = 10-2", "Sundays = closed"]],
    ["Tue–Sun 17:00–23:00", ["Tue–Sun = 17:00–23:00"]],
    ["Monday to Friday: 8:00 - 18:00", ["Monday to Friday = 8:00 - 18:00"]],
    ["Dienstag bis Freitag zwischen 10 und 20 Uhr", ["Dienstag bis Freitag = zwischen 10 und 20 Uhr"]],
    ["closed Mondays", ["Mondays = closed"]],
    ["We are open daily 7am to 3pm.", ["Daily = 7am to 3pm"]],
    ["Open daily 10am to 6pm, Thursday until 9pm.", ["Daily = 10am to 6pm", "Thursday = until 9pm"]],
    ["9-5 weekdays, 10-2 Saturdays", ["Weekdays = 9-5", "Saturdays = 10-2"]],
    ["Mon, Wed & Fri: 8am – 12pm & 1pm – 5pm", ["Mon, Wed & Fri = 8am – 12pm & 1pm – 5pm"]],
    [
      "Monday through Saturday from 11 a.m. to 10 p.m. and Sunday noon to 8 p.m.",
      ["Monday through Saturday = from 11 a.m. to 10 p.m.", "Sunday = noon to 8 p.m."],
    ],
    ["Lunch Tue-Sun 12-3, dinner 18-22:30", ["Lunch Tue-Sun = 12-3, dinner 18-22:30"]],
    ["Sunday: by appointment", ["Sunday = by appointment"]],
    ["Closed on Sundays and bank holidays.", ["Sundays and bank holidays = closed"]],
    ["Closed Mondays, Tuesday to Friday 9-5", ["Mondays = closed", "Tuesday to Friday = 9-5"]],
    [
      "Montag bis Donnerstag 8:00 - 17:00 Uhr, Samstag und Sonntag geschlossen",
      ["Montag bis Donnerstag = 8:00 - 17:00 Uhr", "Samstag und Sonntag = closed"],
    ],
    ["Di-Fr 9-18 Uhr, Sa 9-14 Uhr, montags Ruhetag", ["Di-Fr = 9-18 Uhr", "Sa = 9-14 Uhr", "Montags = closed"]],
    [
      "Lunes a viernes de 9:00 a 14:00 y de 16:00 a 20:00, domingos cerrado",
      ["Lunes a viernes = de 9:00 a 14:00 y de 16:00 a 20:00", "Domingos = closed"],
    ],
    ["الأحد - الخميس: ٩:٠٠ - ١٧:٠٠، الجمعة مغلق", ["الأحد - الخميس = ٩:٠٠ - ١٧:٠٠", "الجمعة = closed"]],
    ["| Monday | 9:00 – 17:00 |\n| Tuesday | closed |", ["Monday = 9:00 – 17:00", "Tuesday = closed"]],
    ["Open 24/7", ["Every day = 24/7"]],
    ["First Saturday of the month 10-2", []],
    ["Sat every second week 10:00-14:00", []],
    [
      "Orari\nMartedì - Sabato 12:30 - 15:00 e 19:30 - 23:00\nLunedì chiuso",
      ["Martedì - Sabato = 12:30 - 15:00 e 19:30 - 23:00", "Lunedì = closed"],
    ],
  ])("%s", (text, rows) => {
    expect(rowsIn(read(text))).toEqual(rows);
  });

  test.each([
    "Saturday throwing class, four hours - €85",
    "So they are warm, do 3 times",
    "Call us on Monday",
    "We closed a deal in May",
  ])("none in: %s", (text) => {
    expect(rowsIn(read(text))).toEqual([]);
  });
});

describe("days with their times", () => {
  test.each([
    ["en", "Mon-Fri 8.30-5.30, Sat 10-2", ["MoTuWeThFr 08:30-17:30", "Sa 10:00-14:00"]],
    ["en", "Fri-Mon 9am-5:30pm", ["FrSaSuMo 09:00-17:30"]],
    ["en", "Tue-Sat 12-3, 6-11", ["TuWeThFrSa 12:00-15:00 18:00-23:00"]],
    ["en", "Friday and Saturday evenings, 5-10", ["FrSa 17:00-22:00"]],
    ["en", "Fri 6pm-2am", ["Fr 18:00-02:00"]],
    ["en", "Daily 5pm to midnight", ["MoTuWeThFrSaSu 17:00-00:00"]],
    ["en", "Open Mon to Fri nine to five", ["MoTuWeThFr 09:00-17:00"]],
    ["en", "Mon to Fri 10am - 5pm (closed for lunch 1-2)", ["MoTuWeThFr 10:00-13:00 14:00-17:00"]],
    ["en", "Open daily 10am to 6pm, Thursday until 9pm", ["MoTuWeFrSaSu 10:00-18:00", "Th 10:00-21:00"]],
    ["en", "Open 24 hours a day, 7 days a week", ["MoTuWeThFrSaSu 00:00-23:59"]],
    ["de", "Mo-Do 9-12 und 14-17 Uhr, Fr 9-13 Uhr", ["MoTuWeTh 09:00-12:00 14:00-17:00", "Fr 09:00-13:00"]],
    ["de", "Täglich außer Mittwoch 8 Uhr morgens bis 6 Uhr abends", ["MoTuThFrSaSu 08:00-18:00"]],
    ["es", "Todos los días menos los lunes de 10 de la mañana a 8 de la tarde", ["TuWeThFrSaSu 10:00-20:00"]],
    ["ar", "من السبت إلى الخميس من 10 صباحاً حتى 6 مساءً، والجمعة مغلق", ["SaSuMoTuWeTh 10:00-18:00"]],
    [
      "fr",
      "Ouvert tous les jours sauf le mercredi, de 9h à 12h et de 14h à 19h30",
      ["MoTuThFrSaSu 09:00-12:00 14:00-19:30"],
    ],
    ["fr", "lun.-ven. 9h-18h, sam. 10h-17h, fermé le dimanche", ["MoTuWeThFr 09:00-18:00", "Sa 10:00-17:00"]],
    ["it", "Siamo aperti dal lunedì al venerdì dalle 9 alle 18, tranne il giovedì", ["MoTuWeFr 09:00-18:00"]],
    ["pt", "De 2ª a 6ª das 9h às 18h, sábados das 9h às 13h", ["MoTuWeThFr 09:00-18:00", "Sa 09:00-13:00"]],
    ["pt", "seg a sex 9h-18h, sáb 9h-13h", ["MoTuWeThFr 09:00-18:00", "Sa 09:00-13:00"]],
    ["nl", "ma-vr 9-17 uur, za 10.00-16.00, zondag gesloten", ["MoTuWeThFr 09:00-17:00", "Sa 10:00-16:00"]],
    ["nl", "Open van maandag t/m vrijdag van 9 tot 17 uur, behalve woensdag", ["MoTuThFr 09:00-17:00"]],
    ["pl", "Czynne pon.-pt. 6:00-22:00, sob.-niedz. 8:00-20:00", ["MoTuWeThFr 06:00-22:00", "SaSu 08:00-20:00"]],
    ["pl", "Od poniedziałku do piątku w godz. 9-17, oprócz środy", ["MoTuThFr 09:00-17:00"]],
  ])("%s: %s", (language, text, days) => {
    const hours = readIn(language, text);
    expect(week(hours)).toEqual(days);
    expect(hours).toMatchObject({ isCertain: true, unread: [] });
  });

  test.each([
    "Mon 7-10",
    "Every day from 7 to 10 and from 6:30pm to 11pm",
    "Fri 6pm till late",
    "Sat mornings only, closed Sun",
  ])("no times where two readings are likely: %s", (text) => {
    const hours = read(text);
    expect(hours.found.length).toBeGreaterThan(0);
    expect(week(hours)).toEqual([]);
    expect(hours.isCertain).toBe(false);
  });
});

describe("contradictions of reading-faults.md", () => {
  test("rosewood: otherwise is the other days, and Thursday opens with them", () => {
    const hours = read("We shut Sundays and Mondays otherwise 9 till 5, thursdays till 7.");
    expect(rowsIn(hours)).toEqual([
      "Sundays and Mondays = closed",
      "Tuesday, Wednesday, Friday, Saturday = 9 till 5",
      "Thursdays = till 7",
    ]);
    expect(week(hours)).toEqual(["TuWeFrSa 09:00-17:00", "Th 09:00-19:00"]);
  });

  test("otherwise is unread where more is said elsewhere", () => {
    const hours = read("We shut Mondays, otherwise 9 till 5.\n\nFridays till 7");
    expect(rowsIn(hours).join()).not.toContain("9 till 5");
  });

  test("daily except Wednesday", () => {
    const hours = read("Open 10-6 daily except Wednesday");
    expect(rowsIn(hours)).toEqual(["Daily except Wednesday = 10-6", "Wednesday = closed"]);
    expect(week(hours)).toEqual(["MoTuThFrSaSu 10:00-18:00"]);
  });

  test("Saturday mornings only", () => {
    const hours = read("Weekdays 8-6, Saturday mornings only");
    expect(rowsIn(hours)).toEqual(["Weekdays = 8-6"]);
    expect(hours.found[0]?.value.note).toContain("Saturday mornings only");
  });

  test("moto: 8.30-5.30 ends in the afternoon", () => {
    const hours = read("25 years experience. Mon-Fri 8.30-5.30, Sat by appointment.");
    expect(rowsIn(hours)).toEqual(["Mon-Fri = 8.30-5.30", "Sat = by appointment"]);
    expect(week(hours)).toEqual(["MoTuWeThFr 08:30-17:30"]);
  });

  test("penarth: 4.30 is Friday's", () => {
    const hours = read("Open from 9 a.m. to 5.15 p.m. Monday to Thursday and until 4.30 p.m. on Friday.");
    expect(week(hours)).toEqual(["MoTuWeTh 09:00-17:15", "Fr 09:00-16:30"]);
  });

  test("shifa: afternoons stay", () => {
    const hours = read(
      "نعمل من الاثنين إلى الخميس من 9:00 إلى 13:00 ومن 17:00 إلى 21:00، ويوم السبت من 10:00 إلى 14:00، والعيادة مغلقة الجمعة والأحد.",
    );
    expect(week(hours)).toEqual(["MoTuWeTh 09:00-13:00 17:00-21:00", "Sa 10:00-14:00"]);
    expect(rowsIn(hours).at(-1)).toBe("الجمعة والأحد = closed");
  });

  test.each([
    ["school", "Our pupils love it. Office open 9.00 - 1.00 Monday to Friday"],
    ["a pottery's course", "We run an evening course on Thursdays from 7 to 9."],
  ])("%s: the hours of something else are unread", (_, text) => {
    const hours = read(text);
    expect(hours.found).toEqual([]);
    expect(hours.unread).toHaveLength(1);
  });
});

describe("the hours of something else", () => {
  test.each([
    ["en", "Kitchen Mon-Fri 12-3"],
    ["en", "Kitchen\nMon-Fri 12-3"],
    ["en", "Soft play, Mon-Fri 10-4"],
    ["de", "Die Schule hat ein Büro, es ist Montag bis Freitag von 9 bis 13 Uhr besetzt"],
    ["de", "Warme Küche: täglich 12-14 Uhr"],
    ["es", "La cocina abre de lunes a viernes de 13:00 a 16:00"],
    ["ar", "المدرسة كبيرة. المكتب مفتوح من الأحد إلى الخميس من 9:00 إلى 13:00"],
    ["fr", "Cours de poterie le jeudi de 19h à 21h"],
    ["it", "La segreteria è aperta dal lunedì al venerdì dalle 9 alle 13"],
    ["pt", "Aulas de cerâmica às quintas das 19h às 21h"],
    ["nl", "Wij geven lessen. Het kantoor is open van maandag t/m vrijdag van 9 tot 13 uur"],
    ["pl", "Recepcja czynna codziennie 8:00-20:00"],
  ])("%s: %s", (language, text) => {
    const hours = readIn(language, text);
    expect(hours.found).toEqual([]);
    expect(hours.unread).toHaveLength(1);
  });

  test("two places are two businesses", () => {
    expect(read("The garden centre is open Mon-Fri 9-6.\nThe café is open Mon-Fri 10-4.").found).toEqual([]);
  });
});

describe("what belongs to the statements", () => {
  test("two statements about the same day contradict each other", () => {
    const hours = read("Mon-Fri 9-5\n\nMon-Fri 10-6");
    expect(hours.found).toEqual([]);
    expect(hours.unread.map(({ left }) => left)).toEqual([["Mon-Fri 9-5"], ["Mon-Fri 10-6"]]);
  });

  test("the same is said twice", () => {
    expect(rowsIn(read("Mon-Fri 9-5\n\nWeekdays 9-5"))).toEqual(["Mon-Fri = 9-5"]);
  });

  test.each(["Mon-Fri 9-5 by lantern light", "In winter Mon-Fri 9-4, Sat 9-12", "Open Mon-Fri 9-5, not yet in August"])(
    "a word left over leaves the sentence alone: %s",
    (text) => {
      const hours = read(text);
      expect(hours.found).toEqual([]);
      expect(hours.unread[0]!.left).not.toEqual([]);
    },
  );

  test("a sentence that is all about hours is claimed, one that says more is not", () => {
    expect(read("Open Mon-Fri 9am-5pm.").found[0]).toMatchObject({ sentenceIds: [0], words: "Mon-Fri 9am-5pm" });
    expect(read("We bake with rye, open Mon-Fri 9am-5pm.").found[0]?.sentenceIds).toEqual([]);
  });
});

describe("hours as people type them", () => {
  test.each([
    ["en", "pots and bowls 12 lb. open Mon-Fri 9 to 5, Saturday until 1. ask for Ann", ["MoTuWeThFr 09:00-17:00"]],
    [
      "pl",
      "chleb 12 zł/kg. czynne od wtorku do piątku 7-17, w soboty do 13. szef Adam Nowak",
      ["TuWeThFr 07:00-17:00"],
    ],
    ["es", "mardi mercredi 10h-19h", ["TuWe 10:00-19:00"]],
    ["it", "Lunedì giovedì 8,30-12,30", ["MoTh 08:30-12:30"]],
    ["en", "9-5.30 weekdays except Thursday when we close at 1", ["MoTuWeFr 09:00-17:30", "Th 09:00-13:00"]],
    ["de", "9-18 Uhr werktags, außer Mittwoch 9-13 Uhr", ["MoTuThFr 09:00-18:00", "We 09:00-13:00"]],
    [
      "fr",
      "Ouvert du mardi au samedi, 9h-12h et 14h-19h (17h le samedi)",
      ["TuWeThFr 09:00-12:00 14:00-19:00", "Sa 09:00-12:00 14:00-17:00"],
    ],
    ["ar", "مواعيدنا من الأحد للخميس من ٩ الصبح لـ ٥ العصر", ["SuMoTuWeTh 09:00-17:00"]],
    ["it", "Aperti tutte le sere 18,30–23 tranne il lunedì", ["TuWeThFrSaSu 18:30-23:00"]],
    ["nl", "Elke avond 17-22 uur behalve maandag", ["TuWeThFrSaSu 17:00-22:00"]],
    [
      "es",
      "Abrimos de lunes a sábado de 9 a 2 y de 5 a 8, el sábado por la tarde no",
      ["MoTuWeThFr 09:00-14:00 17:00-20:00", "Sa 09:00-14:00"],
    ],
    [
      "de",
      "Mo-Fr 8-12 und 14-18 Uhr, Mittwoch nachmittags geschlossen",
      ["MoTuThFr 08:00-12:00 14:00-18:00", "We 08:00-12:00"],
    ],
    [
      "en",
      "Lunch Wed-Sat 12-2, evenings Wed-Thu 5-9, Fri & Sat till 10",
      ["WeThFrSa 12:00-14:00", "WeTh 17:00-21:00", "FrSa 17:00-22:00"],
    ],
  ])("%s: %s", (language, text, days) => {
    expect(week(readIn(language, text))).toEqual(expect.arrayContaining(days));
  });

  test.each([
    "Shop: Mon-Sat 10-4. Sunday no.",
    "Laden Mo-Sa 10-16 Uhr, Sonntag nicht.",
    "Tienda lunes a sábado 10-16, domingo no",
  ])("%s: closed on Sunday", (text) => {
    expect(
      read(text)
        .found.filter(({ value }) => value.closed)
        .map(({ value }) => value.weekdays),
    ).toEqual([[6]]);
  });

  test("a short line among others is no heading of hours that say what they are", () => {
    expect(
      week(readIn("de", "Gegründet 1990\nLieferung kostenfrei\nParken im Hof\nÖffnungszeiten: Mo-Fr 9-18 Uhr")),
    ).toEqual(["MoTuWeThFr 09:00-18:00"]);
    expect(week(readIn("de", "Gegründet 1990\nKüche\nÖffnungszeiten: Mo-Fr 9-18 Uhr"))).toEqual([]);
  });

  test.each([
    ["en", "Mon-Fri 9-5, Wednesday afternoons closed"],
    ["es", "Lunes a viernes de 9 a 17, viernes por la tarde no"],
    ["en", "Mon-Fri 9-1 and 2-6 (4 on Friday, if quiet)"],
    ["en", "Tel. Mon-Fri 9-5"],
    ["fr", "Du lundi au samedi 9h-17h (10h le samedi)"],
    ["de", "Gegründet 1990\nTerrasse\nÖffnungszeiten: Mo-Fr 9-18 Uhr"],
  ])("%s: %s says more than is certain", (language, text) => {
    expect(week(readIn(language, text))).toEqual([]);
  });
});

describe("hours with limits that are not understood are not for search engines", () => {
  test.each([
    "Mon-Fri 9am-5pm. In August we are closed all month",
    "Mon-Fri 9am-5pm. We're open March to October",
    "Mon-Fri 9am-5pm. The kitchen shuts half an hour before we do",
    "Abrimos de martes a sábado de 12:00 a 17:00. En agosto cerramos todo el mes",
    "Ouvert du mardi au samedi de 9h à 17h. En août nous fermons",
  ])("%s", (text) => {
    expect(read(text)).toMatchObject({ isCertain: false, found: [{}] });
  });

  test("hours that come to others are told with the word for it, and come to them when they are read again", () => {
    const values = (text: string) => read(text).found.map(({ value }) => value);
    expect(values("Dal lunedì al sabato 9-13; martedì anche 16-19")).toMatchObject([
      { times: "9-13" },
      { days: "Martedì", times: "anche 16-19" },
    ]);
    expect(values("Lunedì al sabato: 9-13\nMartedì: anche 16-19")).toMatchObject([
      { weekdays: [0, 1, 2, 3, 4, 5] },
      { weekdays: [1] },
    ]);
  });

  test("another's own hours leave them certain", () => {
    expect(read("Mon-Fri 9am-5pm. Kitchen 12-3").isCertain).toBe(true);
  });
});
