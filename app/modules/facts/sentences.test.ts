import { expect, test } from "vitest";
import { splitSentences } from "./sentences";

test.each([
  ["One. Two! Three?", ["One.", "Two!", "Three?"]],
  ["Dr. Maria Lopez lives at 5 St. James St. She bakes.", ["Dr. Maria Lopez lives at 5 St. James St. She bakes."]],
  ["Open 9 a.m. to 5 p.m. Call us.", ["Open 9 a.m. to 5 p.m.", "Call us."]],
  ["Preis 3.50 ab 1.5. gilt es", ["Preis 3.50 ab 1.5. gilt es"]],
  ['"They came." - Joanna', ['"They came." - Joanna']],
  ["Margherita ..... $12", ["Margherita ..... $12"]],
])("%s", (line, sentences) => {
  expect(splitSentences(line).map(({ text }) => text)).toEqual(sentences);
});

test("offsets point at the sentences, and a text without punctuation is cut at spaces", () => {
  const line = `  ${"word ".repeat(500)}`;
  const parts = splitSentences(line);
  expect(parts.length).toBeGreaterThan(2);
  for (const { text, start } of parts) expect(line.slice(start, start + text.length)).toBe(text);
});
