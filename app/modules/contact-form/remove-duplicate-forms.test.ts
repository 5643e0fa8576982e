import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdit, invertEdit } from "../markup/edit";
import { removeDuplicateForms } from "./remove-duplicate-forms";

const clean = (body: string): string | null => {
  const code = { html: `<!doctype html><html><body>${body}</body></html>`, css: "a{}", javascript: "" };
  const edit = removeDuplicateForms(code);
  return edit && applyEdit(code, edit).html.replace(/^.*<body>|<\/body>.*$/g, "");
};
const A = `<form id="a"><input name="name"></form>`;
const B = `<form id="b"><textarea name="your-message"></textarea></form>`;
const SEARCH = `<form role="search"><input name="q"></form>`;

describe("removeDuplicateForms", () => {
  it.each([
    ["no form", "<p>Hello</p>"],
    ["one form", A],
    ["one contact form beside a search", `${SEARCH}${A}`],
    ["a sign-in", `${A}<form><input name="username"><input type="password" name="password"></form>`],
    ["a page that is wrapped into a form", `<form><main>${A}</main><input name="email"></form>`],
    ["a form in a comment", `${A}<!-- ${B} -->`],
    ["a form in a script", `${A}<script>var form = '<form><input name="email"><\\/form>'</script>`],
  ])("leaves a page with %s alone", (_name, body) => expect(clean(body)).toBeNull());

  it("keeps the first and everything between", () =>
    expect(clean(`${A}<p>x &amp; y</p>${SEARCH}${B}<i>z</i>${A}`)).toBe(`${A}<p>x &amp; y</p>${SEARCH}<i>z</i>`));

  it.each([
    ["an e-mail field by its type", `<form><input type=EMAIL></form>`],
    ["names of several words", `<form><input name="contactName"></form>`],
    ["names with brackets", `<form><input name='contact[e-mail]'></form>`],
    ["fields that have ids alone", `<FORM><select ID=message></select></FORM>`],
    ["attributes that hold tags", `<form title="</form>"><input name=name></form>`],
  ])("knows a contact form by %s", (_name, form) => expect(clean(`${A}${form}.`)).toBe(`${A}.`));

  it("takes a form that is never closed as far as its parent goes", () => {
    expect(clean(`${A}<div><p>x</p><form><p><input name=email></div>y`)).toBe(`${A}<div><p>x</p></div>y`);
  });

  it("counts a form within a form, which browsers do not see, as part of the outer one", () => {
    expect(clean(`${A}<form><input name=email><form><input name=name></form>y`)).toBe(`${A}y`);
  });

  it("leaves a form whose tags are crossed with those around it", () => {
    expect(clean(`${A}<div><form><div><input name=email></form></div></div>`)).toBeNull();
  });

  it("takes one out of a table", () => {
    expect(clean(`${A}<table><tr><td><form><input name=email></form></td></tr></table>`)).toBe(
      `${A}<table><tr><td></td></tr></table>`,
    );
  });

  it("takes a form out of an element that ends with it, in one go", () =>
    expect(clean(`${A}<p>x${B}<b>${B}`)).toBe(`${A}<p>x<b>`));

  it("cuts whole forms out of any markup and nothing else, and has nothing to do a second time where forms are closed", () => {
    const pieces = [
      "<p>x",
      "</p>",
      "<div>",
      "</div>",
      "<table>",
      "<tr><td>",
      "</table>",
      "<form>",
      "</form>",
      "<template>",
      "</template>",
      "<b>",
      "<i>",
      "</b>",
      "<!-- ",
      " -->",
      "<input name=email>",
      "<textarea name=message>",
      "</textarea>",
      A,
      B,
      SEARCH,
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (parts) => {
        const code = { html: parts.join(""), css: "", javascript: "" };
        const edit = removeDuplicateForms(code);
        if (!edit) return;
        for (const { start, end, text } of edit.splices) {
          expect([text, code.html.slice(start, start + 5)]).toEqual(["", "<form"]);
          expect(end).toBeGreaterThan(start);
        }
        const next = applyEdit(code, edit);
        // A form that is never closed takes those after it in, and what it holds changes as they go.
        if (!parts.includes("<form>")) expect(removeDuplicateForms(next)).toBeNull();
        expect(applyEdit(next, invertEdit(code, edit))).toEqual(code);
      }),
      { numRuns: 2000 },
    );
  });
});
