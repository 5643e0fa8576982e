import { expect, type Locator, type Page } from "playwright/test";

const WIDTHS = [320, 390, 768, 1024, 1280, 1680];
const HEIGHT = 720;

/**
 * Opens each of these menus at every width at which it is there: nothing in it lies beyond the window's edges, and Esc
 * closes it and leaves the focus on its button. The page itself is no wider than the window.
 */
export async function inspectMenus(page: Page, menus: Locator, name: string): Promise<void> {
  let opened = 0;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${name}, ${width}`).toBe(width);
    for (const menu of await menus.filter({ visible: true }).all()) {
      await inspectMenu(page, menu, { name: `${name}, ${width}`, width });
      opened += 1;
    }
    if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}-${width}.png` });
  }
  expect(opened, `menus of ${name}`).toBeGreaterThan(0);
}

async function inspectMenu(page: Page, menu: Locator, { name, width }: { name: string; width: number }) {
  await menu.press("Enter");
  const links = menu.locator("..").getByRole("link");
  await expect(links.first(), name).toBeVisible();
  const boxes = await links.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect()).filter((box) => box.width > 0),
  );
  expect(Math.min(...boxes.map((box) => box.left)), `left of ${name}`).toBeGreaterThanOrEqual(0);
  expect(Math.max(...boxes.map((box) => box.right)), `right of ${name}`).toBeLessThanOrEqual(width);
  expect(Math.max(...boxes.map((box) => box.bottom)), `foot of ${name}`).toBeLessThanOrEqual(HEIGHT);
  await page.keyboard.press("Escape");
  await expect(links.first()).toBeHidden();
  await expect(menu).toBeFocused();
}
