import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { buildZip } from "./build-zip";

it("packs the site with plain names, relative addresses and the bytes of its assets", () => {
  const html = `<!doctype html><html lang="en"><head><title>Rose</title><link rel="stylesheet" href="/styles.css" crossorigin></head><body><img src="/assets/images/oven.webp" alt=""></body></html>`;
  const code = { html, css: "body{margin:0}", javascript: "" };
  const font = Buffer.from([0, 1, 2, 253]);
  const assets = [
    { path: "assets/images/oven.webp", bytes: Buffer.from("oven") },
    { path: "assets/fonts/inter.woff2", bytes: font },
  ];
  const files = unzipSync(buildZip(code, assets, { changedAt: new Date(2026, 4, 1), readme: "Rosé" }));
  expect(Object.keys(files).sort()).toEqual(
    ["README.txt", "assets/fonts/inter.woff2", "assets/images/oven.webp", "index.html", "script.js", "styles.css"].sort(),
  );
  const page = Buffer.from(files["index.html"]!).toString();
  expect(page).toContain(`href="styles.css"`);
  expect(page).toContain(`src="assets/images/oven.webp"`);
  expect(page).not.toContain("crossorigin");
  expect(page).not.toContain("script.js");
  expect(Buffer.from(files["README.txt"]!).toString()).toBe("Rosé");
  expect(Buffer.from(files["assets/fonts/inter.woff2"]!)).toEqual(font);
});
