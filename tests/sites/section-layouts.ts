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
    const column = (pixels: number) => Math.round((12 * pixels) / document.documentElement.clientWidth);
    const place = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return `${column(left)}+${column(width)}`;
    };
    const outermost = (section: Element, heading: Element | null) =>
      [...section.querySelectorAll(itemSelector)].filter(
        (item) => item.getClientRects().length > 0 && !item.contains(heading) && !section.contains(item.parentElement!.closest(itemSelector)),
      );
    return [...document.querySelectorAll("main [data-section]")].map((section) => {
      const heading = section.querySelector("h1, h2");
      const [first, ...rest] = outermost(section, heading);
      const parts: string[] = [];
      if (heading) parts.push(`heading ${place(heading)} ${getComputedStyle(heading).textAlign}`);
      if (first) {
        const below = !heading || first.getBoundingClientRect().top >= heading.getBoundingClientRect().bottom - 4;
        const starts = new Set([first, ...rest].map((item) => column(item.getBoundingClientRect().left)));
        parts.push(`${starts.size} columns`, `first ${place(first)} ${below ? "below" : "beside"}`);
      }
      return { kind: section.getAttribute("data-section")!, layout: parts.join(", ") };
    });
  }, ITEMS);
}
