import { parse as parseCss, walk } from "css-tree";
import fc from "fast-check";
import { parse } from "parse5";
import { expect, test } from "vitest";
import { fullPlan } from "../../../../tests/factories/full-plan";
import { HOSTILE_TEXTS } from "../../../../tests/factories/hostile-texts";
import { ancestorsOf } from "../../markup/element";
import { attribute, elementsOf } from "../../markup/html-document";
import { TEMPLATES } from "../../site/choices";
import type { SitePlan } from "../../site/site-plan";
import { renderSite } from "../render-site";

const numRuns = process.env.FULL ? 600 : 40;

const TAGS =
  "p div a b table tr td li ul svg g path math mi mglyph style script template noscript title desc foreignObject select option form input iframe object h1 h5 details summary img figure image plaintext xmp section main body html frameset annotation-xml br/ nobr".split(
    " ",
  );
const ATTRIBUTES = [
  "",
  ' class="section dock button"',
  ' id="main"',
  ' id="x"',
  ' href="javascript:alert(1)"',
  ' href="#x"',
  ' style="position:fixed"',
  " onload=alert(1)",
  ' fill="url(//evil)"',
  ' data-section="hero"',
  ' xlink:href="data:,x"',
  ' src="//evil"',
  " hidden",
  ' title="--><script>"',
  " a='\">'",
];
const tag = fc
  .tuple(fc.constantFrom("<", "</"), fc.constantFrom(...TAGS), fc.constantFrom(...ATTRIBUTES))
  .map((parts) => `${parts.join("")}>`);
const piece = fc.oneof(
  { weight: 6, arbitrary: tag },
  fc.constantFrom("<!--", "-->", "<![CDATA[", "]]>", "&lt;script&gt;", "</section></main></body>", "<p", '"', "Bread"),
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ maxLength: 20 }),
);
const markup = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));

const SELECTORS = [
  ".a",
  ":scope",
  "body",
  "*",
  ":root",
  "#hero",
  "& ~ p",
  ":not(&)",
  "+ .b",
  ".a:has(body)",
  ":is(.a, html)",
  "[data-section]",
  '[data-section="custom"] + *',
  "::before",
  ".a\\3a b",
  ":host",
];
const DECLARATIONS = [
  "color: red",
  "position: fixed",
  "background: url(//evil)",
  "background: u\\72l(//evil)",
  "--a: url(//evil)",
  "--color-ink: red",
  "top: 0 !important",
  'content: "</style>"',
  "src: url(//evil)",
  "width: expression(alert(1))",
  "grid-area: a",
  "} body { color: red",
  "@import '//evil';",
  "/*",
  "*/",
  '"',
];
const rule = fc
  .tuple(
    fc.constantFrom(...SELECTORS),
    fc.constantFrom(...SELECTORS),
    fc.array(fc.constantFrom(...DECLARATIONS), { maxLength: 4 }),
  )
  .map(([one, two, all]) => `${one}, ${two} { ${all.join("; ")} }`);
const AROUND = [
  "",
  "@media (width) {",
  "@layer overrides {",
  "@scope (body) {",
  "@supports (a: url(//evil)) {",
  "@keyframes a {",
  "}",
  "</style><script>",
  "<!--",
  "@import '//evil';",
  "@charset 'x';",
];
const css = fc
  .array(
    fc.tuple(fc.constantFrom(...AROUND), rule).map((parts) => parts.join(" ")),
    { maxLength: 8 },
  )
  .map((parts) => parts.join("\n"));

const planWith = (template: SitePlan["theme"]["template"], html: string, own?: string): SitePlan => {
  const plan = fullPlan(template);
  const sections = plan.sections.map((section) => (section.kind === "custom" ? { ...section, html } : section));
  return own === undefined ? { ...plan, sections } : { ...plan, sections, css: own };
};

test("whatever html a designer writes, the page around it is the same, and nothing in it runs, asks or has another's name", () => {
  fc.assert(
    fc.property(fc.constantFrom(...TEMPLATES), markup, (template, html) => {
      const page = parse(renderSite(planWith(template, `<p>Flour</p>${html}`)).html);
      const plain = parse(renderSite(planWith(template, "<p>Flour</p>")).html);
      expect(outsideOf(page)).toEqual(outsideOf(plain));
      const inside = elementsOf(page).filter(isInside);
      for (const { attrs, tagName } of inside) {
        expect(tagName).not.toMatch(
          /^(?:script|style|template|form|input|select|iframe|object|math|text|title|desc|foreignObject|use|image|section|main)$/,
        );
        for (const { name, value } of attrs)
          expect(`${name}=${value}`).not.toMatch(
            /^on|^style|^data-|^hidden|^src|^xlink|evil|javascript:|^class=.*(?<!own-)\b(?:section|dock)\b/,
          );
      }
      const ids = elementsOf(page).flatMap((element) => attribute(element, "id") ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns },
  );
});

test("whatever css a designer writes, it stays in its layer and its sections, and asks for nothing", () => {
  fc.assert(
    fc.property(css, (own) => {
      const [before, after] = [
        renderSite(planWith("modern", "<p>Flour</p>")).css,
        renderSite(planWith("modern", "<p>Flour</p>", own)).css,
      ];
      const layer = /\n\n@layer designer \{\n[^]*?\n\}(?=\n\n)/.exec(after)?.[0] ?? "";
      expect(after.replace(layer, "")).toBe(before);
      expect(layer).not.toMatch(/url|evil|!important|fixed|@import|@font-face|@layer(?! designer)|--color-ink|<\/|\\/i);
      walk(parseCss(layer, { parseRulePrelude: false }), (node) => {
        if (node.type === "Rule" && node.prelude.type === "Raw")
          // Selectors of a few letters.
          // oxlint-disable-next-line regexp/no-super-linear-move
          for (const selector of node.prelude.value.split(/,(?![^(]*\))/))
            expect(selector.trim()).toMatch(/^(?:\[data-section="custom"\]\S*(?: \.own\b.*)?|\.own .*)$/);
      });
    }),
    { numRuns },
  );
});

type Node = Parameters<typeof elementsOf>[0];
type Element = ReturnType<typeof elementsOf>[number];

const isOwn = (element: Element) => attribute(element, "class") === "own";
const isInside = (element: Element) => !isOwn(element) && [...ancestorsOf(element)].some(isOwn);
const outsideOf = (page: Node) =>
  elementsOf(page)
    .filter((element) => !isInside(element))
    .map(({ tagName, attrs }) => `${tagName} ${attrs.map(({ name, value }) => `${name}=${value}`).join(" ")}`);
