import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** All that light and dark can change. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Looks at the open dialog on a phone and on a desk, light and dark: nothing wider than the dialog, nothing that axe
 * finds in it. With SCREENSHOTS naming a folder, a picture of each window goes there.
 */
export async function inspectDialog(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => tooWide(page), `${name} at ${size.width}`).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectNoViolations(page, `${name} at ${size.width}, ${colorScheme}`, colorScheme === "light" ? undefined : COLOUR_RULES);
      const folder = process.env.SCREENSHOTS;
      if (folder) await page.screenshot({ path: `${folder}/${name}-${size.width}-${colorScheme}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
}

const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("dialog")].filter((dialog) => dialog.scrollWidth > dialog.clientWidth).map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );

async function expectNoViolations(page: Page, where: string, rules?: string[]) {
  // The owners' sites in frames have tests of their own.
  const axe = new AxeBuilder({ page }).include("dialog").exclude("iframe");
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  expect(found, where).toEqual([]);
}
