import { describe, expect, test } from "vitest";
import { findHours } from "./find-hours";
import { readSource } from "./source-text";

const read = (text: string) =>
  findHours(readSource(text)).map(({ value }) => `${value.days} = ${value.closed ? "closed" : value.times}`);

describe("opening hours", () => {
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
      ["Monday through Saturday = 11 a.m. to 10 p.m.", "Sunday = noon to 8 p.m."],
    ],
    ["Lunch Tue-Sun 12-3, dinner 18-22:30", ["Tue-Sun = 12-3, dinner 18-22:30"]],
    ["Sunday: by appointment", ["Sunday = by appointment"]],
    ["Closed on Sundays and bank holidays.", ["Sundays and bank holidays = closed"]],
    [
      "Montag bis Donnerstag 8:00 - 17:00 Uhr, Samstag und Sonntag geschlossen",
      ["Montag bis Donnerstag = 8:00 - 17:00 Uhr", "Samstag und Sonntag = closed"],
    ],
    ["Di-Fr 9-18 Uhr, Sa 9-14 Uhr, montags Ruhetag", ["Di-Fr = 9-18 Uhr", "Sa = 9-14 Uhr", "Montags = closed"]],
    [
      "Lunes a viernes de 9:00 a 14:00 y de 16:00 a 20:00, domingos cerrado",
      ["Lunes a viernes = 9:00 a 14:00 y de 16:00 a 20:00", "Domingos = closed"],
    ],
    ["الأحد - الخميس: ٩:٠٠ - ١٧:٠٠، الجمعة مغلق", ["الأحد - الخميس = ٩:٠٠ - ١٧:٠٠", "الجمعة = closed"]],
    ["| Monday | 9:00 – 17:00 |\n| Tuesday | closed |", ["Monday = 9:00 – 17:00", "Tuesday = closed"]],
  ])("%s", (text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  test.each([
    "Saturday throwing class, four hours - €85",
    "So they are warm, do 3 times",
    "Call us on Monday",
    "We closed a deal in May",
  ])("none in: %s", (text) => {
    expect(read(text)).toEqual([]);
  });

  test("weekdays and clock times stand only where they are certain", () => {
    const [week, saturday] = findHours(readSource("Fri-Mon 9am-5:30pm, Sat 10-2")).map(({ value }) => value);
    expect(week).toMatchObject({ weekdays: [4, 5, 6, 0], spans: [{ opens: "09:00", closes: "17:30" }] });
    expect(saturday).toMatchObject({ weekdays: [5], spans: [] });
  });

  test("one range in doubt leaves the whole day in doubt", () => {
    expect(findHours(readSource("Every day from 12 to 3 and from 6:30pm to 11pm"))[0]?.value.spans).toEqual([]);
  });

  test("a sentence that is all about hours is claimed, one that says more is not", () => {
    const all = findHours(readSource("Open Mon-Fri 9am-5pm."));
    const more = findHours(
      readSource("On Saturdays 9am-1pm the whole family bakes pretzels in the yard behind the shop."),
    );
    expect(all[0]?.sentenceIds).toHaveLength(1);
    expect(more[0]?.sentenceIds).toEqual([]);
  });
});
