import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { NotFoundError } from "~/lib/errors";
import { GENERATION_FONTS, TEMPLATES } from "../generation/choices";
import { restaurantPlan } from "../../../tests/factories/plans";
import { FONTS, filesOf, fontFaceCss, fontFilePath, subsetsFor } from "./fonts";
import { readFontFile, resolveFontFile } from "./fonts.server";
import { renderSite } from "./render-site";

const namedIn = (css: string) => [...css.matchAll(/assets\/fonts\/([\w-]+\.woff2)/g)].map(([, name = ""]) => name);

describe.each(GENERATION_FONTS)("font %s", (font) => {
  it.each(TEMPLATES)("has every file that %s names, at most two of them", (template) => {
    const plan = restaurantPlan(template);
    const { css, html } = renderSite({ ...plan, theme: { ...plan.theme, font } });
    const names = namedIn(css);
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThanOrEqual(2);
    for (const name of names) expect(existsSync(resolveFontFile(name))).toBe(true);
    expect(names).toContain(/rel="preload" href="assets\/fonts\/([\w-]+\.woff2)"/.exec(html)?.[1]);
  });

  it("stands in for itself with a local face of the same metrics", () => {
    const css = fontFaceCss({ family: FONTS[font], weights: [400] }, ["latin"]);
    expect(css).toContain(`src: local("${FONTS[font].kind === "serif" ? "Georgia" : "Arial"}")`);
    const [, adjust = 0, ascent = 0] = (/size-adjust: ([\d.]+)%;\s*ascent-override: ([\d.]+)%/.exec(css) ?? []).map(Number);
    const { metrics } = FONTS[font];
    expect((adjust / 100) * (ascent / 100)).toBeCloseTo(metrics.ascent / metrics.unitsPerEm, 3);
  });
});

describe("font files", () => {
  it("names the extended subset only when the text needs it", () => {
    expect(subsetsFor("Café Zoë")).toEqual(["latin"]);
    expect(subsetsFor("Łódź")).toEqual(["latin", "latin-ext"]);
  });

  it("takes the nearest weights that exist", () => {
    const names = filesOf({ family: FONTS.Lato, weights: [400, 600, 800] }, ["latin"]).map(({ fileName }) => fileName);
    expect(names).toEqual(["lato-latin-400-normal.woff2", "lato-latin-700-normal.woff2", "lato-latin-900-normal.woff2"]);
  });

  it.each(["../../package.json", "inter-latin-wght-normal.woff2/../x", "comic-latin-wght-normal.woff2", ""])(
    "knows no file called %j",
    (name) => {
      expect(fontFilePath(name)).toBeUndefined();
      expect(() => resolveFontFile(name)).toThrow(NotFoundError);
    },
  );

  it("reads woff2 bytes", async () => {
    const bytes = await readFontFile("inter-latin-wght-normal.woff2");
    expect(bytes.subarray(0, 4).toString("latin1")).toBe("wOF2");
  });
});
