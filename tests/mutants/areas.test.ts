import { expect, it } from "vitest";
import { AREAS, filesOf, testsOf } from "./areas";
import { sourcesIn } from "./tree-copy";

const SOURCES = sourcesIn(".");

it.each(AREAS)("finds the files and tests of $name where they are", (area) => {
  expect(filesOf(area, SOURCES)).not.toEqual([]);
  expect(testsOf(area, SOURCES)).not.toEqual([]);
  expect(() => filesOf({ ...area, files: [...area.files, /nowhere/] }, SOURCES)).toThrow("nowhere");
});
