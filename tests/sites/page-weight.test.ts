import { describe, expect, it } from "vitest";
import { assembleSite } from "~/modules/assembly/assemble-site";
import { referencedAssets } from "~/modules/markup/referenced-assets";
import type { SiteAsset } from "~/modules/storage/site-file";
import type { WebsiteCode } from "~/modules/site/website-code";
import { readFontFile } from "~/modules/templates/fonts.server";
import { SITE_CASES } from "../cases/site-briefs";
import { everyNth } from "../setup/every-nth";
import { makeSite } from "./make-site";
import { transferred } from "./page-weight";

const MOST_BYTES = 70 * 1024;
const MEDIAN_BYTES = 60 * 1024;
const FONTS = "assets/fonts/";
const CASES = everyNth(SITE_CASES, 2);

function fontsOf(code: WebsiteCode): Promise<SiteAsset[]> {
  const paths = referencedAssets(code).filter((path) => path.startsWith(FONTS));
  return Promise.all(paths.map(async (path) => ({ path, bytes: await readFontFile(path.slice(FONTS.length)) })));
}

describe("the weight of a page without photos", () => {
  const weights: number[] = [];

  it.each(CASES.map((each) => [each.name, each] as const))(
    "of %s stays below 70 KB and 12 requests",
    async (_name, each) => {
      const { code } = makeSite(each);
      const { bytes, requests } = await transferred(assembleSite(code, await fontsOf(code)));
      weights.push(bytes);
      expect(bytes).toBeLessThan(MOST_BYTES);
      expect(bytes).toBeGreaterThan(15_000);
      expect(requests).toBeLessThanOrEqual(12);
    },
  );

  it("is below 60 KB at the median", () => {
    const sorted = weights.toSorted((one, other) => one - other);
    expect(sorted).toHaveLength(CASES.length);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(MEDIAN_BYTES);
  });

  it("counts what a phone loads", async () => {
    const file = (path: string, text: string) => ({
      path,
      bytes: Buffer.from(text),
      type: "text/html" as const,
      immutable: false,
    });
    const face = (name: string, range: string) =>
      `@font-face{src: url("../assets/fonts/${name}");unicode-range: ${range};}`;
    const picture = `<img src="assets/a.webp" srcset="assets/s.webp 480w, assets/m.webp 960w, assets/a.webp 1600w">`;
    const files = [
      file(
        "index.html",
        `<link rel="stylesheet" href="assets/s.css"><script src="assets/x.js"></script><p>Łódź ${picture}`,
      ),
      file(
        "assets/s.css",
        face("basic.woff2", "U+0020-007E") + face("extended.woff2", "U+0100-017F") + face("greek.woff2", "U+0370-0377"),
      ),
      ...[
        "assets/x.js",
        "assets/fonts/basic.woff2",
        "assets/fonts/extended.woff2",
        "assets/fonts/greek.woff2",
        "assets/s.webp",
        "assets/m.webp",
        "assets/a.webp",
        "other.html",
      ].map((path) => file(path, path)),
    ];
    const { bytes, requests } = await transferred(files);
    expect(requests).toBe(6);
    expect(bytes).toBeGreaterThan(6 * 450);
  });
});
