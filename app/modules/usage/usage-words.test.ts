import { expect, it } from "vitest";
import { dollarsInWords, usageInWords } from "./usage-words";

it.each([
  [0, "$0.00"],
  [1, "less than $0.01"],
  [9_999, "less than $0.01"],
  [10_000, "$0.01"],
  [63_150, "$0.06"],
  [5_000_000, "$5.00"],
  [1_234_500_000, "$1,234.50"],
])("says %i millionths of a dollar", (micros, words) => {
  expect(dollarsInWords(micros)).toBe(words);
});

it("says tokens with what they cost, if anything", () => {
  expect(usageInWords({ tokens: 4210, costMicros: 63_150 })).toBe("4,210 tokens, $0.06");
  expect(usageInWords({ tokens: 1, costMicros: 0 })).toBe("1 token");
});
