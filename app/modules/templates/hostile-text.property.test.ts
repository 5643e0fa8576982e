import { parse as parseCss, walk } from "css-tree";
import fc from "fast-check";
import { parse } from "parse5";
import { expect, test } from "vitest";
import { HOSTILE_TEXTS, LONG_TITLE, LONG_WORD } from "../../../tests/factories/hostile-texts";
import { attribute, elementsOf } from "../markup/html-document";
import { brief } from "../site/brief";
import { planFor } from "../generation/built-in/built-in-designer";
import { INDUSTRIES, TEMPLATES } from "../site/choices";
import type { SitePlan } from "../site/site-plan";
import { assembleSite } from "../assembly/assemble-site";
import { NO_EXTRAS } from "../assembly/site-extras";
import { renderSite } from "./render-site";

const PLAIN_LINES = [
  "We bake bread over wood.",
  "Open Mon-Fri 9am-5pm.",
  "Call 020 7946 0321.",
  "- Rye loaf £4",
  "Write to hello@fern.example",
  "Find us at 12 Mill Lane, Bath BA1 2AB.",
];
const text = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
      fc.constantFrom(...PLAIN_LINES),
      fc.string({ maxLength: 40 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((lines) => lines.join("\n"));
const title = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS, LONG_WORD, LONG_TITLE), fc.string({ maxLength: 200 }));
const anyBrief = fc
  .record({
    template: fc.constantFrom(...TEMPLATES),
    industry: fc.constantFrom(...INDUSTRIES),
    projectTitle: title,
    designBrief: text,
    documentText: text,
  })
  .map((fields) => brief.parse(fields));

/**
 * Marks by which text could become markup, css or code, each in the place of one that it is not told from in
 * length. Where a label, a quotation or a clause ends a harmless mark says the same, since the form of a text follows it.
 */
const harmless = (value: unknown, key = ""): unknown => {
  if (typeof value === "string")
    return /^(?:href|mapHref|id|before|path|kind|lang|template|email)$/.test(key)
      ? value
      : value
          .replace(/"/g, "”")
          .replace(/;/g, ",")
          .replace(/[<>'`&{}$%\\/*@#=]|:(?!\s|$)/g, "_");
  if (Array.isArray(value)) return value.map((each) => harmless(each, key));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === "theme" ? each : harmless(each, name)]),
  );
};

/** Elements and their attributes, without drawings: those follow the letters of a name. */
const skeleton = (html: string) => {
  const drawings = new Set(
    elementsOf(parse(html))
      .filter(({ tagName }) => tagName === "svg")
      .flatMap((svg) => elementsOf(svg).slice(1)),
  );
  expect(
    [...drawings].filter(
      ({ tagName, attrs }) => tagName === "script" || attrs.some(({ name }) => name.startsWith("on")),
    ),
  ).toEqual([]);
  return elementsOf(parse(html))
    .filter(({ namespaceURI, tagName }) => tagName === "svg" || !namespaceURI.endsWith("svg"))
    .map(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => name)].join(" "));
};

test("whatever is typed, a page has no element, attribute or rule that its template did not write", () => {
  fc.assert(
    fc.property(anyBrief, (input) => {
      const plan = planFor(input);
      const code = renderSite(plan);
      expect(skeleton(code.html)).toEqual(skeleton(renderSite(harmless(plan) as SitePlan).html));
      expect(selectorsAndProperties(code.css)).toEqual(
        selectorsAndProperties(renderSite(harmless(plan) as SitePlan).css),
      );
    }),
    { numRuns: 25 },
  );
});

test("whatever is typed, what is published runs nothing of it and leads nowhere by itself", () => {
  fc.assert(
    fc.property(anyBrief, (input) => {
      const { html } = pageOf(input);
      const elements = elementsOf(parse(html));
      for (const element of elements) {
        expect(element.attrs.filter(({ name }) => /^on|^srcdoc$/.test(name))).toEqual([]);
        const address = attribute(element, "href") ?? attribute(element, "src") ?? attribute(element, "action") ?? "";
        expect(address).not.toMatch(/^\s*(?:javascript|vbscript|data:text)/i);
        if (element.tagName !== "script") continue;
        if (attribute(element, "type") === "application/ld+json")
          JSON.parse(element.childNodes.map((node) => ("value" in node ? node.value : "")).join(""));
        else expect(attribute(element, "src")).toMatch(/^assets\/script\.[\w-]+\.js$|^assets\//);
      }
      expect(elements.filter(({ tagName }) => ["iframe", "object", "embed", "base"].includes(tagName))).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

function pageOf(input: ReturnType<typeof brief.parse>): { html: string } {
  const meta = { title: input.projectTitle, description: input.designBrief };
  const files = assembleSite(renderSite(planFor(input)), [], meta, {
    ...NO_EXTRAS,
    address: "https://fern.example/",
    publishedAt: new Date(0),
  });
  return { html: Buffer.from(files.find(({ path }) => path === "index.html")!.bytes).toString() };
}

function selectorsAndProperties(css: string): string[] {
  const found: string[] = [];
  walk(parseCss(css, { parseValue: false, parseRulePrelude: false }), (node) => {
    if (node.type === "Rule" && node.prelude.type === "Raw") found.push(node.prelude.value);
    if (node.type === "Declaration") found.push(node.property);
  });
  return found;
}
