import { describe, expect, test } from "vitest";
import { findHours } from "../find-hours";
import { readSource } from "../source-text";

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const read = (language: string, text: string) => findHours(readSource(text), language);
const rows = (language: string, text: string) =>
  read(language, text).found.map(
    ({ value: { weekdays, spans, closed, times } }) =>
      `${weekdays.map((day) => DAYS[day]).join("")} ${closed ? "closed" : spans.map(({ opens, closes }) => `${opens}-${closes}`).join(" ") || times}`,
  );

describe("times before the days that they are of", () => {
  test.each([
    ["Open 8:30–12 and 1–4:30 on Monday and Tuesday.", ["MoTu 08:30-12:00 13:00-16:30"]],
    ["Open 9-5 and 10-2 Saturdays.", ["Sa 10:00-14:00"]],
    ["Open 9-5 weekdays and 10-2 Saturdays.", ["MoTuWeThFr 09:00-17:00", "Sa 10:00-14:00"]],
  ])("%s", (text, expected) => expect(rows("en", text)).toEqual(expected));
});

describe("a whole week that is told by its Sunday", () => {
  test.each([
    ["We open 10 to 6, Sundays 12 to 4.", ["MoTuWeThFrSa 10:00-18:00", "Su 12:00-16:00"]],
    ["We open 10 to 6, Saturdays till 8.", []],
    ["We open 10 to 6, Sundays by appointment.", ["Su by appointment"]],
  ])("%s", (text, expected) => expect(rows("en", text)).toEqual(expected));

  test("with a day that is closed", () => {
    const text = "Abrimos de 10 de la mañana a 8 de la noche, los domingos hasta las 10. Los martes descansamos.";
    expect(rows("es", text)).toEqual(["MoWeThFrSa 10:00-20:00", "Su 10:00-22:00", "Tu closed"]);
  });
});

describe("as owners say it", () => {
  test.each([
    ["en", "Studio timing 11 am to 7 pm, Monday off.", ["TuWeThFrSaSu 11:00-19:00", "Mo closed"]],
    ["en", "Fri 7-3\nThu closed (we clean)", ["Fr 07:00-15:00", "Th closed"]],
    ["en", "Wed Thu Fri 10-4, Sat if you ring first.", ["WeThFr 10:00-16:00", "Sa if you ring first"]],
    ["en", "THU FRI WE OPEN AT 9 AND GO TILL THE POT IS EMPTY.", ["ThFr 9 AND GO TILL THE POT IS EMPTY"]],
    ["de", "Offen bin ich Di 9.00–20.00. Mittwoch bin ich am Pferdespital, also zu.", ["Tu 09:00-20:00", "We closed"]],
    [
      "pt",
      "Abre sexta e sábado das 15 às 22 e 30, segunda fechado que é dia de feira.",
      ["FrSa 15:00-22:30", "Mo closed"],
    ],
    ["pt", "De 2.ª a 5.ª feira das 9h30 às 13h e das 15h às 18h30.", ["MoTuWeTh 09:30-13:00 15:00-18:30"]],
    [
      "ar",
      "المحل فاتح كل يوم من ١٠ الصبح لـ ١١ بالليل، والجمعة من ٢ الضهر لـ ١١ بالليل.",
      ["MoTuWeThSaSu 10:00-23:00", "Fr 14:00-23:00"],
    ],
  ])("%s: %s", (language, text, expected) => expect(rows(language, text)).toEqual(expected));

  test("a condition in brackets is no reason: it stands with the row", () => {
    const { found, isCertain } = read("en", "Fri 7-3\nThu closed (if it rains)");
    expect(isCertain).toBe(false);
    expect(found.at(-1)!.value.note).toContain("(if it rains)");
  });
});

describe("where it is, in front of a colon", () => {
  test("leaves the hours as they are", () => {
    expect(rows("en", "Office in the old stables, Wharf Lane: Wed Thu Fri 10-4.")).toEqual(["WeThFr 10:00-16:00"]);
  });

  test.each(["Yoga in the old stables: Wed Thu Fri 10-4.", "Office in the old stables: lines open Wed Thu Fri 10-4."])(
    "not of anything else: %s",
    (text) => expect(rows("en", text)).toEqual([]),
  );

  test("another town that is visited in some weeks is no day at home", () => {
    const text = "De segunda a quinta das 9h às 13h. Em Serpa atendemos na primeira terça de cada mês, das 10h às 12h.";
    expect(rows("pt", text)).toEqual(["MoTuWeTh 09:00-13:00"]);
  });
});

describe("what is on when it is not open", () => {
  test("stands with the other days", () => {
    const [row] = read(
      "it",
      "Siamo aperti dal martedì alla domenica, 12.30-15.00; il lunedì si rammendano le reti.",
    ).found;
    expect(row!.value).toMatchObject({ spans: [{ opens: "12:30", closes: "15:00" }] });
    expect(row!.value.note).toContain("il lunedì si rammendano le reti");
  });

  test.each([
    ["en", "Pru's tea break is 11 to 11.20 and is sacred.", ["WeThFr 10:00-16:00"]],
    ["en", "Lunch break is 12 to 12.30.", ["WeThFr 10:00-12:00 12:30-16:00"]],
  ])("%s: %s", (language, text, expected) =>
    expect(rows(language, `Open Wed Thu Fri 10-4. ${text}`)).toEqual(expected),
  );
});

describe("days of the year with hours of their own keep the data back", () => {
  test.each([
    ["en", "Open Tue-Fri 11 am to 7 pm. One exception: 28 October, we sit till midnight.", "till midnight"],
    ["nl", "Open di wo 11-18 uur. Oudjaarsdag van 7 tot 16 uur, eerste kerstdag zijn we er niet.", "Oudjaarsdag"],
    ["nl", "We staan er van 15 oktober t/m 31 december. Open di wo 11-18 uur.", "15 oktober"],
  ])("%s: %s", (language, text, note) => {
    const { found, isCertain } = read(language, text);
    expect(isCertain).toBe(false);
    expect(found.at(-1)!.value.note).toContain(note);
  });

  test("a weekday with its date is no other such day", () => {
    expect(rows("en", "Open daily 10-6. Easter week we open 24 hours, Easter comes Monday 29 March.")).toContain(
      "MoTuWeThFrSaSu 10:00-18:00",
    );
  });
});
