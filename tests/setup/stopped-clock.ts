import type { Page } from "playwright/test";

/** Stops a page's clock before it is opened: from then on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() });
  await page.clock.pauseAt(Date.now() + 60_000);
}
