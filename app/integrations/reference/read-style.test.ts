import { describe, expect, it } from "vitest";
import { cssRules } from "./css-rules";
import { readMarkup } from "./read-markup";
import { readStyle } from "./read-style";
import { sectionHint } from "./section-hint";

const styleOf = (html: string, ...sheets: string[]) => readStyle(readMarkup(html), sheets);

describe("readStyle", () => {
  it("orders colours by use, backgrounds first, greys left out", () => {
    const css = "a{color:#0f766e} p{color:#333} .b{background:rgb(194 65 12)} i{color:#0f766e} u{color:#0F766E}";
    expect(styleOf(`<p class="b">`, css).colors).toEqual(["#0f766e", "#c2410c"]);
  });

  it("leaves out rules of a framework that the page does not use", () => {
    expect(styleOf(`<p class="used">`, ".unused{color:red}.used{color:teal}").colors).toEqual(["#008080"]);
  });

  it("counts variables where they are used", () => {
    const css = ":root{--brand:#7a3e1d;--other:#00f} h1{color:var(--brand)} h2{color:var(--brand, red)}";
    expect(styleOf("<h1>", css).colors).toEqual(["#7a3e1d"]);
  });

  it.each([
    ["<body style='background:#111'>", "", true],
    ["<body>", "body{background:#fff}", false],
    ["<body class='night'>", ".night{background-color:black}", true],
    ["<body>", ":root{--bg:oklch(20% 0.02 250)} body{background:var(--bg)}", true],
    ["<body>", "body{background:#fff}@media (prefers-color-scheme: dark){body{background:#000}}", false],
    ["<body>", "body{background:#000} body{background:#fafafa}", false],
    ["<body>", "", false],
  ])("%s with %s is dark: %s", (html, css, dark) => {
    expect(styleOf(html, css).dark).toBe(dark);
  });

  it("keeps the kinds of parts in their order and nothing of their text", () => {
    const html = `<section id="hero"></section><div class="our-team__grid"></div><h2>What <b>we do</b></h2>
      <h2>Frequently asked questions</h2><section id="OurStory"></section><div id="our-team"></div>`;
    expect(styleOf(html).sections).toEqual(["hero", "people", "faq", "about"]);
  });

  it.each([
    ["markup", "<b a=1><b a=2><p>".repeat(40_000)],
    ["depth", "<div>".repeat(150_000)],
    ["an open comment", `<style>${"/*".repeat(200_000)}`],
    ["open braces", `<style>${"a{".repeat(300_000)}`],
    ["closed braces", `<style>${"}".repeat(700_000)}`],
    ["a long at-rule", `<style>@media ${"x".repeat(300_000)}{${"a{}".repeat(100_000)}}`],
    ["brackets", `<style>a{color:${"rgb(".repeat(200_000)}`],
    ["variables", `<style>:root{--a:${"#f00 ".repeat(100_000)}}a{color:${"var(--a)".repeat(50_000)}}`],
  ])("is not held up by hostile %s", (_, html) => {
    expect(styleOf(html)).toMatchObject({ dark: false });
  });
});

describe("cssRules", () => {
  it("knows the at-rules around a rule, and nested declarations", () => {
    expect(cssRules("@media print{a{b:c}} d{e:f;g{h:i} j:k}")).toEqual([
      { selector: "a", declarations: "b:c", within: ["@media print"] },
      { selector: "@media print", declarations: "", within: [] },
      { selector: "g", declarations: "h:i", within: [] },
      { selector: "d", declarations: "e:f; j:k", within: [] },
    ]);
  });
});

describe("sectionHint", () => {
  it.each([
    ["TeamGrid", "people"],
    ["opening-hours", "visit"],
    ["pricing_table", "prices"],
    ["What our clients say", "quotes"],
    ["wrapper", null],
  ])("reads %s as %s", (words, kind) => expect(sectionHint(words)).toBe(kind));
});
