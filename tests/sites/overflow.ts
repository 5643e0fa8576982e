import type { Page } from "playwright";
import { overflowProgram } from "~/integrations/browser/page-programs";
import type { OverflowInspection } from "~/integrations/browser/page-inspection";

export { OVERFLOW_WIDTHS } from "~/integrations/browser/page-programs";

/** What reaches beyond the window sideways, at most four elements; none when the page fits. */
export async function overflowOf(page: Page): Promise<string[]> {
  const { by, elements } = await page.evaluate<OverflowInspection>(overflowProgram("class"));
  if (by === 0) return [];
  return [`${by} px`, ...elements.map(({ mark, text }) => `.${mark ?? ""} ${text.slice(0, 40)}`)];
}
