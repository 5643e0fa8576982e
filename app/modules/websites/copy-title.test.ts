import fc from "fast-check";
import { expect, it } from "vitest";
import { isStorable } from "~/lib/stored-text";
import { projectTitle } from "../generation/generation-form";
import { LONGEST_TITLE } from "../generation/longest-title";
import { copyTitle } from "./copy-title";

it("names a copy after its original", () => {
  expect(copyTitle("Stone & Daughters")).toBe("Copy of Stone & Daughters");
  expect(copyTitle(copyTitle("Stone"))).toBe("Copy of Copy of Stone");
});

it("stays a title, however long the original's is", () => {
  const title = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: LONGEST_TITLE })
    .filter((text) => projectTitle.safeParse(text).success);
  fc.assert(
    fc.property(title, (text) => {
      const copy = copyTitle(text);
      expect(copy.startsWith("Copy of ")).toBe(true);
      expect(copy.length).toBeLessThanOrEqual(LONGEST_TITLE);
      expect(isStorable(copy)).toBe(true);
    }),
  );
  expect(copyTitle("😀".repeat(100))).toMatch(/^Copy of (😀)+…$/u);
});
