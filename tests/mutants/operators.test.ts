import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inOrderOf } from "./choose";
import { toMutant } from "./mutant";
import { mutationsOf } from "./operators";

const mutantsOf = (source: string) =>
  mutationsOf("a.ts", source).map((mutation) => toMutant("app/a.ts", source, mutation));
const becomes = (source: string) => mutantsOf(source).map((mutant) => mutant.becomes);

it.each([
  ["const a = b < c;", ["const a = b <= c;"]],
  ["const a = b === c && d;", ["const a = b !== c && d;", "const a = b === c || d;"]],
  ["if (a) b = c;", ["if (!(a)) b = c;"]],
  ["if (!a) return b;", ["", "if (a) return b;"]],
  ["const a = b ? c : d;", ["const a = !(b) ? c : d;"]],
  ["await save(a);", [";"]],
  [
    "find({ where: { id, ...own } });",
    [";", "find({ });", "find({ where: { ...own } });", "find({ where: { id, } });"],
  ],
  [
    "const a = [true, 0, 2];",
    ["const a = [false, 0, 2];", "const a = [true, 1, 2];", "const a = [true, 0, 3];", "const a = [true, 0, 1];"],
  ],
  ["const a = 60_000;", ["const a = 600000;"]],
  ["const a = b.some(c);", ["const a = b.every(c);"]],
  [
    "const a = tx.$queryRaw<[]>`select id where a < ${b} and c is null`;",
    [
      "const a = tx.$queryRaw<[]>`select id where a <= ${b} and c is null`;",
      "const a = tx.$queryRaw<[]>`select id where a < ${b} or c is null`;",
      "const a = tx.$queryRaw<[]>`select id where a < ${b} and c is not null`;",
    ],
  ],
  ["const a = `b and ${c}`;", []],
  ['import { a } from "b"; type C = 1 | 2; const d: C[] = [];', []],
  ['log.warn("a", { b: c < 1 });', []],
])("makes of '%s' one fault at a time", (source, faults) => expect(becomes(source)).toEqual(faults));

it("names the lines that a fault changes", () => {
  expect(
    mutantsOf("const a = b;\nif (c)\n  return d;\ne();").map(({ line, operator, was, becomes }) => [
      line,
      operator,
      was,
      becomes,
    ]),
  ).toEqual([
    [2, "guard", "if (c) return d;", ""],
    [2, "condition", "if (c)", "if (!(c))"],
    [4, "call", "e();", ";"],
  ]);
});

const OWN = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".ts"));
const ALL = OWN.flatMap((name) => {
  const source = readFileSync(`${import.meta.dirname}/${name}`, "utf8");
  return mutationsOf(name, source).map((mutation) => toMutant(name, source, mutation));
});

it("changes the source by each", () => {
  for (const mutant of ALL) expect(mutant.was, `${mutant.file}:${mutant.line}`).not.toBe(mutant.becomes);
});

it("draws from each file in turn, the same by the same seed, wherever a file is and whatever others hold", () => {
  const drawn = inOrderOf(1, ALL);
  expect(new Set(drawn)).toEqual(new Set(ALL));
  const files = new Set(ALL.map(({ file }) => file));
  expect(new Set(drawn.slice(0, files.size).map(({ file }) => file))).toEqual(files);
  expect(
    inOrderOf(
      1,
      ALL.map((mutant) => ({ ...mutant, file: `moved/${mutant.file}` })),
    ).map(({ start }) => start),
  ).toEqual(drawn.map(({ start }) => start));
  const [first] = files;
  expect(
    inOrderOf(
      1,
      ALL.filter(({ file }) => file === first),
    ),
  ).toEqual(drawn.filter(({ file }) => file === first));
  expect(inOrderOf(2, ALL)).not.toEqual(drawn);
});
