import fc from "fast-check";
import { parseFragment } from "parse5";
import { describe, expect, it } from "vitest";
import { attribute, elementsOf } from "../../markup/html-document";
import { renderPost, type PostPlace } from "./render-post";

const place: PostPlace = {
  root: "../../",
  rename: (path) => (path === "assets/images/a.webp" ? "assets/images/a.0a1b.webp" : null),
  address: "https://rose.example/",
};
const render = (content: string) => renderPost(content, place);

const ALLOWED =
  /^(?:h[2-6]|p|div|span|br|hr|blockquote|q|cite|pre|code|kbd|samp|var|em|strong|b|i|u|s|del|ins|mark|small|sub|sup|abbr|time|a|img|figure|figcaption|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|th|td|details|summary)$/;
const ATTRIBUTES =
  /^(?:lang|dir|title|href|rel|src|alt|width|height|loading|decoding|start|datetime|colspan|rowspan|align)$/;
const HTML = "http://www.w3.org/1999/xhtml";

/** What a browser would make of it that must not be there. */
function harmIn(markup: string): string[] {
  return elementsOf(parseFragment(markup)).flatMap((element) => [
    ...(ALLOWED.test(element.tagName) && element.namespaceURI === HTML ? [] : [element.tagName]),
    ...element.attrs.filter(({ name }) => !ATTRIBUTES.test(name)).map(({ name }) => name),
    ...["href", "src"].flatMap((name) => {
      const value = attribute(element, name);
      return value === undefined || /^(?:https?:|mailto:|tel:|\/\/|\.\.\/)/.test(schemeOf(value)) ? [] : [value];
    }),
  ]);
}

/** As browsers read it: without control characters and blanks before and tabs and line ends within. */
const schemeOf = (address: string) =>
  address
    // oxlint-disable-next-line no-control-regex
    .replace(/^[\u0000-\u0020]+/, "")
    .replace(/[\t\n\r]/g, "")
    .replaceAll("\\", "/")
    .toLowerCase();

const HOSTILE = [
  `<script>alert(1)</script>`,
  `<img src=x onerror=alert(1)>`,
  `<a href="javascript:alert(1)">x</a>`,
  `[x](javascript:alert(1))`,
  `[x](<java\nscript:alert(1)>)`,
  `<a href="&#x6a;avascript:alert(1)">x</a>`,
  `<a href=" \u0001javascript:alert(1)">x</a>`,
  `![x](data:image/svg+xml,<svg onload=alert(1)>)`,
  `[x](data:text/html,<script>alert(1)</script>)`,
  `[x](vbscript:x)`,
  `<svg><script>alert(1)</script></svg>`,
  `<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>`,
  `<math><mi//xlink:href="data:x,<script>alert(4)</script>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">`,
  `<form action=https://x><input name=a><button>x</button></form>`,
  `<iframe src=https://x></iframe>`,
  `<iframe srcdoc="<script>alert(1)</script>">`,
  `<object data=x></object><embed src=x>`,
  `<base href=https://x/>`,
  `<meta http-equiv=refresh content=0;url=https://x>`,
  `<link rel=stylesheet href=https://x>`,
  `<style>*{display:none}</style>`,
  `<p style="position:fixed;inset:0">x</p>`,
  `<div class=site-header id=main>x</div>`,
  `<noscript><p title="</noscript><img src=x onerror=alert(1)>">`,
  `<textarea><img src=x onerror=alert(1)></textarea>`,
  `<title><img src=x onerror=alert(1)></title>`,
  `<xmp><img src=x onerror=alert(1)></xmp>`,
  `<template><script>alert(1)</script></template>`,
  `<img src="x" srcset="x 1x" usemap=#a>`,
  `<a href="https://x" target=_top onclick=alert(1)>x</a>`,
  `<video src=x onerror=alert(1)>`,
  `<details ontoggle=alert(1) open>x</details>`,
  `<body onload=alert(1)>`,
  `</div></main><script>alert(1)</script>`,
  `<!--><script>alert(1)</script>-->`,
  `<![CDATA[<script>alert(1)</script>]]>`,
  `<?php echo 1 ?>`,
  `<a href="x" title='"><img src=x onerror=alert(1)>'>x</a>`,
  `<select><style></select><img src=x onerror=alert(1)></style>`,
  `<a href=%<script>alert(1)</script>`,
];

