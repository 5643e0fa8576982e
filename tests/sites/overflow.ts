import type { Page } from "playwright";

/** Widths at which a page must not be wider than its window, in CSS pixels. */
export const OVERFLOW_WIDTHS = [320, 390, 768, 1280];

/** The innermost elements that reach beyond the window sideways, at most four; none when the page fits. */
export async function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    const wide = [...document.body.querySelectorAll("*")].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > room + 1 || left < -1;
    });
    return wide.slice(-4).map((element) => `${element.tagName}.${element.getAttribute("class") ?? ""}`);
  });
}
