import { describe, expect, it } from "vitest";
import { TEMPLATES } from "../site/choices";
import { EDITED_SITES } from "../../../tests/factories/edited-sites";
import { hostilePlan } from "../../../tests/factories/hostile-plan";
import { renderSite } from "../templates/render-site";
import { checkStatic } from "./check-static.server";
import { treeSize } from "../markup/tree-size";
import { DEEPEST, LARGEST_HTML } from "./unchecked";

const CONTEXT = { assets: new Set<string>(), allowedHosts: new Set<string>() };
const rulesOf = (html: string) =>
  checkStatic({ html, css: "", javascript: "" }, CONTEXT).map(({ rule, message }) => `${rule}: ${message}`);
const TOO_DEEP = "html-unchecked: The page is nested too deeply to be checked for valid HTML.";

describe("the depth of a page", () => {
  it.each([
    ["", 0],
    ["text", 0],
    ["<p>a<p>b<p>c", 0],
    ["<ul><li>a<li>b</ul><ul><li>c</ul>", 1],
    ["<div><img><br></div>", 1],
    ["<svg><path d='M0'/><path d='M1'/></svg>", 1],
    ["<div></div>".repeat(100), 1],
    ["<table><tr><td>1<td>2<tr><td>3</table>".repeat(50), 1],
    ["<table>x".repeat(100), 100],
    ["<a><b></a>".repeat(100), 101],
    ["<B><I>".repeat(50), 100],
    ["</b>".repeat(100), 0],
    ["<b".repeat(100), 0],
  ])("of %j is %i", (html, depth) => expect(treeSize(html).depth).toBe(depth));

  it("is small for pages as people make them", () => {
    const sites = [...Object.values(EDITED_SITES), ...TEMPLATES.map((template) => renderSite(hostilePlan(template)))];
    expect(Math.max(...sites.map(({ html }) => treeSize(html).depth))).toBeLessThan(DEEPEST / 4);
  });
});

describe("a page that is too much to be validated", () => {
  it.each(["<table>x".repeat(500), "<a><b></a>".repeat(500), "<ul><li>".repeat(DEEPEST + 1)])(
    "is told so, and the other rules hold: %#",
    (html) => {
      const found = rulesOf(html);
      expect(found[0]).toBe(TOO_DEEP);
      expect(found).toContain("page-title: The page has no title.");
      expect(rulesOf(html)).toEqual(found);
    },
  );

  it("is told so by its size", () => {
    const large = `<p>${"word ".repeat(LARGEST_HTML / 5 + 1)}</p>`;
    expect(rulesOf(large)[0]).toBe("html-unchecked: The page is too large to be checked for valid HTML.");
  });

  it("is not one that is just within", () => {
    const nested = `${"<div>".repeat(DEEPEST)}x${"</div>".repeat(DEEPEST)}`;
    expect(rulesOf(nested).filter((each) => each.startsWith("html-unchecked"))).toEqual([]);
    expect(rulesOf(`<div>${nested}</div>`)[0]).toBe(TOO_DEEP);
  });
});
