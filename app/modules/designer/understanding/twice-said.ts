import type { Word } from "./word";

const NUMBERS: readonly RegExp[] = [
  /^(?:2|two|zwei|zweit|dos|deux|due|dois|duas|twee)$/iu,
  /^(?:3|three|drei|tres|trois|tre|três|drie)$/iu,
];
const REACH = 3;

/** 'Two and two', 'de dos en dos', 'zwei oben und zwei unten': how many in a row, where one number is said twice close together. */
export function twiceSaid(words: readonly Word[]): string | null {
  const found = NUMBERS.findIndex((number) =>
    words.some(
      ({ text }, at) => number.test(text) && words.slice(at + 1, at + 2 + REACH).some((next) => number.test(next.text)),
    ),
  );
  return found === -1 ? null : String(found + 2);
}
