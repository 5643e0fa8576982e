import type { Page } from "playwright/test";

/** Waits until a form on a page has been shown for two seconds: what is sent sooner is taken for spam. */
export async function untilNoHurry(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [shown] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return shown!.domContentLoadedEventEnd > 0 && performance.now() - shown!.domContentLoadedEventEnd > 2_000;
  });
}
