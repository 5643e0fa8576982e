import type { Page } from "playwright/test";

/** Writes down every text that elements of a selector have from now on, however short. Gives what reads them. */
export async function recordTexts(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.evaluate((wanted) => {
    const seen = new Set<string>();
    const look = () => document.querySelectorAll(wanted).forEach(({ textContent }) => seen.add(textContent ?? ""));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { recordedTexts: seen });
  }, selector);
  return () => page.evaluate(() => [...(window as unknown as { recordedTexts: Set<string> }).recordedTexts]);
}
