import { chromium, type Browser } from "playwright";
import { SITE_CASES, type SiteCase } from "../../cases/site-briefs";
import { CHROMIUM_ARGS, findChromium } from "../../setup/chromium";
import { cpuTime } from "../../sites/cpu-time";
import { makeSite } from "../../sites/make-site";
import { sixPhotos, type Photo } from "../../sites/photos";
import { sharedSections, sharedWords } from "./compare-sites";
import { lighthouse } from "./lighthouse";
import { lookAtPage } from "./look-at-page";
import { openPlainPages, type PlainPages } from "./plain-pages";
import { publishSite, type Publisher } from "./publish-site";
import type { SiteReport } from "./site-report";
import { inOneLine } from "./site-table";
import { TWELVE_CASES } from "./twelve-cases";
import { weighPage } from "./weigh-page";

interface Bench {
  publisher: Publisher;
  browser: Browser;
  plainPages: PlainPages;
  photos: Photo[];
}

/** Publishes and measures twelve of the businesses' sites, or all 72, one after another. */
export async function measureSites(app: string, rendererPort: string, full: boolean): Promise<SiteReport[]> {
  const cases = full ? SITE_CASES : TWELVE_CASES;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_ARGS,
    chromiumSandbox: false,
  });
  const bench = {
    publisher: { app, rendererPort },
    browser,
    plainPages: await openPlainPages(),
    photos: await sixPhotos("bench"),
  };
  const words = sharedWords(SITE_CASES);
  const reports: SiteReport[] = [];
  try {
    for (const each of cases) {
      const report = await measureSite(bench, each, words[SITE_CASES.indexOf(each)]!);
      reports.push(report);
      console.log(`${reports.length}/${cases.length} ${inOneLine(report)}`);
    }
    return reports;
  } finally {
    bench.plainPages.close();
    await browser.close();
  }
}

async function measureSite(
  { publisher, browser, plainPages, photos }: Bench,
  site: SiteCase,
  words: number,
): Promise<SiteReport> {
  const { milliseconds, result } = cpuTime(() => makeSite(site));
  const address = await publishSite(publisher, site.name, site.brief);
  const withPhotos = await publishSite(publisher, `${site.name}-photos`, site.brief, photos);
  const plain = plainPages.add(site.name, result.plan, result.code.html);
  const looks = [await lookAtPage(browser, address, site.facts), await lookAtPage(browser, withPhotos, site.facts)];
  const all = (kind: "axe" | "overflow" | "html" | "missing") => [...new Set(looks.flatMap((look) => look[kind]))];
  return {
    name: site.name,
    ...(await lighthouse(address)),
    performanceWithPhotos: (await lighthouse(withPhotos, 1)).performance,
    weight: await weighPage(browser, address),
    weightWithPhotos: await weighPage(browser, withPhotos),
    axe: all("axe"),
    overflow: all("overflow"),
    html: all("html"),
    missing: all("missing"),
    cpu: milliseconds,
    sharedWords: words,
    sharedSections: await sharedSections(browser, site),
    peer: { performance: (await lighthouse(plain, 1)).performance, weight: await weighPage(browser, plain) },
  };
}
