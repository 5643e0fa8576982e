import { describe, expect, it } from "vitest";
import { briefs } from "../generation/demo-briefs";
import { planFor } from "../generation/built-in/built-in-designer";
import { renderSite } from "../templates/render-site";
import { checkCode } from "./check-code";

const none = { logo: null, images: [] };
const html = `<!doctype html><title>Rose</title><link rel="stylesheet" href="styles.css"><script src="script.js" defer></script><h1>Rose</h1>`;
const code = { html, css: "h1{}", javascript: "" };

describe("checkCode", () => {
  it("finds nothing wrong with a plain page", () => expect(checkCode(code, none)).toEqual([]));

  it.each([
    [{ html: "  " }, ["it is empty"]],
    [{ css: "" }, ["it is empty"]],
    [{ javascript: "x".repeat(2_097_152) }, ["it has more than 2 MB"]],
    [{ css: `a{content:"${"é".repeat(1_048_576)}"}` }, ["it has more than 2 MB"]],
    [{ html: html.replace("<h1>", "<p>") }, ["it has no heading"]],
    [
      { html: "words" },
      ["it has no heading", "it has no title", "its stylesheet is not linked", "its script is not linked"],
    ],
    [
      { html: `<!--${html}-->` },
      ["it has no heading", "it has no title", "its stylesheet is not linked", "its script is not linked"],
    ],
    [{ html: `${html}<img src="assets/images/x.webp">` }, ["it shows assets/images/x.webp, which does not exist"]],
    [{ css: `h1{background:url(assets/images/y.webp)}` }, ["it shows assets/images/y.webp, which does not exist"]],
  ])("says what is wrong with %#", (change, problems) =>
    expect(checkCode({ ...code, ...change }, none)).toEqual(problems),
  );

  it("knows the owner's own pictures and the fonts", () => {
    const logo = { path: "assets/images/x.webp", width: 1, height: 1, alt: "" };
    const page = `${html}<img src="assets/images/x.webp">`;
    const css = `@font-face{src:url("assets/fonts/inter-latin.woff2")}`;
    expect(checkCode({ ...code, html: page, css }, { logo, images: [] })).toEqual([]);
  });

  it.each(Object.entries(briefs))("passes what the built-in designer makes of %s", (_, brief) => {
    expect(checkCode(renderSite(planFor(brief)), brief)).toEqual([]);
  });
});
