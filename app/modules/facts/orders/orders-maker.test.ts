import { expect, test } from "vitest";
import { ORDERS_AND_WORDS } from "../../../../tests/cases/orders-and-words";
import { introduced, type IntroducedLanguage } from "../../../../tests/factories/introduced";
import { readFacts } from "../read-facts";

const CASES = Object.entries(ORDERS_AND_WORDS) as [IntroducedLanguage, { orders: string[]; words: string[] }][];
const of = (kind: "orders" | "words") =>
  CASES.flatMap(([language, lists]) => lists[kind].map((text) => ({ language, text })));

/** Whether the sentences behind the first are kept off the page: all, some or none. */
function keptOff(language: IntroducedLanguage, text: string): boolean[] {
  const { sentences, wishes } = readFacts(introduced(language, text));
  return sentences.slice(1).map((_sentence, index) => wishes.sentenceIds.includes(index + 1));
}

test.each(of("orders"))("$language, for the maker: $text", ({ language, text }) => {
  expect(keptOff(language, text)).not.toContain(false);
});

test.each(of("words"))("$language, for customers: $text", ({ language, text }) => {
  expect(keptOff(language, text)).not.toContain(true);
});

test("what is kept off is followed where it can be", () => {
  expect(readFacts("We cut keys.\nNavy n yellow like the van.").wishes.colours).toMatchObject({ brand: "#000080" });
  expect(readFacts(introduced("fr", "Que ça se lise bien, grandes lettres.")).wishes.largeType).toBe(true);
});

test("an order behind a full stop is cut off, though it begins small", () => {
  const { sentences, wishes } = readFacts("we open at nine, if it rains no. please no pictures of cats on the page");
  expect(wishes.read.map(({ words }) => words).join()).not.toContain("rains");
  expect(sentences.join(" ")).toContain("if it rains no");
});

test("an order that goes on with what else is wanted is not cut in two", () => {
  const order = "Could you have large photos at the top and a plain Order button, the last one hid everything.";
  expect(keptOff("en", order)).toEqual([true]);
});
