import { expect, it } from "vitest";
import { readSource } from "./source-text";

const rowsOf = (text: string) =>
  readSource(text).lines.flatMap(({ kind, text: said }) => (kind === "blank" ? [] : said));

it("joins rows that were wrapped at a fixed width", () =>
  expect(
    rowsOf(
      "We mend the clocks of three counties in a barn behind the church and\nwind them for whoever cannot any more.",
    ),
  ).toEqual([
    "We mend the clocks of three counties in a barn behind the church and wind them for whoever cannot any more.",
  ]));

it.each([
  [
    "where the first word had had room",
    "Bills in (wifi elec water heating). Deposit 4 wks. sept - end june\nleft for next year: 1 room in Bryn Road, and both of those in New Street",
  ],
  [
    "behind a row that nobody wraps",
    `${"Simples 780, com varanda 890, pra dois 1.150, ".repeat(3)}caução de 1 mês\ntem: horta, lavanderia e terraço`,
  ],
])("joins none %s", (_case, text) => expect(rowsOf(text).join("\n")).toContain(text.split("\n")[1]!.slice(0, 14)));
