import fc from "fast-check";
import { expect, it } from "vitest";
import { DESIGNER_SITES, type DesignerSite } from "../../../../tests/factories/designer-sites";
import { applyEdit, invertEdit } from "../../markup/edit";
import { readPage } from "../../markup/page";
import { answerBuiltIn } from "./answer-built-in";

const site = fc.constantFrom(...(Object.keys(DESIGNER_SITES) as DesignerSite[]));
/** Words that the interpreter knows, in any order, between words and signs that it does not. */
const word = fc.oneof(
  fc.constantFrom(
    ...'make change set remove add move hide the headline buttons menu prices section to with and red bigger 20% 12px #eee it them £5 Friday closed 9am-5pm "Hello" " : , . ? \' < > & $1 font field form above below picture all'.split(
      " ",
    ),
  ),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: "grapheme", maxLength: 8 }),
);
const message = fc.oneof(
  fc.array(word, { maxLength: 14 }).map((words) => words.join(" ")),
  fc.string({ maxLength: 80 }),
);

it("answers any message with nothing, or with an edit that can be taken back to the byte", () => {
  fc.assert(
    fc.property(site, message, (name, said) => {
      const code = DESIGNER_SITES[name];
      const { edit, message: words, form } = answerBuiltIn({ message: said, code });
      expect(words.length).toBeGreaterThan(0);
      if (!edit) return;
      const after = applyEdit(code, edit);
      expect(after).not.toEqual(code);
      expect(applyEdit(after, invertEdit(code, edit))).toEqual(code);
      // Only a contact form brings a script along.
      if (!form) expect(after.javascript).toBe(code.javascript);
    }),
    { numRuns: process.env.FULL ? 2_000 : 25 },
  );
}, 600_000);

it("puts an owner's words in as text, whatever they hold", () => {
  fc.assert(
    fc.property(site, fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }), (name, words) => {
      fc.pre(!/["“”„‟«»\s\p{C}]/u.test(words) && words.trim() !== "");
      const code = DESIGNER_SITES[name];
      const { edit } = answerBuiltIn({ message: `change the headline to "${words}"`, code });
      fc.pre(edit !== null);
      const [before, after] = [readPage(code.html), readPage(applyEdit(code, edit!).html)];
      expect(after.elements.map(({ tagName }) => tagName)).toEqual(before.elements.map(({ tagName }) => tagName));
    }),
    { numRuns: process.env.FULL ? 500 : 20 },
  );
}, 300_000);
