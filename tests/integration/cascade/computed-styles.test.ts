import { readdirSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TEMPLATES } from "~/modules/site/choices";
import type { WebsiteCode } from "~/modules/site/website-code";
import { saidOf } from "~/modules/cascade/declared";
import type { StyledPage } from "~/modules/cascade/styled-page";
import { ancestorsOf } from "~/modules/markup/element";
import { computed } from "~/modules/cascade/computed";
import { heightOf, WIDTHS } from "~/modules/cascade/media";
import { readCssColour } from "~/modules/cascade/values/colours";
import { numberElements, readPage } from "~/modules/markup/page";
import { NODE_ATTRIBUTE } from "~/modules/markup/node-attribute";
import { planFor } from "~/modules/generation/built-in/built-in-designer";
import { renderSite } from "~/modules/templates/render-site";
import { BRIEF_PLANS } from "../../factories/brief-plans";
import { DESIGNER_SITES } from "../../factories/designer-sites";
import { FOREIGN_DOCUMENTS } from "../../factories/foreign-documents";
import { CHROMIUM_ARGS, findChromium } from "../../setup/chromium";
import { PROSE_CASES, RICH_CASES, SHORT_CASES } from "../../cases/site-briefs";
import { openPage } from "../../edit-benchmark/pages";
import { STYLE_CASES } from "./style-cases";

const PROPERTIES = `color background-color font-size font-weight font-style text-align text-transform letter-spacing
  display position padding-top padding-right padding-bottom padding-left border-top-width border-top-style border-top-color
  border-left-width border-top-left-radius visibility text-decoration-line margin-top margin-bottom row-gap column-gap flex-direction`.split(
  /\s+/,
);

const generated = Object.entries(BRIEF_PLANS).flatMap(([name, plan]) =>
  TEMPLATES.map((template): [string, () => WebsiteCode] => [
    `${name} in ${template}`,
    () => renderSite(plan(template)),
  ]),
);
const EDITED_PAGES = path.join(import.meta.dirname, "../../edit-benchmark/pages");
const EDITED = Object.fromEntries(readdirSync(EDITED_PAGES).map((name) => [`${name} as edited`, openPage(name)]));
const fixed = Object.entries({ ...STYLE_CASES, ...FOREIGN_DOCUMENTS, ...EDITED, ...DESIGNER_SITES });
const FULL = process.env.FULL === "1";
const written = [...SHORT_CASES, ...RICH_CASES, ...PROSE_CASES].flatMap(({ name, brief }) => {
  const other = TEMPLATES[(TEMPLATES.indexOf(brief.template) + 1) % TEMPLATES.length]!;
  return [brief.template, other].map((template): [string, () => WebsiteCode] => [
    `${name} in ${template}`,
    () => renderSite(planFor({ ...brief, template })),
  ]);
});
const PAGES = [
  ...fixed.map(([name, code]): [string, () => WebsiteCode] => [name, () => code]),
  ...generated,
  ...written,
];
const chosen = FULL ? PAGES.slice(0, 200) : PAGES.slice(0, 13);

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, "--no-sandbox"] });
  page = await browser.newPage();
  await page.route("**/*", (route) => route.abort());
});
afterAll(() => browser?.close());

/** As a browser shows it: its stylesheet where it is linked, no scripts. */
function standalone(code: WebsiteCode): string {
  const html = numberElements(readPage(code.html)).replace(/<script\b[^>]*>[^]*?<\/script>/gi, "");
  const style = `<style>${code.css}</style>`;
  const link = /<link\b[^>]*href="styles\.css"[^>]*>/i;
  return link.test(html) ? html.replace(link, () => style) : html.replace(/<\/head>/i, () => `${style}</head>`);
}

type Seen = Record<string, string[]>;

/** The styles of all elements, in a window of each width. */
async function seen(code: WebsiteCode): Promise<[number, Seen][]> {
  // What a document says of its links lasts in the browser until another page is opened.
  await page.goto("about:blank");
  await page.setContent(standalone(code), { waitUntil: "commit" });
  const all: [number, Seen][] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: heightOf(width) });
    all.push([width, await page.evaluate(readStyles, { properties: PROPERTIES, attribute: NODE_ATTRIBUTE })]);
  }
  return all;
}

function readStyles({ properties, attribute }: { properties: string[]; attribute: string }): Seen {
  return Object.fromEntries(
    // The parser gives an element that is nested wrongly more than once; the first is the one that is edited.
    Array.from(document.body.querySelectorAll(`[${attribute}]:not(math *, math)`))
      .toReversed()
      .map((element) => {
        const style = getComputedStyle(element);
        return [element.getAttribute(attribute)!, properties.map((name) => style.getPropertyValue(name))];
      }),
  );
}

/** What only a layout knows is not compared. */
function isSame(ours: string, theirs: string): boolean {
  // Chromium says nothing of what it never shows.
  if (ours === theirs || theirs === "" || /%|auto|cqi|fit-content/.test(ours)) return true;
  const [a, b] = [ours, theirs].map((value) => /^-?[\d.]+(?:e-\d+)?(?:px)?$/.test(value) && Number.parseFloat(value));
  if (typeof a === "number" && typeof b === "number") return Math.abs(a - b) < Math.max(0.06, Math.abs(b) * 0.002);
  const [one, other] = [readCssColour(ours), readCssColour(theirs)];
  if (!one || !other) return ours === "" || SAME.some((same) => same.includes(ours) && same.includes(theirs));
  const near = (["r", "g", "b"] as const).every((channel) => Math.abs(one[channel] - other[channel]) < 0.008);
  return Math.abs((one.alpha ?? 1) - (other.alpha ?? 1)) < 0.02 && (near || one.alpha === 0);
}

const SAME = [
  ["normal", "0px"],
  ["start", "left"],
  ["right", "-webkit-right"],
  ["center", "-webkit-center"],
];

/** Sizes in shares of a container, and what is in ems of them: a container counts as being as wide as the window. */
const isOfContainer = (site: StyledPage, node: number, property: string) =>
  /size|spacing|padding|margin|gap|radius/.test(property) &&
  [...ancestorsOf(site.page.elements[node]!)].some((element) =>
    saidOf(site, element).some((said) => said.property === "font-size" && /cq[iw]/.test(said.value)),
  );

/** Shown by others: boxes of flex and grid, and what lies outside of the flow, are blocks to a browser. */
const isDisplay = (ours: string, theirs: string) =>
  ours.replace(/^inline-?/, "") === theirs || (ours === "inline" && theirs === "block");

it.each(chosen)("%s has the styles that Chromium computes", async (_name, make) => {
  const code = make();
  const site = { code, page: readPage(code.html) };
  const wrong: string[] = [];
  for (const [width, styles] of await seen(code)) {
    for (const [node, values] of Object.entries(styles))
      values.forEach((theirs, at) => {
        const property = PROPERTIES[at]!;
        const ours = computed(site, Number(node), property, width);
        if (
          isSame(ours, theirs) ||
          isOfContainer(site, Number(node), property) ||
          (property === "display" && isDisplay(ours, theirs))
        )
          return;
        wrong.push(
          `${width} <${site.page.elements[Number(node)]!.tagName}> ${node} ${property}: ${ours}, Chromium ${theirs}`,
        );
      });
  }
  expect(wrong.slice(0, 12)).toEqual([]);
});
