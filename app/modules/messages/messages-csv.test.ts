import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultContactForm } from "../contact-form/contact-form-config";
import { csvHead, csvLines, guardFormulas } from "./messages-csv";

const { fields } = defaultContactForm();
const receivedAt = new Date("2026-11-21T15:00:00Z");
const row = (data: Record<string, string>, readAt: Date | null = null) => ({
  id: 1,
  data,
  isSpam: false,
  readAt,
  receivedAt,
});

/** Reads CSV as a spreadsheet does (RFC 4180) whose cells end at `separator`. */
function cellsIn(csv: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < csv.length; at += 1) {
    const char = csv[at]!;
    if (char === '"' && quoted && csv[at + 1] === '"') cell += csv[++at]!;
    else if (char === '"' && (quoted || cell === "")) quoted = !quoted;
    else if (!quoted && [separator, "\r", "\n"].includes(char)) {
      cells.push(cell);
      cell = "";
    } else cell += char;
  }
  return cells;
}

describe("the file", () => {
  it("has a column for each field of the form, and one for all others", () => {
    expect(csvHead(fields)).toBe('\uFEFF"Received","Read","Name","Email","Message","Other fields"\r\n');
    const rows = [
      row({ name: 'Ana "Bo" Brot', message: "Two,\nplease.", colour: "red", size: "L" }),
      row({ email: "b@example.com" }, receivedAt),
    ];
    expect(csvLines(fields, rows)).toBe(
      '"2026-11-21T15:00:00.000Z","no","Ana ""Bo"" Brot",,"Two,\nplease.","colour: red\nsize: L"\r\n' +
        '"2026-11-21T15:00:00.000Z","yes",,"b@example.com",,\r\n',
    );
  });

  it("keeps texts of any script as they are", () => {
    expect(csvLines([fields[0]!], [row({ name: "مرحبا 🍞 Größe" })])).toContain('"مرحبا 🍞 Größe"');
  });
});

describe("a formula", () => {
  it.each([
    ["=1+1", "'=1+1"],
    ["+44 20 7946 0000", "'+44 20 7946 0000"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t'=1"],
    ["  =1", "'  =1"],
    ["＝1", "'＝1"],
    ["a;=1", "a;'=1"],
    ["a\n=1", "a\n'=1"],
    ["a=1, b-2 @c", "a=1, b-2 @c"],
  ])("%j becomes %j", (typed, kept) => expect(guardFormulas(typed)).toBe(kept));

  it("begins no cell, whether the spreadsheet splits at commas, semicolons or tabs", () => {
    const text = fc.string({
      unit: fc.constantFrom("=", "+", "-", "@", "\t", "\n", ";", ",", '"', " ", "a"),
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, text, text, (name, message, other) => {
        const csv = csvLines(fields, [row({ name, message, [`${other}x`]: name })]);
        for (const separator of [",", ";", "\t"])
          for (const cell of cellsIn(csv, separator)) expect(cell).not.toMatch(/^ *[=+\-@\t]/);
      }),
    );
  });
});
