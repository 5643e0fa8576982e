import fc from "fast-check";
import { parseFragment } from "parse5";
import { describe, expect, it } from "vitest";
import { attribute, html, trusted } from "./html";

describe("html", () => {
  it("brings any text back unchanged, as content and as attribute", () => {
    // A parser turns carriage returns into line feeds and drops NUL, whoever wrote them.
    const text = fc.string({ unit: "grapheme" }).filter((value) => !/[\r\0]/.test(value));
    fc.assert(
      fc.property(text, (value) => {
        const [element] = parseFragment(html`<b title="${value}">|${value}</b>`.text).childNodes;
        expect(element).toMatchObject({ attrs: [{ name: "title", value }], childNodes: [{ value: `|${value}` }] });
      }),
    );
  });

  it("leaves out what is absent, joins lists and keeps markup", () => {
    const list = ["a", "<"].map((item) => html`<li>${item}</li>`);
    expect(html`<ul>${list}</ul>${null}${undefined}${false}${0}`.text).toBe("<ul><li>a</li><li>&lt;</li></ul>0");
    expect(html`${trusted("<hr>")}`.text).toBe("<hr>");
  });

  it("writes an attribute only when it has a value", () => {
    expect(html`<a${attribute("class", 'x"y')}${attribute("id", undefined)}></a>`.text).toBe(
      '<a class="x&quot;y"></a>',
    );
  });
});
