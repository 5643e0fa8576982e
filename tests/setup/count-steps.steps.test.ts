import { expect, it } from "vitest";
import { growth } from "./count-steps";

const LETTERS = "ab ".repeat(500);

it.each<[string, (text: string) => unknown]>([
  [
    "a loop",
    (text) => {
      let sum = 0;
      for (const letter of text) if (letter === " ") sum += 1;
      return sum;
    },
  ],
  ["an expression over all of it", (text) => text.replace(/[a-z]+/g, "x")],
  [
    "searches that go on where the last one ended",
    (text) => {
      for (let at = 0; at !== -1; ) at = text.indexOf(" ", at + 1);
    },
  ],
])("says of %s that it grows with its input", async (_name, work) => {
  expect(await growth(work, LETTERS, LETTERS.repeat(2))).toBeCloseTo(2, 1);
});

it.each<[string, (text: string) => unknown]>([
  [
    "a loop in a loop",
    (text) => {
      let sum = 0;
      for (const one of text) for (const other of text) if (one === other) sum += 1;
      return sum;
    },
  ],
  [
    "a search through everything for each letter",
    (text) => {
      for (let at = 0; at < text.length; at += 1) text.indexOf("!", at);
    },
  ],
  [
    "an expression tried anew for each letter",
    (text) => {
      for (let at = 0; at < text.length; at += 1) /!/.test(text);
    },
  ],
  [
    "a list that is copied for each item",
    (text) => text.split(" ").reduce<string[]>((all, word) => all.concat(word), []),
  ],
])("says of %s that it grows with the square", async (_name, work) => {
  expect(await growth(work, LETTERS, LETTERS.repeat(2))).toBeGreaterThan(3.5);
});
