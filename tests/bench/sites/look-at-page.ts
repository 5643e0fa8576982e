import type { Browser } from "playwright";
import { findViolations } from "../../setup/axe";
import { htmlFaults } from "../../sites/html-faults";
import { missingFacts } from "../../sites/missing-facts";
import { overflowOf, OVERFLOW_WIDTHS } from "../../sites/overflow";
import { pageText } from "../../sites/page-text";

const AXE_WIDTHS = [390, 1280];

/** What is wrong with a page as it is served. */
export async function lookAtPage(browser: Browser, address: string, facts: string[]) {
  const page = await browser.newPage();
  try {
    const answer = await page.goto(address, { waitUntil: "networkidle" });
    const html = await answer!.text();
    const [axe, overflow]: [string[], string[]] = [[], []];
    for (const width of OVERFLOW_WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      overflow.push(...(await overflowOf(page)).map((element) => `${width}: ${element}`));
      if (AXE_WIDTHS.includes(width)) axe.push(...(await findViolations(page)).map((fault) => `${width}: ${fault}`));
    }
    return { axe, overflow, html: htmlFaults(html), missing: missingFacts(pageText(html), facts) };
  } finally {
    await page.close();
  }
}
