import type { Page } from "playwright";
import type { WebsiteCode } from "~/modules/site/website-code";
import { readFontFile } from "~/modules/templates/fonts.server";

const ORIGIN = "http://site.localhost";

/** Shows a website in a page from memory, with its fonts; what else it asks for is not there. */
export async function showCode(page: Page, { html, css, javascript }: WebsiteCode): Promise<void> {
  const files: Record<string, [string, string]> = {
    "/": ["text/html", html],
    "/styles.css": ["text/css", css],
    "/script.js": ["text/javascript", javascript],
  };
  await page.unroute(`${ORIGIN}/**`);
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    const [contentType, body] = files[path] ?? [];
    if (contentType) return route.fulfill({ contentType, body: body! });
    const [, font] = /^\/assets\/fonts\/([\w.-]+)$/.exec(path) ?? [];
    return font
      ? route.fulfill({ contentType: "font/woff2", body: await readFontFile(font) })
      : route.fulfill({ status: 404 });
  });
  await page.goto(`${ORIGIN}/`);
  await page.evaluate(() => document.fonts.ready);
}
