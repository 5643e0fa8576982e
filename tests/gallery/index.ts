import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type BrowserContext } from "playwright";
import { CHROMIUM_ARGS, findChromium } from "../setup/chromium";
import { sixPhotos, type Photo } from "../sites/photos";
import { choosePlans, chooseSites, type GallerySite } from "./choose-sites";
import { drawSheets } from "./contact-sheets";
import { freshSites } from "./fresh-briefs";
import { indexPage, type Shown } from "./index-page";
import { printLikeness } from "./print-likeness";
import { printShapes, shapesOf } from "./print-shapes";
import { serveFolder } from "./serve-folder";
import { takePictures } from "./take-pictures";
import { writeSite } from "./write-site";

/**
 * npm run gallery [-- --all] [--languages] [--template ID] [--name WORD] [--photos]: draws sites of the exam's
 * businesses (24, or all 72), or two of each language of pages, into build/gallery or GALLERY_FOLDER, takes pictures of
 * them and lists their faults. `-- all|ID [PLAN|briefs]` takes the plans of the tests instead. Ends with 1 when there
 * were faults. `--figures` takes no pictures, but counts how the pages are filled. `--briefs FILE` draws the sites of a
 * file of fresh briefs, with the pictures that it names where `--pictures FOLDER` has them; `--sheets` puts the first
 * views together; `--likeness` says how alike the sites are.
 */
const { values: wanted, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean" },
    template: { type: "string" },
    name: { type: "string" },
    photos: { type: "boolean" },
    languages: { type: "boolean" },
    figures: { type: "boolean" },
    briefs: { type: "string" },
    pictures: { type: "string" },
    sheets: { type: "boolean" },
    likeness: { type: "boolean" },
  },
});
const FOLDER = path.resolve(process.env.GALLERY_FOLDER ?? "build/gallery");

async function main(): Promise<void> {
  const photos = wanted.photos ? await sixPhotos("gallery") : [];
  const sites = wanted.briefs ? await freshSites(wanted.briefs, wanted.pictures) : chosen(photos);
  if (sites.length === 0) throw new Error("No site is called so. The businesses are in tests/cases/site-briefs.");
  await mkdir(FOLDER, { recursive: true });
  if (wanted.figures) return printShapes(await inBrowser(sites, photos, shapesOf));
  const shown = await drawAll(sites, photos);
  await writeFile(path.join(FOLDER, "index.html"), indexPage(shown));
  const names = shown.map(({ name }) => name);
  if (wanted.likeness) await printLikeness(FOLDER, names);
  if (wanted.sheets) console.log((await drawSheets(FOLDER, names)).join("\n"));
  console.log(`${shown.length} sites: ${path.join(FOLDER, "index.html")}`);
  if (shown.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}

function chosen(photos: Photo[]): GallerySite[] {
  const [template, plan] = positionals;
  if (template) return choosePlans(template, plan);
  return chooseSites(
    wanted,
    photos.map(({ name, width, height }) => ({
      path: `assets/images/${name.replace(".jpg", ".webp")}`,
      width,
      height,
      alt: "",
    })),
  );
}

async function drawAll(sites: GallerySite[], photos: Photo[]): Promise<Shown[]> {
  return inBrowser(sites, photos, async (context, address, site) => {
    const faults = await takePictures(context, address, FOLDER, site.name);
    console.log(`${site.name}: ${faults.length === 0 ? "clean" : `\n  ${faults.join("\n  ")}`}`);
    return { ...site, faults };
  });
}

/** Writes and serves each site, and does something with it in a browser. */
async function inBrowser<T>(
  sites: GallerySite[],
  photos: Photo[],
  look: (context: BrowserContext, address: string, site: GallerySite) => Promise<T>,
): Promise<T[]> {
  const server = await serveFolder(FOLDER);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_ARGS,
    chromiumSandbox: false,
  });
  try {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const seen: T[] = [];
    for (const site of sites) {
      await writeSite(path.join(FOLDER, site.name), site, photos);
      seen.push(await look(context, `${server.origin}/${site.name}/index.html`, site));
    }
    return seen;
  } finally {
    await browser.close();
    server.close();
  }
}

await main();
