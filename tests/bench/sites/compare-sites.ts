import type { Browser } from "playwright";
import { TEMPLATES } from "~/modules/site/choices";
import type { SiteCase } from "../../cases/site-briefs";
import { makeSite, ownShingles } from "../../sites/make-site";
import { sameSections, type SectionLayout } from "../../sites/same-sections";
import { layoutsOf } from "../../sites/section-layouts";
import { shareInCommon } from "../../sites/shingles";
import { showCode } from "../../sites/show-code";

/** The largest share of its words that each site has in common with another, in the order of the sites; in %. */
export function sharedWords(cases: SiteCase[]): number[] {
  const shingles = cases.map((each) => {
    const { code, plan } = makeSite(each);
    return ownShingles(code.html, plan);
  });
  return shingles.map((own, index) =>
    largest(shingles.map((other, its) => (its === index ? 0 : shareInCommon(own, other)))),
  );
}

/**
 * The largest share of sections in the same order and layout between any two templates with one brief, at 1280 px; in
 * %.
 */
export async function sharedSections(browser: Browser, { brief, ...rest }: SiteCase): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    const layouts: SectionLayout[][] = [];
    for (const template of TEMPLATES) {
      await showCode(page, makeSite({ ...rest, brief: { ...brief, template } }).code);
      layouts.push(await layoutsOf(page));
    }
    return largest(layouts.flatMap((one, index) => layouts.slice(index + 1).map((other) => sameSections(one, other))));
  } finally {
    await page.close();
  }
}

const largest = (shares: number[]) => 100 * Math.max(0, ...shares);
