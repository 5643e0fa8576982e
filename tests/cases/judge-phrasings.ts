import { chromium, type Page } from "playwright";
import { builtInDesigner } from "~/modules/generation/built-in/built-in-designer";
import { bakery, ceramicsShop, lettingAgent, physiotherapy } from "~/modules/generation/demo-briefs";
import type { WebsiteCode } from "~/modules/site/website-code";
import { renderSite } from "~/modules/templates/render-site";
import { fullPlan } from "../factories/full-plan";
import { CHROMIUM_ARGS, findChromium } from "../setup/chromium";
import { openEyes } from "./phrasings/eyes";
import type { Phrasing, SiteName } from "./phrasings/phrasing";

/** An interpreter under judgement: the code after what was said, or null when it changed nothing. */
export type Interpreter = (message: string, code: WebsiteCode) => Promise<WebsiteCode | null> | WebsiteCode | null;

export interface Verdict {
  phrasing: Phrasing;
  /** Null when all is as it should be. */
  fault: string | null;
}

const BRIEFS = { bakery, ceramics: ceramicsShop, letting: lettingAgent, physio: physiotherapy };

/** Several websites are looked at together; on a busy machine a page may take its time. */
const PATIENCE = 240_000;

type Survey = ReturnType<Window["survey"]>;

/** A website as it was, open in a page of its own. */
interface Site {
  code: WebsiteCode;
  page: Page;
  /** What was seen of it, by what may change. */
  surveys: Map<string, Survey>;
}

/**
 * Says every phrasing to an interpreter and looks at the outcome in Chromium, at 1280 px and without the site's script.
 * Each website has a page of its own, so that several are looked at together.
 */
export async function judgePhrasings(interpret: Interpreter, phrasings: Phrasing[]): Promise<Verdict[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, "--no-sandbox"] });
  const newPage = () => browser.newPage({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: true });
  const faults = new Map<Phrasing, string | null>();
  const judge = async (name: SiteName) => {
    const [page, site] = [await newPage(), await openSite(await newPage(), name)];
    for (const phrasing of phrasings.filter(({ on }) => on === name)) faults.set(phrasing, await faultOf(page, interpret, phrasing, site));
  };
  try {
    await Promise.all([...new Set(phrasings.map(({ on }) => on))].map(judge));
    return phrasings.map((phrasing) => ({ phrasing, fault: faults.get(phrasing)! }));
  } finally {
    await browser.close();
  }
}

async function openSite(page: Page, name: SiteName): Promise<Site> {
  const code = renderSite(name === "full" ? fullPlan("classic") : await builtInDesigner.plan(BRIEFS[name], {}));
  await show(page, code);
  return { code, page, surveys: new Map() };
}

async function faultOf(page: Page, interpret: Interpreter, phrasing: Phrasing, { code, page: unchanged, surveys }: Site): Promise<string | null> {
  const changed = await interpret(phrasing.says, code);
  const differs = changed !== null && JSON.stringify(changed) !== JSON.stringify(code);
  if (phrasing.refuses) return differs ? "changed something" : null;
  if (!differs) return "changed nothing";
  await show(page, changed);
  const [before, after] = [await lookAt(unchanged, phrasing), await lookAt(page, phrasing)];
  if (!phrasing.holds!(after as never, before as never)) return `saw ${JSON.stringify(after)} after ${JSON.stringify(before)}`;
  const allowed = JSON.stringify([phrasing.texts, phrasing.looks]);
  const had = surveys.get(allowed) ?? (await survey(unchanged, phrasing));
  surveys.set(allowed, had);
  const has = await survey(page, phrasing);
  return collateral("text", had.texts, has.texts) ?? collateral("look", had.looks, has.looks);
}

/** The first thing that differs where nothing was asked for. */
function collateral(what: string, before: string[], after: string[]): string | null {
  const at = before.findIndex((line, index) => line !== after[index]);
  if (at === -1 && before.length === after.length) return null;
  return `another ${what} changed: ${before[at] ?? "(none)"} -> ${after[at === -1 ? before.length : at] ?? "(none)"}`;
}

async function show(page: Page, code: WebsiteCode): Promise<void> {
  const html = code.html.replace(/<script src="script.js" defer><\/script>/, "").replace(/<link rel="stylesheet" href="styles.css">/, () => `<style>${code.css}</style>`);
  await page.setContent(html, { waitUntil: "domcontentloaded", timeout: PATIENCE });
  // What the compiler names functions with, and what the page is looked at with.
  await page.evaluate("globalThis.__name = (named) => named");
  await page.evaluate(openEyes);
}

const lookAt = (page: Page, { look }: Phrasing): Promise<unknown> => page.evaluate(`(${look!.toString()})(window.eyes)`);

const survey = (page: Page, { texts = "", looks = "" }: Phrasing): Promise<Survey> => page.evaluate(([t, l]) => window.survey(t!, l!), [texts, looks]);
