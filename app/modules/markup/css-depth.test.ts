import { expect, it } from "vitest";
import { InvalidError } from "~/lib/errors";
import { setPrimaryColor } from "../editing/primary-color";
import { readRules } from "./css-declarations";
import { customCss } from "../templates/custom/custom-css";
import { cssDepth, DEEPEST_CSS } from "./css-depth";
import { requireStorableCode } from "../website-record/require-storable-code";

it.each([
  ["", 0],
  ["a{color:red}b{color:blue}", 1],
  ["@media (min-width: 1px) { a:is(b, [c]) { width: calc((1px + 2px)) } }", 4],
  ['a{content:"{{{"}/* {{{ */b{background:url(x{{{)}', 1],
  ["a{b:(}".repeat(3), 6],
  ["}}}a{}", 1],
])("the depth of %j is %i", (css, depth) => expect(cssDepth(css)).toBe(depth));

// A closing bracket in a string, an address or another bracket ends nothing for the parser.
const NESTED = ["&{", '&{"}"', "&{/*}*/", "a{&{", "@media x{", "&{b:(}", "&{c:url(})", "@layer a{&{"];

it.each(NESTED)(
  "a stylesheet of '%s' again and again is refused with what to do, and read without end all the same",
  (part) => {
    for (const css of [part.repeat(20_000), part.repeat(20_000) + "}".repeat(40_000)]) {
      const code = { html: "<p>a", css: `:root{--color-primary:#000000}${css}`, javascript: "" };
      expect(() => requireStorableCode(code)).toThrow(InvalidError);
      expect(() => requireStorableCode(code)).toThrow(`more than ${DEEPEST_CSS} brackets inside of one another`);
      expect(readRules(code.css)).toEqual([]);
      expect(() => setPrimaryColor(code, "#10b981", "owner")).not.toThrow();
      expect(customCss(css, new Set(["a"]))).toBe("");
    }
  },
);

it("is kept and read up to there", () => {
  const css = `${"&{".repeat(DEEPEST_CSS)}color:red${"}".repeat(DEEPEST_CSS)}`;
  expect(() => requireStorableCode({ html: "<p>a", css, javascript: "" })).not.toThrow();
  expect(readRules(css)).toHaveLength(DEEPEST_CSS);
});
