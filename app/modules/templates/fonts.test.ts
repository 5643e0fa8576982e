import { existsSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { NotFoundError } from "~/lib/errors";
import { GENERATION_FONTS, TEMPLATES } from "../site/choices";
import { restaurantPlan } from "../../../tests/factories/plans";
import { FONTS, filesOf, fontFaceCss, fontFilePath } from "./fonts";
import { readFontFile, resolveFontFile } from "./fonts.server";
import { renderSite } from "./render-site";
import { subset } from "./subsets";

const namedIn = (css: string) => [...css.matchAll(/assets\/fonts\/([\w-]+\.woff2)/g)].map(([, name = ""]) => name);

describe.each(GENERATION_FONTS)("font %s", (font) => {
  it.each(TEMPLATES)("has every file that %s names, at most two of them and 46 KB", (template) => {
    const plan = restaurantPlan(template);
    const { css, html } = renderSite({ ...plan, theme: { ...plan.theme, font } });
    const names = namedIn(css);
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThanOrEqual(2);
    for (const name of names) expect(existsSync(resolveFontFile(name))).toBe(true);
    expect(names.reduce((bytes, name) => bytes + statSync(resolveFontFile(name)).size, 0)).toBeLessThan(46_000);
    expect(names).toContain(/rel="preload" href="assets\/fonts\/([\w-]+\.woff2)"/.exec(html)?.[1]);
  });

  it("stands in for itself with a local face of the same metrics", () => {
    const css = fontFaceCss({ family: FONTS[font], weights: [400] }, [subset("basic")]);
    expect(css).toContain(`src: local("${FONTS[font].kind === "serif" ? "Georgia" : "Arial"}"`);
    const [, adjust = 0, ascent = 0] = (/size-adjust: ([\d.]+)%;\s*ascent-override: ([\d.]+)%/.exec(css) ?? []).map(
      Number,
    );
    const { metrics } = FONTS[font];
    expect((adjust / 100) * (ascent / 100)).toBeCloseTo(metrics.ascent / metrics.unitsPerEm, 3);
  });
});

describe("font files", () => {
  it("takes the nearest weights that exist", () => {
    const names = filesOf({ family: FONTS.Lato, weights: [400, 600, 800] }, [subset("basic")]).map(
      ({ fileName }) => fileName,
    );
    expect(names).toEqual(["lato-basic-400.woff2", "lato-basic-700.woff2", "lato-basic-900.woff2"]);
  });

  it("takes the smallest cut that has all weights, or the widest", () => {
    const cut = (weights: number[]) => filesOf({ family: FONTS["Playfair Display"], weights }, [subset("basic")])[0];
    expect(cut([500])).toMatchObject({ fileName: "playfair-display-basic-500.woff2", weight: "500" });
    expect(cut([400, 600])).toMatchObject({ fileName: "playfair-display-basic-400-700.woff2", weight: "400 700" });
    expect(cut([900])).toMatchObject({ weight: "400 700" });
  });

  it.each([
    "../../package.json",
    "inter-latin-wght-normal.woff2/../x",
    "comic-latin-wght-normal.woff2",
    "inter-klingon-wght-normal.woff2",
    "inter-basic-100-200.woff2",
    "",
  ])("knows no file called %j", (name) => expect(() => resolveFontFile(name)).toThrow(NotFoundError));

  it.each([
    "inter-latin-wght-normal.woff2",
    "lato-latin-ext-700-normal.woff2",
    "poppins-latin-600-normal.woff2",
    "merriweather-latin-wght-normal.woff2",
  ])("keeps %s, which old sites name", async (name) =>
    expect((await readFontFile(name)).subarray(0, 4).toString("latin1")).toBe("wOF2"),
  );

  it("names no path outside its folders", () => expect(fontFilePath("inter-../../x.woff2")).toBeUndefined());
});
