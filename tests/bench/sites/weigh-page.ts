import type { Browser, Request } from "playwright";
import type { Weight } from "./site-report";

/** The phone that Lighthouse is, too. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Loads a page on a phone with an empty cache, scrolls to its end, and counts what came, to the last picture. */
export async function weighPage(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const fetched: Promise<number>[] = [];
    page.on("requestfinished", (request) => void fetched.push(sizeOf(request)));
    await page.goto(address, { waitUntil: "networkidle" });
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo(0, top);
        await new Promise(requestAnimationFrame);
      }
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    await page.waitForLoadState("networkidle");
    const bytes = await Promise.all(fetched);
    return { kilobytes: bytes.reduce((sum, each) => sum + each, 0) / 1_000, requests: bytes.length };
  } finally {
    await context.close();
  }
}

// What an html page carries in itself is no request.
async function sizeOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}
