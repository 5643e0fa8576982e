import { chromium, type Page } from "playwright";
import { CHROMIUM_ARGS, findChromium } from "../setup/chromium";
import { makeWebsite } from "../setup/websites";
import type { Bench } from "./bench";
import { countTraffic, type Traffic } from "./traffic";
import type { World } from "./world";

const DIALOGS = [
  "deploy",
  "versions",
  "contact-form",
  "preview-link",
  "rename",
  "duplicate",
  "regenerate",
  "export",
  "report",
  "reading",
];

/** Those of the list of websites. */
const ON_THE_DASHBOARD = ["rename", "duplicate"];

/** A dialog, where it is opened, and the link that opens it. */
interface Place {
  name: string;
  path: string;
  link: string;
}

const placesOf = (id: number): Place[] => [
  ...DIALOGS.map((name) => ({ name, path: `/analysis/${id}`, link: `.workbar a[href$="dialog=${name}"]` })),
  ...ON_THE_DASHBOARD.map((name) => ({
    name: `${name} on the dashboard`,
    path: "/dashboard",
    link: `a[href$="dialog=${name}-${id}"]`,
  })),
];

interface Opened extends Traffic {
  name: string;
  /** What it asks for when it is opened once more. */
  again: Traffic;
}

interface Asked {
  path: string;
  bytes: number;
}

/** The same where the press is the first thing that the page answers to: what it asks for because of the press. */
export async function earlyDialogWeight(world: World): Promise<Bench> {
  const owner = await world.newSubscriber("Elli Early");
  const { id } = await makeWebsite(owner);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const load = async (name?: string) => {
    // With an empty cache each: what one brought is not there for the next.
    const context = await browser.newContext({ baseURL: owner.origin, viewport: { width: 1280, height: 900 } });
    await context.addCookies(owner.browserCookies());
    return loadAndPress(await context.newPage(), id, name).finally(() => context.close());
  };
  try {
    const anyway = await load();
    const pressed: { name: string; asked: Asked[] }[] = [];
    for (const name of DIALOGS) {
      pressed.push({ name, asked: without(await load(name), anyway) });
    }
    const kilobytes = ({ asked }: { asked: Asked[] }) => asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
    const most = Math.max(...pressed.map(({ asked }) => asked.length));
    const heaviest = pressed.reduce((one, other) => (kilobytes(other) > kilobytes(one) ? other : one));
    return {
      note: `${most} requests at most; the heaviest is ${heaviest.name}`,
      unit: "KB",
      goal: 20,
      peer: "what the page asks for in any case",
      measure: () => Promise.resolve(kilobytes(heaviest)),
      measurePeer: () => Promise.resolve(kilobytes({ asked: anyway })),
    };
  } finally {
    await browser.close();
  }
}

/** What is asked for twice and is wanted once anyway counts once. */
function without(asked: Asked[], anyway: Asked[]): Asked[] {
  const left = anyway.map(({ path }) => path);
  return asked.filter(({ path }) => {
    const place = left.indexOf(path);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** Presses, if anything, as soon as React answers for the link, in the page itself: no message from here is as quick. */
async function loadAndPress(page: Page, id: number, name?: string): Promise<Asked[]> {
  await page.goto(`/analysis/${id}`, { waitUntil: "commit" });
  // The page's policy forbids waitForFunction, which evaluates text there.
  if (name) await page.evaluate(pressWhenAlive, `.workbar a[href$="dialog=${name}"]`);
  if (name) await page.getByRole("dialog").waitFor();
  await page.waitForLoadState("networkidle");
  return page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).map(({ name, transferSize }) => ({
      path: new URL(name).pathname,
      bytes: transferSize,
    })),
  );
}

/** Runs in the page. */
function pressWhenAlive(selector: string): Promise<void> {
  return new Promise((pressed) => {
    const timer = setInterval(() => {
      const link = document.querySelector<HTMLElement>(selector);
      if (!link || !Object.keys(link).some((key) => key.startsWith("__reactProps$"))) return;
      clearInterval(timer);
      link.click();
      pressed();
    });
  });
}

/** What each dialog of a website, and of the list of websites, asks the server for when it opens on a page that rests. */
export async function dialogWeight(world: World): Promise<Bench> {
  const owner = await world.newSubscriber("Dina Dialog");
  const { id } = await makeWebsite(owner);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const opened: Opened[] = [];
    for (const place of placesOf(id)) {
      // With an empty cache each: what one brought is not there for the next.
      const context = await browser.newContext({ baseURL: owner.origin, viewport: { width: 1280, height: 900 } });
      await context.addCookies(owner.browserCookies());
      opened.push(await open(await context.newPage(), place));
      await context.close();
    }
    const most = Math.max(...opened.map(({ requests }) => requests));
    const heaviest = opened.reduce((one, other) => (other.kilobytes > one.kilobytes ? other : one));
    return {
      note: `${most} requests at most; the heaviest is ${heaviest.name}`,
      unit: "KB",
      goal: 20,
      peer: "the same opened once more",
      measure: () => Promise.resolve(heaviest.kilobytes),
      measurePeer: () => Promise.resolve(heaviest.again.kilobytes),
    };
  } finally {
    await browser.close();
  }
}

async function open(page: Page, { name, path, link }: Place): Promise<Opened> {
  const traffic = await countTraffic(page);
  await page.goto(path, { waitUntil: "networkidle" });
  // A busy machine's browser comes to rest later than its network, and fetches the dialogs' code only then.
  await page.evaluate(() => new Promise<void>((rested) => requestIdleCallback(() => rested())));
  await traffic.rest();
  traffic.restart();
  await press(page, link);
  const first = await traffic.rest();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  traffic.restart();
  await press(page, link);
  return { name, ...first, again: await traffic.rest() };
}

async function press(page: Page, selector: string): Promise<void> {
  const link = page.locator(`${selector}:visible`);
  if ((await link.count()) === 0) await page.locator("summary", { hasText: "More" }).click();
  await link.click();
  await page.getByRole("dialog").waitFor();
}
