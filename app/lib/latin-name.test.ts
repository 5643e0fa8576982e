import fc from "fast-check";
import { expect, it } from "vitest";
import { latinName } from "./latin-name";

it.each([
  ["Padaria Alfazema", "padaria-alfazema"],
  ["Crème & Söhne", "creme-sohne"],
  ["Joe's Café — est. 1921", "joes-cafe-est-1921"],
  ["Weiß & Łukasz Ørsted", "weiss-lukasz-orsted"],
  ["Пекарня «Роза»", "pekarnya-roza"],
  ["Йогурт", "yogurt"],
  ["Αρτοποιείο Άλφα", "artopoieio-alfa"],
  ["مخبز الياسمين", "mkhbz-alyasmyn"],
  ["  ", ""],
  ["花屋", ""],
])("writes %s as %s", (title, name) => {
  expect(latinName(title)).toBe(name);
});

it("keeps whole words within the length, and cuts a first one that is too long", () => {
  expect(latinName("one two three", 9)).toBe("one-two");
  expect(latinName("a".repeat(80))).toHaveLength(63);
});

it("is a label of a host, or empty, whatever the title", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (title) => {
      expect(latinName(title)).toMatch(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)?$/);
    }),
  );
});
