import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { outcome } from "./outcome";
import { POINTS, type Tries } from "./points";
import { numbersIn, pathsIn, rowsOf } from "./read-document";
import type { Ran } from "./read-results";
import { REQUIREMENTS } from "./requirements";
import { isBrowserTest } from "./runs";
import { titles } from "./titles";

const document = readFileSync("docs/security.md", "utf8");
const rows = rowsOf(document);
const read = new Map<string, string[]>();

/** What a test file calls its tests, read once. */
function titlesIn(file: string): string[] {
  if (!read.has(file)) read.set(file, titles(readFileSync(file, "utf8")));
  return read.get(file)!;
}

function faultsOf(file: string, names: string[]): string[] {
  if (!existsSync(file)) return [`there is no ${file}`];
  return names
    .filter((name) => !titlesIn(file).some((title) => title.includes(name)))
    .map((name) => `${file} has no test called "${name}"`);
}

describe("docs/security.md", () => {
  it("names files that exist, and tests that stand in them", () => {
    expect(pathsIn(document).filter((file) => !existsSync(file))).toEqual([]);
    expect(rows.flatMap(({ tests }) => tests.flatMap(({ file, names }) => faultsOf(file, names)))).toEqual([]);
  });

  it("quotes nothing but tests that a row names", () => {
    const quoted = [...document.matchAll(/"([^"\n]+)"/g)].map(([, words]) => words!);
    expect(quoted).toEqual(rows.flatMap(({ tests }) => tests.flatMap(({ names }) => names)));
  });

  it("says something of every requirement of levels 1 and 2, once", () => {
    const all = Object.entries(REQUIREMENTS).flatMap(([section, numbers]) =>
      numbers.split(",").flatMap((part) =>
        numbersIn(
          part
            .split("-")
            .map((number) => `${section}.${number}`)
            .join(" to "),
        ),
      ),
    );
    const said = rows.flatMap(({ numbers }) => numbers);
    const left = [...document.matchAll(/^- V(\d+) /gm)].map(([, chapter]) => chapter!);
    expect(said.filter((number, at) => said.indexOf(number) !== at)).toEqual([]);
    expect(said.filter((number) => !all.includes(number))).toEqual([]);
    expect(all.filter((number) => !said.includes(number) && !left.includes(number.split(".")[0]!))).toEqual([]);
  });
});

describe("npm run test:security", () => {
  const tries = Object.values(POINTS).flatMap((points) => Object.values(points));

  it("has the seven sections, and a test for every point", () => {
    expect(Object.keys(POINTS).map((section) => Number.parseInt(section, 10))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const points of Object.values(POINTS)) expect(Object.keys(points)).not.toEqual([]);
    expect(tries.filter((each) => Object.keys(each).length === 0)).toEqual([]);
  });

  it("knows tests that are there, those in a browser by their names", () => {
    const named = tries.flatMap((each) => Object.entries(each));
    expect(named.flatMap(([file, names]) => faultsOf(file, names))).toEqual([]);
    expect(named.filter(([file, names]) => isBrowserTest(file) && names.length === 0)).toEqual([]);
    expect(named.filter(([file]) => !/\.(test|spec)\.tsx?$/.test(file))).toEqual([]);
  });

  it("calls a point well only when each of its tests ran, and none failed", () => {
    const ran = (title: string, state: Ran["state"], file = "a.test.ts"): Ran => ({ file, title, state });
    const all = [
      ran("one", "passed"),
      ran("two", "failed"),
      ran("three", "skipped"),
      ran("four in two rows", "passed", "b.test.ts"),
    ];
    const isWell = (tries: Tries) => outcome(tries, all).isWell;
    const well: Tries[] = [{ "a.test.ts": ["one"] }, { "b.test.ts": [] }];
    const broken: Tries[] = [
      { "a.test.ts": [] },
      { "a.test.ts": ["one", "two"] },
      { "a.test.ts": ["three"] },
      { "a.test.ts": ["four"] },
      { "c.test.ts": [] },
    ];
    expect(well.filter((tries) => !isWell(tries))).toEqual([]);
    expect(broken.filter(isWell)).toEqual([]);
  });
});

it("a file that is missing, and a name that nobody has, are seen", () => {
  expect(faultsOf("tests/e2e/none.spec.ts", [])).toHaveLength(1);
  expect(faultsOf("tests/e2e/access.spec.ts", ["a session", "nobody is called so"])).toHaveLength(1);
  const [row] = rowsOf(
    '| 1.2.1 to 1.2.3, 1.4.1 | asked | `tests/a.test.ts` "one", "two"; `app/b.ts`; `tests/c.spec.ts` |',
  );
  expect(row).toEqual({
    numbers: ["1.2.1", "1.2.2", "1.2.3", "1.4.1"],
    tests: [
      { file: "tests/a.test.ts", names: ["one", "two"] },
      { file: "tests/c.spec.ts", names: [] },
    ],
  });
});
