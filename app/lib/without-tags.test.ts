import fc from "fast-check";
import { expect, it } from "vitest";
import { blanksBefore, linesBefore } from "./blanks-before";
import { withoutTags } from "./without-tags";

/* oxlint-disable regexp/no-super-linear-move -- Texts of a few letters. */
const text = fc.string({ unit: fc.constantFrom("<", ">", "a", " ", "\n", "/") });

it("leaves of markup what a regular expression would leave", () => {
  fc.assert(
    fc.property(text, (markup) => {
      expect(withoutTags(markup)).toBe(markup.replace(/<[^>]*>/g, " "));
    }),
  );
});

it("finds the white space before a place, and its line", () => {
  fc.assert(
    fc.property(text, fc.nat(12), (whole, at) => {
      const before = whole.slice(0, at);
      expect(blanksBefore(whole, at)).toBe(/\s*$/.exec(before)![0]);
      expect(linesBefore(whole, at)).toBe(/\n\s*$/.exec(before)?.[0] ?? "");
    }),
  );
});
