import { expect, it, vi } from "vitest";
import { remembered, rememberedTexts } from "./remembered";

it("makes each answer once, also one that says nothing", () => {
  const make = vi.fn((key: string) => (key === "none" ? undefined : key.toUpperCase()));
  const answer = remembered(make);
  expect(["a", "none", "a", "none"].map(answer)).toEqual(["A", undefined, "A", undefined]);
  expect(make).toHaveBeenCalledTimes(2);
});

it("keeps no more answers than it may", () => {
  const make = vi.fn((key: number) => key * 2);
  const answer = remembered(make, 2);
  expect([1, 2, 3, 3, 1].map(answer)).toEqual([2, 4, 6, 6, 2]);
  expect(make.mock.calls.flat()).toEqual([1, 2, 3, 1]);
});

it("what is made of short texts is made once for each language, and of long ones each time", () => {
  const made: string[] = [];
  const read = rememberedTexts((text, language) => made.push(`${language} ${text.length}`), 2);
  for (const language of ["en", "de", "en"]) read("Bread", language);
  expect(made).toEqual(["en 5", "de 5"]);
  for (const text of ["Bread", "Buns", "Cake", "Bread"]) read(text, "en");
  expect(made.length).toBe(5);
  for (let again = 0; again < 2; again++) read("x".repeat(501), "en");
  expect(made.filter((each) => each === "en 501").length).toBe(2);
});
