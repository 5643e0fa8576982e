import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EDITED_SITES } from "../../../tests/factories/edited-sites";
import { HOSTILE_TEXTS } from "../../../tests/factories/hostile-texts";
import { hostilePlan } from "../../../tests/factories/hostile-plan";
import { TEMPLATES } from "../site/choices";
import type { WebsiteCode } from "../site/website-code";
import { renderSite } from "../templates/render-site";
import { checkStatic } from "./check-static.server";
import { finding } from "../site/finding";
import { fixStatic } from "./fix-static.server";

const CONTEXT = { assets: new Set<string>(), allowedHosts: new Set<string>() };
const numRuns = process.env.FULL ? 400 : 10;

const sites = [...Object.values(EDITED_SITES), ...TEMPLATES.map((template) => renderSite(hostilePlan(template)))];
const PIECES = [
  ...HOSTILE_TEXTS,
  "<",
  "</",
  "<!--",
  "-->",
  "<p",
  `<a href="#`,
  `<img src='`,
  "</section>",
  "<svg><title>",
  "<template>",
  "<table><tr>",
  "\0",
  "\uD800",
  "<!-- [html-validate-disable-block nothing-real] -->",
  "/*",
  "}",
  `url("`,
  "`",
];
const part = ["html", "css", "javascript"] as const;

/** A website of ours or somebody else's into which hostile pieces were written anywhere. */
const hostileCode: fc.Arbitrary<WebsiteCode> = fc
  .record({
    site: fc.constantFrom(...sites),
    wounds: fc.array(
      fc.record({
        part: fc.constantFrom(...part),
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        piece: fc.constantFrom(...PIECES),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ site, wounds }) =>
    wounds.reduce((code, { part, at, piece }) => {
      const place = Math.floor(at * code[part].length);
      return { ...code, [part]: code[part].slice(0, place) + piece + code[part].slice(place) };
    }, site),
  );

describe("the checks of code that nobody can have meant", () => {
  it("find places that are there, and fixing makes nothing worse", () => {
    fc.assert(
      fc.property(hostileCode, (code) => {
        const found = checkStatic(code, CONTEXT);
        for (const each of found) {
          expect(finding.parse(each)).toEqual(each);
          expect(each.where.line ?? 1).toBeLessThanOrEqual(code[each.where.part].split("\n").length);
        }
        const { code: mended, findings } = fixStatic(code, CONTEXT);
        expect(findings.filter((each) => !each.mended).length).toBeLessThanOrEqual(found.length);
        expect(mended.css + mended.javascript).toBe(code.css + code.javascript);
      }),
      { numRuns },
    );
  });

  it.each([
    "disable deprecated",
    "disable-block deprecated",
    "disable-next deprecated",
    "disable-block nothing-real",
    "made-up x",
  ])("are not left out at the page's word: %s", (words) => {
    const html = `<!doctype html><main><!-- [html-validate-${words}] --><center>One</center></main>`;
    expect(checkStatic({ html, css: "", javascript: "" }, CONTEXT).map(({ rule }) => rule)).toContain("deprecated");
  });

  it.each([
    "",
    " ",
    "<",
    "text",
    "<!doctype html>",
    "<html>",
    "<html><head>",
    "\0\0",
    "<p>".repeat(3000),
    "<div>".repeat(400),
    "&".repeat(2000),
    " ".repeat(100_000),
  ])("reads %.20s", (html) => {
    expect(() => fixStatic({ html, css: html, javascript: html }, CONTEXT)).not.toThrow();
  });
});
