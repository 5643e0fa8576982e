import { expect, it } from "vitest";
import { hasWords } from "./has-words";
import { literals } from "./literals";

it("are what a test writes out", () => {
  expect(literals('expect(a).toBe("one"); b(`two ${c} three`); runFor(1_999); match(/fo\\.ur/); <p>five</p>')).toEqual([
    "one",
    "two ",
    " three",
    "1_999",
    "/fo.ur/",
    "five",
  ]);
  expect(literals('it.each([["in a table"]])("title", () => say("in a test"))')).toEqual(["in a table", "in a test"]);
});

it("are neither comments nor titles nor imports", () => {
  expect(
    literals(
      '// "comment"\nimport "module";\ntest("title", () => {}); test.describe.serial("title", f); await test.step("title", g);',
    ),
  ).toEqual([]);
});

it("have words whole", () => {
  expect([
    hasWords("Inactive", "Active"),
    hasWords("it is Active.", "Active"),
    hasWords("'Copied!'", "Copied!"),
  ]).toEqual([false, true, true]);
  expect([hasWords("12px", "2"), hasWords("menu.docx", ".doc"), hasWords("a.b", "a?b")]).toEqual([false, false, false]);
});