describe("renderPost", () => {
  it.each(HOSTILE)("leaves nothing harmful of %s", (content) => {
    expect(harmIn(render(content))).toEqual([]);
    expect(harmIn(render(`Text\n\n- ${content}\n\n> ${content}`))).toEqual([]);
  });

  it("leaves nothing harmful of any mixture", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...HOSTILE,
        "<p>",
        "</p>",
        "<b>",
        "`",
        "```\n",
        "\n\n",
        "[",
        "](",
        ")",
        "<",
        ">",
        "&lt;",
        '"',
        "'",
        "<a href=",
        "<!--",
        "-->",
        "|",
        "# ",
        "> ",
      ),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(harmIn(render(pieces.join("")))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it("closes what was left open, so that a text ends where it ends", () => {
    expect(render("<div><b>open").replace(/\s/g, "")).toBe("<div><b>open</b></div>");
    expect(render("</main></article>text")).not.toMatch(/<\/(?:main|article)>/);
  });

  it("keeps what a text is made of", () => {
    const made = render(
      "# One\n\n**b** *i* `c` ~~d~~\n\n- x\n\n1. y\n\n> q\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n<details><summary>s</summary>t</details>",
    );
    for (const tag of ["h2", "strong", "em", "code", "del", "ul", "ol", "blockquote", "table", "details"])
      expect(made).toContain(`<${tag}>`);
    expect(made).toContain(`<td align="right">2</td>`);
    expect(made).not.toContain("<h1");
  });

  it("makes addresses of the site work from the post's page, and marks those of others", () => {
    expect(render("[a](#prices) [b](/) [c](menu.html?x=1#y)")).toBe(
      `<p><a href="../../#prices">a</a> <a href="../../">b</a> <a href="../../menu.html?x=1#y">c</a></p>\n`,
    );
    expect(render("![oven](/assets/images/a.webp)")).toContain(`src="../../assets/images/a.0a1b.webp"`);
    expect(render("[a](https://rose.example/blog/)")).toBe(`<p><a href="https://rose.example/blog/">a</a></p>\n`);
    for (const address of ["https://x.example/a", "//x.example/a", "https://rose.example.evil.example/"]) {
      expect(render(`[a](${address})`)).toBe(`<p><a href="${address}" rel="noopener nofollow">a</a></p>\n`);
    }
    expect(render("[a](mailto:rose@x.example)")).toBe(`<p><a href="mailto:rose@x.example">a</a></p>\n`);
    expect(render(`<a rel="dofollow" href="https://x.example/">a</a>`)).toContain(`rel="noopener nofollow"`);
  });

  it("leaves a picture out whose address is not allowed", () => {
    expect(render("![x](data:image/png;base64,AAAA)")).toBe("<p></p>\n");
    expect(render("![x](https://x.example/a.png)")).toContain(
      `<img alt="x" loading="lazy" decoding="async" src="https://x.example/a.png" />`,
    );
  });

  it.each([
    ">".repeat(100_000),
    "a**b".repeat(25_000),
    "1. ".repeat(33_000),
    `${"|a".repeat(50_000)}\n${"|-".repeat(50_000)}`,
    "http://a.b/(".repeat(8_000),
    "a@".repeat(50_000),
    "a|b\n-|-\n".repeat(12_000),
  ])("shows what no person writes as it stands (%#)", (content) => expect(render(content).slice(0, 5)).toBe("<pre>"));

  it.each(["[", "`", "![", "<b>", "<!--", "[a](", "~".repeat(3), "\\", "(("])(
    "reads 100,000 characters of %s",
    (mark) => {
      expect(harmIn(render(mark.repeat(100_000 / mark.length)))).toEqual([]);
    },
  );
});
