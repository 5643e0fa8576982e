/**
 * Renders every template with several plans to build/gallery, checks them in Chromium (axe, sideways overflow,
 * words that break, console, requests) and takes full-page pictures. `npx tsx tests/gallery.ts [template] [plan]` narrows it down
 * (`all briefs`: the demonstration briefs in every template); GALLERY_FOLDER sets another place.
 */
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { chromium, type BrowserContext, type Page } from "playwright";
import sharp from "sharp";
import { TEMPLATES, type TemplateId } from "~/modules/generation/choices";
import type { SitePlan } from "~/modules/generation/site-plan";
import { resolveFontFile } from "~/modules/templates/fonts.server";
import { findViolations } from "./setup/axe";
import { renderSite } from "~/modules/templates/render-site";
import { BRIEF_PLANS } from "./factories/brief-plans";
import { GALLERY_PLANS } from "./factories/gallery-plans";

const FOLDER = path.resolve(process.env.GALLERY_FOLDER ?? "build/gallery");
const PICTURE_WIDTHS = [390, 1280];
/** Letters of a word from which a list may break it on a phone. */
const LONGEST_WHOLE = 22;
const OVERFLOW_WIDTHS = [320, 390, 768, 1280];

async function drawPicture(file: string, width: number, height: number, tone: number): Promise<void> {
  const circle = (x: number, y: number, r: number, l: number) =>
    `<circle cx="${x * width}" cy="${y * height}" r="${r * width}" fill="hsl(${tone} 25% ${l}%)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2=".6" y2="1"><stop stop-color="hsl(${tone} 30% 72%)"/><stop offset="1" stop-color="hsl(${tone} 35% 30%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>${circle(0.7, 0.75, 0.35, 22)}${circle(0.35, 0.5, 0.18, 80)}${circle(0.2, 0.9, 0.3, 40)}</svg>`;
  await sharp(Buffer.from(svg)).webp().toFile(file);
}

async function writeSite(folder: string, plan: SitePlan): Promise<void> {
  const code = renderSite(plan);
  await mkdir(path.join(folder, "assets/fonts"), { recursive: true });
  await mkdir(path.join(folder, "assets/images"), { recursive: true });
  await writeFile(path.join(folder, "index.html"), code.html);
  await writeFile(path.join(folder, "styles.css"), code.css);
  await writeFile(path.join(folder, "script.js"), code.javascript);
  for (const [, name = ""] of code.css.matchAll(/assets\/fonts\/([\w-]+\.woff2)/g)) {
    await cp(resolveFontFile(name), path.join(folder, "assets/fonts", name));
  }
  const images = plan.sections.flatMap((section) => {
    if (section.kind === "gallery") return section.images;
    return "image" in section && section.image ? [section.image] : [];
  });
  for (const [index, image] of images.entries()) {
    await drawPicture(path.join(folder, image.path), image.width, image.height, (index * 47 + 20) % 360);
  }
}

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
};

/** Serves the folder the way a published site is: sandboxed into an origin of its own. */
function serveFolder() {
  const server = createServer((request, response) => {
    const file = path.join(FOLDER, path.normalize(new URL(request.url ?? "/", "http://gallery").pathname));
    readFile(file).then(
      (bytes) =>
        response
          .writeHead(200, {
            "Content-Type": TYPES[path.extname(file)] ?? "application/octet-stream",
            "Content-Security-Policy": "sandbox allow-scripts allow-forms allow-popups",
            "Access-Control-Allow-Origin": "*",
          })
          .end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise<typeof server>((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

async function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    const wide = [...document.body.querySelectorAll("*")].filter((element) => element.getBoundingClientRect().right > room + 1);
    return wide.slice(-4).map((element) => `${element.tagName}.${element.getAttribute("class") ?? ""}`);
  });
}

/** Words of headings, prices and hours that stand on two lines without a hyphen or a place made for a break. */
async function brokenWordsOf(page: Page): Promise<string[]> {
  return page.evaluate((longestWhole) => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll("h1, h2, h3, dt, dd, .brand-name, .wordmark, .price-line > *, .picked-price, .button")) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (const { 0: word, index } of node.data.matchAll(/[^\s-]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
          if (tops.size > 1 && word.length <= longestWhole) broken.push(word);
        }
      }
    }
    return broken;
  }, LONGEST_WHOLE);
}

async function inspect(context: BrowserContext, name: string, origin: string): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(`console: ${message.text()}`));
  page.on("request", (request) => !/^(data:|http:\/\/127\.0\.0\.1:)/.test(request.url()) && faults.push(`outside request: ${request.url()}`));
  await page.goto(`${origin}/${name}/index.html`);
  await page.evaluate(() => document.fonts.ready);
  for (const width of OVERFLOW_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await overflowOf(page);
    if (wide.length > 0) faults.push(`overflow at ${width}: ${wide.join(" ")}`);
    const broken = await brokenWordsOf(page);
    if (broken.length > 0) faults.push(`broken words at ${width}: ${broken.join(" ")}`);
  }
  for (const width of PICTURE_WIDTHS) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 800 });
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() =>
      Promise.all([...document.images].map((image) => ((image.loading = "eager"), image.decode().catch(() => undefined)))),
    );
    faults.push(...(await findViolations(page)).map((violation) => `axe at ${width}: ${violation}`));
    await page.screenshot({ path: path.join(FOLDER, `${name}-${width}-fold.png`) });
    await page.screenshot({ path: path.join(FOLDER, `${name}-${width}.png`), fullPage: true });
  }
  await page.close();
  return faults;
}

const figure = (name: string) => `<figure><figcaption><a href="${name}/index.html">${name}</a></figcaption>
  <img src="${name}-1280.png" width="640" loading="lazy" alt=""><img src="${name}-390.png" width="195" loading="lazy" alt=""></figure>`;

/** Plans by name; `briefs` stands for those that the built-in designer made, nothing for all. */
function plansNamed(wanted?: string) {
  const all = Object.entries({ ...GALLERY_PLANS, ...BRIEF_PLANS });
  return all.filter(([id]) => !wanted || id === wanted || (wanted === "briefs" && id in BRIEF_PLANS));
}

async function main(): Promise<void> {
  const [onlyTemplate, onlyPlan] = process.argv.slice(2);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"],
  });
  const server = await serveFolder();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const names: string[] = [];
  let count = 0;
  for (const template of TEMPLATES.filter((id) => !onlyTemplate || onlyTemplate === "all" || id === onlyTemplate)) {
    for (const [planName, makePlan] of plansNamed(onlyPlan)) {
      const name = `${template}-${planName}`;
      const folder = path.join(FOLDER, name);
      await writeSite(folder, makePlan(template as TemplateId));
      const faults = await inspect(context, name, origin);
      names.push(name);
      count += faults.length;
      console.log(`${name}: ${faults.length === 0 ? "clean" : `\n  ${faults.join("\n  ")}`}`);
    }
  }
  await writeFile(path.join(FOLDER, "index.html"), `<!DOCTYPE html><title>Gallery</title>${names.map(figure).join("\n")}`);
  await browser.close();
  server.close();
  if (count > 0) process.exitCode = 1;
}

await main();
