import fc from "fast-check";
import { expect, it } from "vitest";
import { onOneLine, quoteText } from "./quote-text";

const lineEnds = fc.constantFrom("\n", "\r", "\r\n", "\v", "\f", "\u0085", "\u2028", "\u2029");
const text = fc.array(fc.oneof(fc.string(), lineEnds)).map((parts) => parts.join(""));

it("leaves no line that does not begin as a quotation, and takes nothing away", () => {
  fc.assert(
    fc.property(text, (said) => {
      const lines = quoteText(said).split(/[\n\r\v\f\u0085\u2028\u2029]/);
      expect(lines.filter((line) => !line.startsWith("> "))).toEqual([]);
      expect(lines.map((line) => line.slice(2)).join("")).toBe(said.replace(/[\n\r\v\f\u0085\u2028\u2029]/g, ""));
    }),
  );
});

it("keeps a text on one line", () => {
  fc.assert(
    fc.property(text, (said) => {
      expect(onOneLine(said)).not.toMatch(/[\n\r\v\f\u0085\u2028\u2029]/);
    }),
  );
});
