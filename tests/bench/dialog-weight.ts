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

interface Opened extends Traffic {
  name: string;
  /** What it asks for when it is opened once more. */
  again: Traffic;
}

/** The same where the press is the first thing that the page answers to: all that was not there yet. */
export async function earlyDialogWeight(world: World): Promise<Bench> {
  const owner = await world.newSubscriber("Elli Early");
  const { id } = await makeWebsite(owner);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const waited: (Traffic & { name: string })[] = [];
    for (const name of DIALOGS) {
      const context = await browser.newContext({ baseURL: owner.origin, viewport: { width: 1280, height: 900 } });
      await context.addCookies(owner.browserCookies());
      waited.push({ name, ...(await pressAtOnce(await context.newPage(), id, name)) });
      await context.close();
    }
    const most = Math.max(...waited.map(({ requests }) => requests));
    const heaviest = waited.reduce((one, other) => (other.kilobytes > one.kilobytes ? other : one));
    const lightest = Math.min(...waited.map(({ kilobytes }) => kilobytes));
    return {
      note: `${most} files at most; the heaviest is ${heaviest.name}`,
      unit: "KB",
      goal: 20,
      peer: "the lightest of them",
      measure: () => Promise.resolve(heaviest.kilobytes),
      measurePeer: () => Promise.resolve(lightest),
    };
  } finally {
    await browser.close();
  }
}

/** Presses as soon as React answers for the link, in the page itself: no message from here is as quick. */
async function pressAtOnce(page: Page, id: number, name: string): Promise<Traffic> {
  await page.goto(`/analysis/${id}`, { waitUntil: "commit" });
  const link = `.workbar a[href$="dialog=${name}"]`;
  // The page's policy forbids waitForFunction, which evaluates text there.
  const pressedAt = await page.evaluate(
    (selector) =>
      new Promise<number>((pressed) => {
        const timer = setInterval(() => {
          const link = document.querySelector<HTMLElement>(selector);
          if (!link || !Object.keys(link).some((key) => key.startsWith("__reactProps$"))) return;
          clearInterval(timer);
          link.click();
          pressed(performance.now());
        });
      }),
    link,
  );
  await page.getByRole("dialog").waitFor();
  await page.waitForLoadState("networkidle");
  const sizes = await page.evaluate(
    (at) =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        // The router asks for what it sees links to, whether or not anything is pressed.
        .filter(({ responseEnd, name }) => responseEnd > at && !name.includes("/__manifest"))
        .map(({ transferSize }) => transferSize),
    pressedAt,
  );
  return { requests: sizes.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1_000 };
}

/** What each dialog of a website asks the server for when it is opened on a page that rests. */
export async function dialogWeight(world: World): Promise<Bench> {
  const owner = await world.newSubscriber("Dina Dialog");
  const { id } = await makeWebsite(owner);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const opened: Opened[] = [];
    for (const name of DIALOGS) {
      // With an empty cache each: what one brought is not there for the next.
      const context = await browser.newContext({ baseURL: owner.origin, viewport: { width: 1280, height: 900 } });
      await context.addCookies(owner.browserCookies());
      opened.push(await open(await context.newPage(), id, name));
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

async function open(page: Page, id: number, name: string): Promise<Opened> {
  const traffic = await countTraffic(page);
  await page.goto(`/analysis/${id}`, { waitUntil: "networkidle" });
  // A busy machine's browser comes to rest later than its network, and fetches the dialogs' code only then.
  await page.evaluate(() => new Promise<void>((rested) => requestIdleCallback(() => rested())));
  await traffic.rest();
  traffic.restart();
  await press(page, name);
  const first = await traffic.rest();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  traffic.restart();
  await press(page, name);
  return { name, ...first, again: await traffic.rest() };
}

async function press(page: Page, name: string): Promise<void> {
  const link = page.locator(`.workbar a[href$="dialog=${name}"]:visible`);
  if ((await link.count()) === 0) await page.locator("summary", { hasText: "More" }).click();
  await link.click();
  await page.getByRole("dialog").waitFor();
}
