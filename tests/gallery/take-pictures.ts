import path from "node:path";
import type { BrowserContext, Page } from "playwright";
import { findViolations } from "../setup/axe";
import { brokenWordsOf } from "../sites/broken-words";
import { overflowOf, OVERFLOW_WIDTHS } from "../sites/overflow";

const PICTURES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Opens a site, looks for faults, and takes `{name}-{width}.png` and `{name}-{width}-fold.png`. Gives the faults. */
export async function takePictures(
  context: BrowserContext,
  address: string,
  folder: string,
  name: string,
): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(`console: ${message.text()}`));
  page.on(
    "request",
    (request) =>
      !/^(data:|http:\/\/127\.0\.0\.1:)/.test(request.url()) && faults.push(`outside request: ${request.url()}`),
  );
  try {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    faults.push(...(await faultsOfWidths(page)));
    for (const size of PICTURES) {
      await page.setViewportSize(size);
      await everythingShown(page);
      faults.push(...(await findViolations(page)).map((violation) => `axe at ${size.width}: ${violation}`));
      await page.screenshot({ path: path.join(folder, `${name}-${size.width}-fold.png`) });
      // What sticks to the window would cover the middle of the whole page.
      await page.screenshot({
        path: path.join(folder, `${name}-${size.width}.png`),
        fullPage: true,
        style: ".dock { display: none }",
      });
    }
    return faults;
  } finally {
    await page.close();
  }
}

async function faultsOfWidths(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of OVERFLOW_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const [wide, broken] = [await overflowOf(page), await brokenWordsOf(page)];
    if (wide.length > 0) faults.push(`overflow at ${width}: ${wide.join(" ")}`);
    if (broken.length > 0) faults.push(`broken words at ${width}: ${broken.join(" ")}`);
  }
  return faults;
}

async function everythingShown(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => ((image.loading = "eager"), image.decode().catch(() => undefined))),
    ),
  );
}
