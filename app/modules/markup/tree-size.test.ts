import { describe, expect, it } from "vitest";
import { EDITED_SITES } from "../../../tests/factories/edited-sites";
import { hostilePlan } from "../../../tests/factories/hostile-plan";
import { InvalidError } from "~/lib/errors";
import { elementsOf } from "./html-document";
import { parse } from "parse5";
import { renderSite } from "../templates/render-site";
import { checkCode } from "../website-record/check-code";
import { TEMPLATES } from "../site/choices";
import { DEEPEST_HTML, MOST_REPEATED, requireStorableCode } from "../website-record/require-storable-code";
import { treeSize } from "./tree-size";

const kept = (html: string) => requireStorableCode({ html, css: "", javascript: "" });

describe("treeSize", () => {
  it.each([
    ["", 0, 0],
    ["<p>a<p>b<p>c", 0, 0],
    ["<ul><li>a<li>b</ul><ul><li>c</ul>", 1, 0],
    ["<div><img><br></div><div/>", 1, 0],
    ["<table>x".repeat(100), 100, 0],
    ["</b>".repeat(100), 0, 0],
    ["<b".repeat(100), 0, 0],
    ["<B><p>x</p></B>", 1, 2],
    [`<b><i>${"<p>".repeat(50)}`, 2, 100],
  ])("of %j is %i deep, and repeats %i", (html, depth, repeated) =>
    expect(treeSize(html)).toEqual({ depth, repeated }),
  );

  it("is small for pages as people make them", () => {
    const sizes = [
      ...Object.values(EDITED_SITES),
      ...TEMPLATES.map((template) => renderSite(hostilePlan(template))),
    ].map(({ html }) => treeSize(html));
    expect(Math.max(...sizes.map(({ depth }) => depth))).toBeLessThan(DEEPEST_HTML / 4);
    expect(Math.max(...sizes.map(({ repeated }) => repeated))).toBeLessThan(MOST_REPEATED / 20);
  });
});

describe("a page that makes an endless tree", () => {
  it.each(["<div>", "<table>x", "<ul><li>", "<a><b></a>", "<svg>", "<font>"])(
    "is refused with what to do: %s again and again",
    (part) => {
      expect(() => kept(part.repeat(20_000))).toThrow(InvalidError);
      expect(() => kept(part.repeat(20_000))).toThrow(
        "The html has more than 512 elements inside of one another. Close every tag, and take out elements that hold nothing but another one.",
      );
    },
  );

  it("is refused where it repeats its formatting in every paragraph", () => {
    const open = Array.from({ length: 400 }, (_, index) => `<b id=${index}>`).join("");
    expect(() => kept(open + "<p>x".repeat(1_000))).toThrow(
      "The html leaves too many tags such as <b>, <a> or <font> open. Close each of them where its words end.",
    );
  });

  it("is kept where browsers still keep it apart", () =>
    expect(() => kept("<div>".repeat(DEEPEST_HTML))).not.toThrow());

  it("is looked over all the same, however deep", () => {
    const deep = { html: `${"<div>".repeat(20_000)}x`, css: "a{}", javascript: "" };
    expect(elementsOf(parse(deep.html))).toHaveLength(20_003);
    expect(checkCode(deep, { logo: null, images: [] })).toContain("it has no heading");
  });
});
