import { expect, it } from "vitest";
import { customCss } from "./custom-css";

const rules = (css: string) =>
  customCss(css, new Set(["ours"]))
    .split("\n")
    .slice(1, -1)
    .map((line) => line.trim());

it("lets rules begin at the content of such sections", () => {
  expect(rules(".steps > li, p ~ h3 { gap: 1rem }")).toEqual([".own .own-steps>li, .own p~h3 { gap: 1rem; }"]);
  expect(rules('[data-section="custom"] > p { color: red } #ours .a { color: red }')).toEqual([
    '[data-section="custom"] .own>p { color: red; }',
    '[data-section="custom"]#ours .own .own-a { color: red; }',
  ]);
});

it("paints the section itself, and does nothing else to it", () => {
  expect(rules(":scope, .a { background: var(--color-deep); position: absolute; display: none }")).toEqual([
    ".own .own-a { background: var(--color-deep); position: absolute; display: none; }",
    '[data-section="custom"] { background: var(--color-deep); }',
  ]);
});

it.each([
  "+ .a",
  ":scope + section",
  ":scope ~ *",
  "#hero",
  ".a & .b",
  ":not(&)",
  ":scope:hover",
  ":is(.a, #hero)",
  '[title="</style>"]',
])("leaves out the selector %s", (selector) => {
  expect(rules(`${selector} { color: red }`)).toEqual([]);
});

it.each([
  "background: url(https://evil.example)",
  "background: \\75rl(https://evil.example)",
  'background: image-set("https://evil.example" 1x)',
  "--a: url(//evil.example)",
  "color: var(--a, url(//evil.example))",
  "position: fixed",
  "position: sticky",
  "posi\\74ion: fixed",
  "outline: none",
  "animation: a 1s",
  "font: 1rem Evil",
  "font-family: Evil",
  "--color-ink: red",
  'content: "5 stars"',
  "content: attr(title)",
  "all: unset",
  'quotes: "</style>"',
])("leaves out the declaration %s", (declaration) => {
  expect(rules(`.a { ${declaration} }`).join("\n")).not.toContain(declaration.split(":")[0]!);
});

it("keeps what lays out and paints", () => {
  const kept =
    'grid-template-areas: "a b"; background: linear-gradient(90deg,var(--color-tint),#fff0); content: "→"; --gap: calc(1rem + 2px); font-family: var(--font-display);';
  expect(rules(`.a { ${kept} }`)).toEqual([`.own .own-a { ${kept} }`]);
});

it("takes importance away", () => {
  expect(rules(".a { color: red !important }")).toEqual([".own .own-a { color: red; }"]);
});

it("keeps conditions around what may stand, and no other at-rule", () => {
  expect(rules("@media (width < 40rem) { .a { color: red } body + p { color: red } }")).toEqual([
    "@media (width<40rem) {",
    ".own .own-a { color: red; }",
    ".own body+p { color: red; }",
    "}",
  ]);
  const others =
    '@import "//evil"; @font-face { font-family: a; src: url(//evil) } @layer overrides { .a { color: red } } @keyframes a { to { top: 0 } } @property --color-ink { syntax: "*" } @media (width) { @import "x"; }';
  expect(customCss(others, new Set())).toBe("");
});

it("is empty for what is too deep to be css", () => {
  expect(customCss(`${":is(".repeat(9000)}a`, new Set())).toBe("");
  expect(customCss("@media all {".repeat(2000), new Set())).toBe("");
});
