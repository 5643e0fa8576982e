import { randomUUID } from "node:crypto";
import { chromium, type Browser } from "playwright";
import sharp from "sharp";
import { db } from "~/lib/db.server";
import { STILL } from "~/lib/still-size";
import { CHROMIUM_ARGS, findChromium } from "../setup/chromium";
import type { Visitor } from "../setup/visitor";
import { makeWebsite } from "../setup/websites";
import type { Bench } from "./bench";
import { countTraffic, type Traffic } from "./traffic";
import type { World } from "./world";

const WEBSITES = 6;
const PICTURES = ["bakery", "ceramics", "letting", "physiotherapy"];
const DESK = { width: 1280, height: 900 };

/** All that a browser with an empty cache is sent for the dashboard of an owner with six websites, as CDP counts it. */
export async function dashboardWeight(world: World): Promise<Bench> {
  const owner = await world.newSubscriber("Dora Weight");
  const { id } = await makeWebsite(owner);
  await addWebsitesLike(id);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const [dashboard, plain] = [await weigh(browser, owner, "/dashboard"), await weigh(browser, owner, "/deployments")];
    return {
      note: `${dashboard.requests} requests`,
      unit: "KB",
      goal: 200,
      peer: "Your Deployments with nothing in it",
      measure: () => Promise.resolve(dashboard.kilobytes),
      measurePeer: () => Promise.resolve(plain.kilobytes),
    };
  } finally {
    await browser.close();
  }
}

/** Gives a website's owner five more like it, and each of the six a picture such as the checks take. */
async function addWebsitesLike(id: number): Promise<void> {
  const { ownerId, brief, codeHash } = await db.website.findUniqueOrThrow({ where: { id } });
  const data = Array.from({ length: WEBSITES - 1 }, (_, index) => ({
    ...{ ownerId, codeHash, brief: brief!, projectTitle: `Website ${index}` },
    previewToken: randomUUID(),
  }));
  await db.website.createMany({ data });
  const websites = await db.website.findMany({ where: { ownerId } });
  for (const [index, website] of websites.entries()) {
    const bytes = await sharp(`public/examples/${PICTURES[index % PICTURES.length]}-desk.webp`)
      .resize(STILL)
      .avif({ quality: 36 })
      .toBuffer();
    const still = { codeHash: codeHash!, hash: randomUUID(), bytes: new Uint8Array(bytes) };
    await db.websiteStill.create({ data: { websiteId: website.id, ...still } });
  }
}

async function weigh(browser: Browser, owner: Visitor, path: string): Promise<Traffic> {
  const context = await browser.newContext({ baseURL: owner.origin, viewport: DESK });
  await context.addCookies(owner.browserCookies());
  const page = await context.newPage();
  const traffic = await countTraffic(page);
  await page.goto(path);
  const weight = await traffic.rest();
  await context.close();
  return weight;
}
