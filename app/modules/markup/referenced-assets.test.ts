import { expect, it } from "vitest";
import { archiveName } from "../publishing/export/archive-name";
import { referencedAssets } from "./referenced-assets";

it("finds assets wherever the code names them, each once, and nothing outside their folder", () => {
  const code = {
    html: `<img src="assets/images/oven.webp" srcset="./assets/images/oven-2x.webp 2x"><a href="/assets/images/oven.webp?v=1">`,
    css: `@font-face{src:url(assets/fonts/inter.woff2)} .a{background:url(myassets/x.png)}`,
    javascript: `show("assets/images/bread.webp"); load("assets/../../secret.txt"); load("assets/");`,
  };
  expect(referencedAssets(code)).toEqual([
    "assets/fonts/inter.woff2",
    "assets/images/bread.webp",
    "assets/images/oven-2x.webp",
    "assets/images/oven.webp",
  ]);
});

it.each([
  ["Rosé & Söhne", "rose-sohne.zip"],
  ["../../etc/passwd", "etc-passwd.zip"],
  ['"; filename=x', "filename-x.zip"],
  ["日本", "website.zip"],
  ["", "website.zip"],
])("names the archive of %j %s", (title, name) => {
  expect(archiveName(title)).toBe(name);
});
