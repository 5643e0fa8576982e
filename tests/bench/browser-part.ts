import { chromium } from "playwright";
import { inspectPage } from "~/integrations/browser/inspect-page.server";
import { browserFindings } from "~/modules/checks/browser/browser-findings";
import { memorySite } from "~/modules/checks/browser/memory-site.server";
import { checkStatic } from "~/modules/checks/check-static.server";
import { NODE_ATTRIBUTE } from "~/modules/markup/node-attribute";
import type { WebsiteCode } from "~/modules/site/website-code";
import { CHROMIUM_ARGS, findChromium } from "../setup/chromium";
import { makeSite } from "../sites/make-site";
import { timed, type Bench } from "./bench";
import { TWELVE_CASES } from "./sites/twelve-cases";

const NOTHING_ELSE = { assets: new Set<string>(), allowedHosts: new Set<string>() };
const NO_WEBSITE = 0;

/**
 * The gate's browser, its start included, on the twelve sites in turn. What the gate finds in one of them is printed:
 * there should be nothing.
 */
export async function browserPart(): Promise<Bench> {
  const sites = TWELVE_CASES.map((each) => ({ name: each.name, code: makeSite(each).code }));
  const siteOf = (round: number) => sites[round % sites.length]!;
  return {
    goal: 6_000,
    rounds: sites.length,
    peer: "a browser that starts and shows the page",
    measure: (round) => timed(() => look(siteOf(round))),
    measurePeer: (round) => timed(() => show(siteOf(round).code)),
  };
}

async function look({ name, code }: { name: string; code: WebsiteCode }): Promise<void> {
  const readFile = await memorySite(NO_WEBSITE, code, NOTHING_ELSE);
  const sight = await inspectPage({ readFile, marked: NODE_ATTRIBUTE, signal: new AbortController().signal });
  const findings = [...checkStatic(code, NOTHING_ELSE), ...browserFindings(sight, code, NOTHING_ELSE)];
  for (const { rule, where } of findings) console.log(`- found in ${name}: ${rule} ${JSON.stringify(where)}`);
}

async function show({ html }: WebsiteCode): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_ARGS,
    chromiumSandbox: false,
  });
  const page = await browser.newPage();
  await page.setContent(html);
  await browser.close();
}
