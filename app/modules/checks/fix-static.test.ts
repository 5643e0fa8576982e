import { describe, expect, it } from "vitest";
import { planFor } from "../generation/built-in/built-in-designer";
import { bakery, physiotherapy } from "../generation/demo-briefs";
import { renderSite } from "../templates/render-site";
import { fixStatic } from "./fix-static.server";

const CONTEXT = { assets: new Set<string>(), allowedHosts: new Set<string>() };
const site = renderSite(planFor(bakery));
const withBody = (markup: string) => ({
  ...site,
  html: site.html.replace("</main>", `<p>Ask at the counter.</p>${markup}</main>`),
});
const withHead = (from: string | RegExp, to: string) => ({ ...site, html: site.html.replace(from, to) });

/** What is put last into the page, what it becomes, and which rule it broke. */
const FIXED: [string, string, string][] = [
  [`<p></p>`, ``, "empty-text"],
  [`<ul><li>One loaf</li><li> </li></ul>`, `<ul><li>One loaf</li></ul>`, "empty-text"],
  [`<h3></h3>`, ``, "empty-heading"],
  [`<section aria-label="Tea"><div><p></p></div></section>`, ``, "empty-section"],
  [`<button>Show more loaves</button>`, `<button type="button">Show more loaves</button>`, "no-implicit-button-type"],
  [
    `<p id="hot-oven">Hot</p><p id="hot-oven">Oven</p>`,
    `<p id="hot-oven">Hot</p><p id="hot-oven-2">Oven</p>`,
    "duplicate-id",
  ],
  [`<p><a href="#Contact">Find the oven</a></p>`, `<p><a href="#contact">Find the oven</a></p>`, "dead-anchor"],
  [
    `<p><a href="mailto:">oven@rose.example</a></p>`,
    `<p><a href="mailto:oven@rose.example">oven@rose.example</a></p>`,
    "dead-contact",
  ],
  [`<p><a href="tel:">0113 496 0110</a></p>`, `<p><a href="tel:01134960110">0113 496 0110</a></p>`, "dead-contact"],
  [
    `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="shop-front.jpg">`,
    `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Shop front">`,
    "alt-says-nothing",
  ],
];

/** The same in the head. */
const FIXED_HEADS: [string, ReturnType<typeof withHead>, RegExp, string][] = [
  ["no title", withHead(/<title>[^<]*<\/title>\n/, ""), /<title>[^<]{15,60}<\/title>\n<\/head>/, "page-title"],
  ["an empty title", withHead(/<title>[^<]*<\/title>/, "<title></title>"), /<title>[^<]{15,60}<\/title>/, "page-title"],
  [
    "no description",
    withHead(/<meta name="description"[^>]*>\n/, ""),
    /<meta name="description" content="[^"]{50,160}">\n<\/head>/,
    "page-description",
  ],
  ["no language", withHead(`<html lang="en"`, "<html"), /<html dir="ltr" lang="en">/, "page-language"],
  [
    "no enlarging",
    withHead("initial-scale=1", "initial-scale=1, maximum-scale=1"),
    /content="width=device-width, initial-scale=1"/,
    "no-zoom",
  ],
  [
    "fonts of another host",
    withHead("</head>", `<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Lora">\n</head>`),
    /<script src="script.js" defer><\/script>\s*<\/head>/,
    "outside-request",
  ],
];

describe("fixStatic", () => {
  it.each(FIXED)("fixes %s", (markup, mended, rule) => {
    const { code, findings } = fixStatic(withBody(markup), CONTEXT);
    expect(code).toEqual(withBody(mended));
    expect(findings.map((found) => [found.rule, found.mended])).toContainEqual([rule, true]);
    expect(findings.filter((found) => !found.mended)).toEqual([]);
  });

  it.each(FIXED_HEADS)("fixes %s", (_name, site, mended, rule) => {
    const { code, findings } = fixStatic(site, CONTEXT);
    expect(code.html).toMatch(mended);
    expect(findings.map((found) => [found.rule, found.mended])).toEqual([[rule, true]]);
  });

  it("says what it cannot fix, and leaves it to the byte", () => {
    const code = withBody(
      `<p><a href="#nowhere-at-all">Loaves of the week</a> <a href="#contact">Click here</a></p><p></p>`,
    );
    const { code: mended, findings } = fixStatic(code, CONTEXT);
    expect(mended.html).toBe(code.html.replace("<p></p></main>", "</main>"));
    expect(findings.map((found) => [found.rule, found.mended ?? false])).toEqual([
      ["dead-anchor", false],
      ["vague-link", false],
      ["empty-text", true],
    ]);
  });

  it.each([
    `<p id="mark"></p>`,
    `<p role="status"></p>`,
    `<h3 id="later"></h3>`,
    `<section id="contact-2"></section><p><a href="#contact-2">Write to the oven</a></p>`,
  ])("takes nothing out that something may use: %s", (markup) => {
    expect(fixStatic(withBody(markup), CONTEXT).code).toEqual(withBody(markup));
  });

  it("leaves a site alone that has nothing to fix", () => {
    const fine = renderSite(planFor(physiotherapy));
    expect(fixStatic(fine, CONTEXT)).toEqual({ code: fine, findings: [] });
    expect(fixStatic(fine, CONTEXT).code).toBe(fine);
  });
});
