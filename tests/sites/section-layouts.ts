import type { Page } from "playwright";
import type { SectionLayout } from "./same-sections";

/** What a section's content is made of; the outermost count. */
const ITEMS = "li, dl > div, .fact, .prose, form, figure, details, blockquote, table";

/**
 * The sections of a page as they lie in its window on a grid of twelve columns: the heading's place and alignment, how
 * many columns its items begin at, and the box of the first item, below the heading or beside it.
 */
export async function layoutsOf(page: Page): Promise<SectionLayout[]> {
  return page.evaluate((itemSelector) => {
    // As methods, since the compiler's mark on named functions does not reach the page.
    const grid = {
      column(pixels: number): number {
        return Math.round((12 * pixels) / document.documentElement.clientWidth);
      },
      place(element: Element): string {
        const { left, width } = element.getBoundingClientRect();
        return `${grid.column(left)}+${grid.column(width)}`;
      },
      outermost(section: Element, heading: Element | null): Element[] {
        return [...section.querySelectorAll(itemSelector)].filter(
          (item) =>
            item.getClientRects().length > 0 &&
            !item.contains(heading) &&
            !section.contains(item.parentElement!.closest(itemSelector)),
        );
      },
    };
    const sections = [...document.querySelectorAll("main [data-section]")].filter(
      (section) => section.getClientRects().length > 0,
    );
    return sections.map((section) => {
      const heading = section.querySelector("h1, h2");
      const [first, ...rest] = grid.outermost(section, heading);
      const parts: string[] = [];
      if (heading) parts.push(`heading ${grid.place(heading)} ${getComputedStyle(heading).textAlign}`);
      if (first) {
        const below = !heading || first.getBoundingClientRect().top >= heading.getBoundingClientRect().bottom - 4;
        const starts = new Set([first, ...rest].map((item) => grid.column(item.getBoundingClientRect().left)));
        parts.push(`${starts.size} columns`, `first ${grid.place(first)} ${below ? "below" : "beside"}`);
      }
      return { kind: section.getAttribute("data-section")!, layout: parts.join(", ") };
    });
  }, ITEMS);
}
