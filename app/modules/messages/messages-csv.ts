import { stringify } from "csv-stringify/sync";
import type { FormField } from "../contact-form/form-field";
import type { MessageRow } from "./message-view";

type Fields = Pick<FormField, "id" | "label">[];

// A spreadsheet runs what begins like this. Where it takes semicolons or line ends for the ends of cells, as it does in
// many countries, so it does with what stands behind them.
const FORMULA = /(?<=^|[;\r\n\t])(?=[ "]*[=+\-@\t\r＝＋－＠])/g;

/** Makes text of what a spreadsheet would run, by an apostrophe before it. */
export const guardFormulas = (text: string) => text.replace(FORMULA, "'");

/** The first line of the file, with the mark by which spreadsheets know UTF-8. */
export const csvHead = (fields: Fields) =>
  `\uFEFF${lines([["Received", "Read", ...fields.map(({ label }) => label), "Other fields"]])}`;

/** Lines for messages; times are in UTC. Fields that the form does not have stand together in the last column. */
export const csvLines = (fields: Fields, rows: MessageRow[]) => lines(rows.map((row) => cellsOf(fields, row)));

function cellsOf(fields: Fields, { data: kept, readAt, receivedAt }: MessageRow): string[] {
  const data = kept as Record<string, string>;
  const known = new Set(fields.map(({ id }) => id));
  const others = Object.entries(data).filter(([name]) => !known.has(name));
  return [
    receivedAt.toISOString(),
    readAt ? "yes" : "no",
    ...fields.map(({ id }) => (Object.hasOwn(data, id) ? data[id]! : "")),
    others.map(([name, value]) => `${name}: ${value}`).join("\n"),
  ];
}

const lines = (records: string[][]) =>
  stringify(
    records.map((record) => record.map(guardFormulas)),
    { quoted: true, record_delimiter: "windows" },
  );
