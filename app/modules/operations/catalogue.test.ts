import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { CATALOGUE } from "./catalogue";

const FOLDER = import.meta.dirname;

it("calls each operation by a verb, most with its object, and none like another", () => {
  for (const [name, operation] of CATALOGUE) {
    expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(operation.name).toBe(name);
  }
});

it("has every operation that is written", () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.includes(".test.") && file.includes("/"),
  );
  const written = files.flatMap((file) =>
    [
      ...readFileSync(path.join(FOLDER, file), "utf8").matchAll(
        /= (?:operation|look)(?:<[^\n]*>)?\(\{\s*name: "([a-z-]+)"/g,
      ),
    ].map(([, name]) => name),
  );
  expect([...CATALOGUE.keys()].toSorted()).toEqual(written.toSorted());
});

it("refuses parameters that are none", () => {
  for (const operation of CATALOGUE.values())
    for (const nonsense of [null, "all", 3])
      expect(operation.params.safeParse(nonsense).success, operation.name).toBe(false);
});
