import type { BrowserContext } from "playwright";
import { fillerIn } from "../sites/filler";
import { shapeOfPage, type PageShape } from "../sites/page-shape";
import type { GallerySite } from "./choose-sites";

const WIDTHS = [390, 1280] as const;

/** What is counted of a site. */
export interface Shaped {
  name: string;
  shapes: PageShape[];
  filler: string[];
}

/** How a site that is served at an address is filled. */
export async function shapesOf(context: BrowserContext, address: string, site: GallerySite): Promise<Shaped> {
  const page = await context.newPage();
  try {
    await page.goto(address);
    const shapes: PageShape[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => document.fonts.ready);
      shapes.push(await shapeOfPage(page));
    }
    return { name: site.name, shapes, filler: fillerIn(site.plan, site.said) };
  } finally {
    await page.close();
  }
}

/** A table of the sites, and of all together. */
export function printShapes(sites: Shaped[]): void {
  for (const { name, shapes, filler } of sites)
    console.log(`${name}: ${shapes.map(inWords).join(" | ")}${listed(filler)}`);
  const at = (index: number, of: (shape: PageShape) => number) => sites.map(({ shapes }) => of(shapes[index]!));
  console.log(`\n${sites.length} sites, median (mean, least, most)`);
  console.log(`sections between hero and contact: ${spread(at(1, ({ sections }) => sections))}`);
  console.log(`words before contact: ${spread(at(1, ({ words }) => words))}`);
  for (const [index, width] of WIDTHS.entries()) {
    console.log(`height at ${width}: ${spread(at(index, ({ height }) => height))}`);
    console.log(`percent of it in contact and footer: ${spread(at(index, ({ end }) => Math.round(end * 100)))}`);
  }
  const large = sites.filter(({ shapes }) => shapes.some(({ largeFacts }) => largeFacts > 0));
  console.log(`sites with facts as display type: ${large.length}`);
  const filled = sites.filter(({ filler }) => filler.length > 0);
  console.log(`filler: ${filled.flatMap(({ filler }) => filler).length} statements on ${filled.length} sites`);
}

const inWords = ({ sections, words, height, end }: PageShape) =>
  `${sections} sections, ${words} words, ${height} px, ${Math.round(end * 100)} %`;

const listed = (filler: string[]) => (filler.length > 0 ? ` | filler: ${filler.join(" / ")}` : "");

function spread(numbers: number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  return `${sorted[Math.floor(sorted.length / 2)]} (${mean.toFixed(1)}, ${sorted[0]}, ${sorted.at(-1)})`;
}
