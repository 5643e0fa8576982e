import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser } from "playwright";

const SERIF = createRequire(import.meta.url).resolve(
  "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
);

const dataUrl = async (path: string, type: string) => `data:${type};base64,${await readFile(path, "base64")}`;

/**
 * Draws the picture that other sites show with a link to ours (1200 by 630): the headline and one work on its plinth.
 */
export async function drawSharePicture(browser: Browser, work: string, target: string) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<!doctype html><style>
    @font-face { font-family: Newsreader; font-weight: 200 800; src: url(${await dataUrl(SERIF, "font/woff2")}) }
    body { margin: 0; height: 630px; overflow: hidden; background: #f3f1ee; color: #1b1916; font-family: Newsreader; font-optical-sizing: auto }
    h1 { position: absolute; left: 64px; top: 56px; margin: 0; width: 520px; font-size: 84px; font-weight: 400; line-height: 1; letter-spacing: -0.028em; text-wrap: balance }
    svg { position: absolute; left: 64px; bottom: 56px; width: 72px }
    .floor { position: absolute; inset: auto 0 0; height: 88px; background: #e7e4df; border-top: 1px solid #d5d1ca; z-index: -1 }
    .stand { position: absolute; right: 56px; top: 176px; width: 560px; height: 454px }
    img { display: block; box-sizing: border-box; width: 500px; height: 312px; margin: 0 30px; object-fit: cover; object-position: top; border: 1px solid #857f75; border-bottom: 0 }
    .slab { height: 12px; background: #1b1916 }
    .block { height: 130px; margin: 0 14px; background: #2f2c28 }
  </style>
  <h1>Build Professional Websites with AI</h1>
  <svg viewBox="3 2 18 20"><path fill="#cf3412" d="M8 2h8v8H8z"/><path fill="#1b1916" d="M3 11.5h18V15H3zM5 16h14v6H5z"/></svg>
  <div class="floor"></div>
  <div class="stand"><img alt="" src="${await dataUrl(work, "image/webp")}"><div class="slab"></div><div class="block"></div></div>`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: target });
  await page.close();
}
