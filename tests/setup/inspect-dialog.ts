import { expect, type Page } from "playwright/test";
import { COLOUR_RULES, expectNoViolations, schemesAt } from "./axe";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/**
 * Looks at the open dialog on a phone and on a desk, light and dark: nothing wider than the dialog, nothing that axe
 * finds in it. With SCREENSHOTS naming a folder, a picture of each window goes there.
 */
export async function inspectDialog(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => tooWide(page), `${name} at ${size.width}`).toEqual([]);
    for (const colorScheme of schemesAt(size.width)) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectNoViolations(page, `${name} at ${size.width}, ${colorScheme}`, {
        within: "dialog",
        rules: colorScheme === "light" ? undefined : COLOUR_RULES,
      });
      const folder = process.env.SCREENSHOTS;
      if (folder) await page.screenshot({ path: `${folder}/${name}-${size.width}-${colorScheme}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
}

const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("dialog")]
      .filter((dialog) => dialog.scrollWidth > dialog.clientWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );
