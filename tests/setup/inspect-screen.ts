import { expect, type Page } from "playwright/test";
import { COLOUR_RULES, expectNoViolations } from "./axe";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/**
 * Looks at the whole screen on a phone and on a desk, light and dark: it does not scroll sideways, and axe finds
 * nothing. With SCREENSHOTS naming a folder, a picture of each goes there.
 */
export async function inspectScreen(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${name} fits`).toBe(true);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectNoViolations(page, `${name} ${size.width} ${colorScheme}`, { rules: colorScheme === "light" ? undefined : COLOUR_RULES });
      const folder = process.env.SCREENSHOTS;
      if (folder) await page.screenshot({ path: `${folder}/${name}-${size.width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
}
