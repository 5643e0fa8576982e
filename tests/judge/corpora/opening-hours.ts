import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { findHours, type OpeningHours } from "~/modules/facts/find-hours";
import { readSource } from "~/modules/facts/source-text";
import { tallyFor, type Corpus, type CorpusTally } from "./corpus";

const FILE = "test/test.js";

/** Each minute of a week, from Monday's first on: whether it is open. */
type Week = boolean[];

interface Test {
  values: string[];
  week: Week;
}

/**
 * opening_hours.js (LGPL: its tests are read where they are): hours as OpenStreetMap has them, with what they come to.
 * Those tests that ask for one whole week have what our readers can say: times of days, no dates and seasons.
 */
export const openingHours: Corpus = {
  at: FILE,
  judge: (folder) => [judgeWeeks(testsIn(readFileSync(join(folder, FILE), "utf8")))],
};

function judgeWeeks(tests: readonly Test[]): CorpusTally {
  const tally = tallyFor("values of one week");
  for (const { values, week } of tests)
    for (const value of values.map(withDays)) {
      const source = readSource(value);
      const rows = findHours(source, source.language).found.map((found) => found.value);
      const verdict = judgeRows(rows, week);
      const said = rows.map(({ days, times }) => `${days} ${times}`).join("; ");
      if (verdict === "agreed") tally.agreed += 1;
      else tally[verdict].push(`${said}  <-  ${value}`);
    }
  return tally;
}

/** Nobody but OpenStreetMap writes "Tu" and "We"; "Mo" and "Fr" are German, too. */
const withDays = (value: string) =>
  /(?<!\p{L})(?:Di|Mi|Do|So|Uhr)(?!\p{L})/u.test(value)
    ? value
    : value.replace(
        /(?<!\p{L})(?:Mo|Tu|We|Th|Fr|Sa|Su)(?!\p{L})/gu,
        (day) => SHORT.find((name) => name.startsWith(day))!,
      );
const SHORT = "Mon Tue Wed Thu Fri Sat Sun".split(" ");

/** What is said is wrong where a day is open at other times; a week of which some days are not said is unread. */
function judgeRows(rows: readonly OpeningHours[], told: Week): "agreed" | "wrong" | "unread" {
  if (rows.length === 0 || rows.some(({ closed, spans }) => !closed && spans.length === 0)) return "unread";
  const said = weekOf(
    rows.flatMap(({ weekdays, spans }) =>
      weekdays.flatMap((day) => spans.map(({ opens, closes }) => spanOf(day, minutesOf(opens), minutesOf(closes)))),
    ),
  );
  if (said.every((isOpen, minute) => isOpen === told[minute])) return "agreed";
  const days = new Set(rows.flatMap(({ weekdays }) => weekdays));
  const isSame = (day: number) =>
    told.slice(day * DAY, (day + 1) * DAY).every((isOpen, minute) => isOpen === said[day * DAY + minute]);
  return [...days].every(isSame) ? "unread" : "wrong";
}

const DAY = 1440;
const WEEK = 7 * DAY;

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return 60 * hours + minutes;
};

/** To the end of the day, or of the next one's night. */
const spanOf = (day: number, opens: number, closes: number): [from: number, to: number] => {
  const end = closes === DAY - 1 ? DAY : closes;
  return [day * DAY + opens, day * DAY + (end > opens ? end : end + DAY)];
};

/** A night of Sunday goes on in the week's first minutes. */
function weekOf(spans: readonly [from: number, to: number][]): Week {
  const week: Week = Array.from({ length: WEEK }, () => false);
  for (const [from, to] of spans) for (let minute = from; minute < to; minute += 1) week[minute % WEEK] = true;
  return week;
}

/** The calls of `addTest` over one week that begins on a Monday, all of whose times are certain. */
function testsIn(script: string): Test[] {
  const tests: Test[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(file) === "test.addTest") tests.push(...testOf(node));
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile(FILE, script, ts.ScriptTarget.Latest);
  visit(file);
  return tests;
}

function testOf({ arguments: [, values, from, to, intervals] }: ts.CallExpression): Test[] {
  const first = momentOf(from);
  if (momentOf(to) - first !== WEEK || new Date(first * 60_000).getUTCDay() !== 1) return [];
  const spans = listOf(intervals).map((interval) => listOf(interval));
  const isCertain = spans.every(([, , unknown]) => !unknown || unknown.kind === ts.SyntaxKind.FalseKeyword);
  if (!isCertain) return [];
  const week = weekOf(spans.map(([opens, closes]) => [momentOf(opens) - first, momentOf(closes) - first]));
  return [{ values: stringsOf(values), week }];
}

const listOf = (node: ts.Node | undefined): readonly ts.Node[] =>
  node && ts.isArrayLiteralExpression(node) ? node.elements : [];

/** A value that is put together of several is there for the parser's messages. */
const stringsOf = (node: ts.Node | undefined): string[] =>
  (node && ts.isStringLiteral(node) ? [node] : listOf(node)).flatMap((value) =>
    ts.isStringLiteral(value) ? [value.text] : [],
  );

/** "2012-10-01 9:00", "2012.10.01 0:00" in minutes. */
function momentOf(date: ts.Node | undefined): number {
  if (!date || !ts.isStringLiteral(date)) return NaN;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = (date.text.match(/\d+/g) ?? []).map(Number);
  return Date.UTC(year, month - 1, day, hours, minutes) / 60_000;
}
