import { expect, it } from "vitest";
import { cleanText, cleanTexts } from "./clean-text";

it.each([
  ["one\r\ntwo\rthree\u2028four", "one\ntwo\nthree\nfour"],
  ["a\u0000b\u0007c\td", "abc\td"],
  ["half \ud83d of a pair", "half \ufffd of a pair"],
  ["a whole 😀 one", "a whole 😀 one"],
])("makes %j storable as %j", (text, clean) => expect(cleanText(text)).toBe(clean));

it("reaches every text in a value, and leaves the rest alone", () => {
  const value = { a: ["x\u0000", 1, null, { b: "y\r\n" }], c: undefined, d: false };
  expect(cleanTexts(value)).toEqual({ a: ["x", 1, null, { b: "y\n" }], c: undefined, d: false });
});
