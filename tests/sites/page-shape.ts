import type { Page } from "playwright";

/** How a page is filled, at the width of its window. */
export interface PageShape {
  /** Between the first screen and the way to write. */
  sections: number;
  /** Words that are shown before the contact section. */
  words: number;
  height: number;
  /** What contact section and footer have of the height, 0 to 1. */
  end: number;
  /** Lines of an address, numbers and hours that are set as display type. */
  largeFacts: number;
}

/** Measures a page that is open. */
export async function shapeOfPage(page: Page): Promise<PageShape> {
  return page.evaluate(() => {
    // As methods, since the compiler's mark on named functions does not reach the page.
    const on = {
      shown(selector: string): HTMLElement[] {
        return [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (element) => element.getClientRects().length > 0,
        );
      },
      height(selector: string): number {
        return on.shown(selector).reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
      },
    };
    const before = on.shown("main > [data-section]:not([data-section='contact'])");
    const height = document.documentElement.scrollHeight;
    const facts = on.shown("main :is(.address-line, .phone, .mail, .hours-row)");
    return {
      sections: before.filter((section) => section.dataset.section !== "hero").length,
      words: before.reduce((sum, section) => sum + section.innerText.split(/\s+/).filter(Boolean).length, 0),
      height,
      end: on.height("[data-section='contact'], .site-footer") / height,
      largeFacts: facts.filter((fact) => parseFloat(getComputedStyle(fact).fontSize) > 30).length,
    };
  });
}
