import { expect, it } from "vitest";
import { findCircles } from "./find-circles";
import { measure } from "./measure";
import { readImports, type Graph } from "./read-imports";
import { readSources, toSource } from "./sources";

const graph = (edges: Record<string, string[]>): Graph =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

it("finds each circle once, and nothing else", () => {
  expect(
    findCircles(graph({ a: ["b"], b: ["c"], c: ["a", "d"], d: ["e"], e: ["d"], f: ["a", "e"], g: [] })).map((circle) =>
      circle.toSorted(),
    ),
  ).toEqual([
    ["d", "e"],
    ["a", "b", "c"],
  ]);
});

it("reads imports by value, by type, on demand and passed on", () => {
  const sources = [
    toSource(
      "app/modules/one/a.ts",
      'import { b } from "../two/b"; import type { C } from "~/modules/two/c"; let d: import("./d").D; import "zod";',
    ),
    toSource("app/modules/one/d.ts", 'export * from "../two/b"; const c = await import("../two/c");'),
    toSource("app/modules/two/b.tsx", ""),
    toSource("app/modules/two/c.ts", ""),
  ];
  expect([...readImports(sources)].map(([path, imported]) => [path, ...imported])).toEqual([
    ["app/modules/one/a.ts", "app/modules/two/b.tsx", "app/modules/two/c.ts", "app/modules/one/d.ts"],
    ["app/modules/one/d.ts", "app/modules/two/b.tsx", "app/modules/two/c.ts"],
    ["app/modules/two/b.tsx"],
    ["app/modules/two/c.ts"],
  ]);
});

it("measures files, functions and long lines", () => {
  const short = toSource("app/a.ts", "const f = () => 1;\n");
  const long = toSource("app/b.ts", `function g() {\n  return 2;\n}\n// ${"x".repeat(120)}\n`);
  expect(Object.fromEntries(measure([short, long]))).toMatchObject({
    files: "2",
    lines: "5",
    "lines of a file, half and nine in ten at most": "1, 4",
    "lines of a function, half and nine in ten at most": "1, 3",
    "lines over 120 columns": "1",
  });
});

it("finds no circle in the project, by value or by type", () => {
  expect(findCircles(readImports(readSources()))).toEqual([]);
});
