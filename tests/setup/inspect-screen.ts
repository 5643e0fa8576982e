import { expect, type Page } from "playwright/test";
import { COLOUR_RULES, expectNoViolations, schemesAt } from "./axe";

const WIDTHS = [320, 390, 768, 1280];
/** Where axe looks too; it takes about a second each time. */
const LOOKED_AT = [390, 1280];

/**
 * Looks at the whole screen at every width, light and dark: nothing wider than the window, nothing that axe finds. With
 * SCREENSHOTS naming a folder, a picture of each goes there. The window is a desk's afterwards, and light.
 */
export async function inspectScreen(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await expect.poll(() => tooWide(page), `${name} at ${width}`).toEqual([]);
    if (!LOOKED_AT.includes(width)) continue;
    for (const colorScheme of schemesAt(width)) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectNoViolations(page, `${name} at ${width}, ${colorScheme}`, {
        rules: colorScheme === "light" ? undefined : COLOUR_RULES,
      });
      const folder = process.env.SCREENSHOTS;
      if (folder) await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** What reaches beyond the window's edge, when the page scrolls sideways because of it. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    return [
      `the page is ${scrollWidth} wide`,
      ...wide
        .slice(0, 8)
        .map((element) => element.cloneNode() as Element)
        .map(({ outerHTML }) => outerHTML),
    ];
  });
