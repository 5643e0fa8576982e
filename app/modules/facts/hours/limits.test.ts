import { describe, expect, test } from "vitest";
import { findHours } from "../find-hours";
import { readFacts } from "../read-facts";
import { readSource } from "../source-text";

const read = (language: string, text: string) => {
  const { found, isCertain, unread } = findHours(readSource(text), language);
  const rows = found.map(({ value: { days, times, closed } }) => `${days} = ${closed ? "closed" : times}`);
  return { rows, note: found.at(-1)?.value.note, isCertain, unread };
};

describe("hours that are not always true stand with the words that say so", () => {
  test.each([
    ["en", "Thu to Sun 10-4, in May every day.", ["Thu to Sun = 10-4"]],
    ["en", "Mon-Sat 8-6, bank holidays vary.", ["Mon-Sat = 8-6"]],
    ["en", "Fri-Sun noon-8 or until the bread is gone.", ["Fri-Sun = noon-8"]],
    ["en", "Office 7:30 to 4:00 Mon. thru Fri., truck on call 24 hours.", ["Mon. thru Fri = 7:30 to 4:00"]],
    ["en", "Mon-Fri 9-5 unless it rains.", ["Mon-Fri = 9-5"]],
    ["en", "Open Mon-Fri 9-5, except in August.", ["Mon-Fri = 9-5"]],
    ["it", "Si riceve su appuntamento: lunedì e giovedì 9:00-13:00.", ["Lunedì e giovedì = 9:00-13:00"]],
    ["de", "Di–So 10–18 Uhr, letzter Einlass 17.15 Uhr.", ["Di–So = 10–18 Uhr"]],
    ["de", "Mo, Di 9–12 Uhr, Do 14–17 Uhr, nur nach Vereinbarung.", ["Mo, Di = 9–12 Uhr", "Do = 14–17 Uhr"]],
    ["fr", "Du mardi au samedi 9h-19h, fermé en août.", ["Mardi au samedi = 9h-19h"]],
    ["es", "Abrimos todos los días de 8 a 20, en invierno hasta las 18.", ["Todos los días = de 8 a 20"]],
    ["it", "Lun–sab 9–13, in agosto chiuso.", ["Lun–sab = 9–13"]],
    ["pt", "Seg a sex 9h às 18h; entregas até 17h.", ["Seg a sex = 9h às 18h"]],
    ["nl", "Di t/m za 10-17 uur, zondag dicht (behalve Vaderdag).", ["Di t/m za = 10-17 uur", "Zondag = closed"]],
    [
      "en",
      "Tue to Sun 8-6, Monday the yard is closed because the horses rest.",
      ["Tue to Sun = 8-6", "Monday = closed"],
    ],
    ["en", "Shop open 7am-5pm every day bar Christmas.", ["Every day = 7am-5pm"]],
    ["en", "April through October: Thu-Sat 9-5, Sun 11-4.", ["Thu-Sat = 9-5", "Sun = 11-4"]],
    [
      "nl",
      "Open op woensdag van 10.00 tot 16.00 uur, en verder als de vlag uithangt.",
      ["Woensdag = van 10.00 tot 16.00 uur"],
    ],
    ["it", "Bottega aperta il sabato 15-18.30, gli altri giorni suonare.", ["Sabato = 15-18.30"]],
  ])("%s: %s", (language, text, rows) => {
    expect(read(language, text)).toMatchObject({ rows, note: text, isCertain: false, unread: [{}] });
  });

  test("said in a sentence of its own, with those beside it", () => {
    const text = "Open Tuesday to Sunday 10-5. Closed Mondays. In August we are shut.";
    expect(read("en", text)).toMatchObject({ rows: ["Tuesday to Sunday = 10-5", "Mondays = closed"], note: text });
  });

  test("in a line of its own it stands alone below the rows", () => {
    expect(read("en", "Mon-Fri 9-5\nSat 10-2\nClosed in August").note).toBe("Closed in August.");
  });

  test.each([
    ["ar", "نعمل من السبت إلى الأربعاء من 9 صباحا إلى 3 عصرا. الخميس للطوارئ فقط. في رمضان تتغير المواعيد."],
    ["en", "The shop is open Thursday and Friday 10-4. Other days ring the bell."],
    ["fr", "Jeudi et vendredi de 11 h à 20 h. Samedi deux services, 11 h et 14 h 30."],
    ["fr", "Lundi au jeudi 14h-20h. Pas de cours pendant les vacances scolaires."],
    ["nl", "Winkel open za 10-16. Niet op zondag."],
  ])("what a sentence behind them says of other days stands with them: %s %s", (language, text) => {
    expect(read(language, text)).toMatchObject({ rows: [expect.any(String)], note: text, isCertain: false });
  });

  test.each([
    "April to June: Thu-Sat 9-5, Sun 11-4. July to October: Thu-Sun 9-8.",
    "Mon-Fri 9-5. In March: Sat 10-2, Sun 10-1.",
    "April to June: daily 9-5; in July and August 9-8.",
  ])("hours of one season among others are none of each week: %s", (text) => {
    expect(read("en", text).rows.filter((row) => /^(?:Sat|Sun|Thu|Daily)/.test(row))).toEqual([]);
  });

  test("lines of an owner who writes no capitals stay lines", () => {
    const text = `Gimnasio Relámpago, escuela de lucha libre en Guadalajara, con el profe Toño, treinta años luchando, y la maestra Yadira para niños
el gimnasio abre de lunes a viernes de 4 a 10 pm y sabado de 9 a 1, domingo descansamos
la clase de principiantes es lunes miercoles y viernes a las 7
inscripcion $300, mensualidad $650`;
    expect(read("es", text).rows).toEqual(["Lunes a viernes = de 4 a 10 pm", "Sabado = de 9 a 1", "Domingo = closed"]);
  });

  test.each([
    ["fr", "Du mardi au samedi 7h-13h, dimanche 7h-12h. Congés annuels du 1er au 21 août."],
    ["de", "Mo-Fr 8-18 Uhr, Sa 8-13 Uhr. Betriebsferien 1. bis 15. August."],
    ["it", "Lun-ven 8-18, sab 8-13. Ferie dal 5 al 20 agosto."],
  ])("holidays of the business stand with its hours: %s %s", (language, text) => {
    expect(read(language, text)).toMatchObject({ note: text, isCertain: false });
  });

  test("an event of one Saturday a month is nobody's opening hours", () => {
    expect(read("en", "Second Saturday of the month, 10am to 1pm (last repairs at 12.15), Mill Rooms.").rows).toEqual(
      [],
    );
  });

  test("some Saturdays are no row", () => {
    expect(read("en", "Mon-Fri 8-4, Saturdays till noon but not the last one of the month").rows).toEqual([
      "Mon-Fri = 8-4",
    ]);
  });

  test("hours for part of the year are no rows", () => {
    expect(read("en", "Mon–Fri 9–5, only in July and August.").rows).toEqual([]);
  });

  test.each(["The kitchen is open Mon-Fri 12-3, except bank holidays", "Lessons Mon–Fri 3–7, except in August"])(
    "what is of something else stays so: %s",
    (text) => {
      expect(read("en", text).rows).toEqual([]);
    },
  );

  test.each([
    ["en", "Mon-Fri 9-6, Sundays 10-2 except when the river floods the yard", "Mon-Fri = 9-6"],
    ["es", "Martes a viernes de 9 a 18, sábados de 10 a 13 salvo que haya feria", "Martes a viernes = de 9 a 18"],
  ])("a condition behind the last of several days leaves that day open: %s %s", (language, text, row) => {
    expect(read(language, text)).toMatchObject({ rows: [row], note: `${text}.`, isCertain: false });
  });

  test.each([
    ["en", "Open Mon-Thu 4-7. In the school holidays no lessons, only a crash course each morning 9 to 11."],
    ["de", "Geöffnet Mo-Do 16-19 Uhr. In den Ferien kein Unterricht, nur ein Kurs von 9 bis 11 Uhr."],
  ])("what is not given in a season is told with the hours: %s %s", (language, text) => {
    expect(read(language, text)).toMatchObject({ note: text, isCertain: false });
  });

  test("plain hours have no note", () => {
    expect(read("en", "Mon-Fri 9-5. Ring before you come.")).toMatchObject({ note: undefined, isCertain: true });
  });
});

test("a day on which the business is closed limits its hours, though it is a date as well", () => {
  const { hours } = readFacts("Atelier de vélos à Lyon. Ouvert lundi 9h-12h, mardi 10h-18h. Fermé le 25 décembre.");
  expect(hours.at(-1)?.note).toMatch(/Fermé le 25 décembre/);
});
