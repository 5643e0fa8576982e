import fc from "fast-check";
import { parse, serialize } from "parse5";
import { describe, expect, it } from "vitest";
import { DESIGNER_SITES } from "../../../tests/factories/designer-sites";
import { elementsOf, type HtmlNode } from "./html-document";
import { readPage } from "./page";
import { DEEPEST, parseHtml } from "./parse-html";
import { listSections } from "./sections";
import { listTexts } from "./texts";

function depthOf(root: HtmlNode): number {
  const left: [HtmlNode, number][] = [[root, 0]];
  let deepest = 0;
  for (let next = left.pop(); next; next = left.pop()) {
    const [node, depth] = next;
    deepest = Math.max(deepest, depth);
    if ("content" in node) left.push([node.content, depth]);
    if ("childNodes" in node) for (const child of node.childNodes) left.push([child, depth + 1]);
  }
  return deepest;
}

const HOSTILE = [
  "<div>",
  "<ul><li>",
  "<a><b></a>",
  "<table><td>",
  "<b><div>",
  "<span>x",
  "<svg><foreignObject>",
  "<a><div><b>",
  "<template>",
];

describe("a page of any kind", () => {
  it.each(HOSTILE)("of %s alone is read to its end, as deep as a browser has it", (tag) => {
    const page = readPage(`<!doctype html><body>${tag.repeat(600)}Hello`);
    // A template and its content are two levels, and a text is one more.
    expect(depthOf(page.root)).toBeLessThanOrEqual(2 * DEEPEST);
    expect(elementsOf(page.root).length).toBeGreaterThan(599);
    expect(() => [listSections(page), listTexts(page)]).not.toThrow();
  });

  it("is read as parse5 reads it where it is no deeper", () => {
    const tag = fc.constantFrom(
      "<div>",
      "</div>",
      "<p>",
      "<b>",
      "</b>",
      "<a>",
      "</a>",
      "<table>",
      "<td>",
      "</table>",
      "<ul>",
      "<li>",
      "<template>",
      "</template>",
      "x",
      "<svg>",
      "</svg>",
      "<select>",
      "<br>",
    );
    const markup = fc.array(tag, { maxLength: 60 }).map((tags) => tags.join(""));
    fc.assert(
      fc.property(markup, (html) => {
        expect(serialize(parseHtml(html))).toBe(serialize(parse(html, { scriptingEnabled: false })));
      }),
    );
    for (const { html } of Object.values(DESIGNER_SITES))
      expect(serialize(parseHtml(html))).toBe(serialize(parse(html, { scriptingEnabled: false })));
  });

  it("is refused in words where what is left open would multiply: 10 KB would come to 640,000 elements", () => {
    const open = Array.from({ length: 800 }, (_, at) => `<b i=${at}>`).join("");
    expect(() => readPage(`<p>${open}${"<p>x".repeat(800)}`)).toThrow(/Close every tag where it belongs/);
  });
});
