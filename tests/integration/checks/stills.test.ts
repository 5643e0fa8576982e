import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import type { inspectPage } from "~/integrations/browser/inspect-page.server";
import type { PageInspection } from "~/integrations/browser/page-inspection";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { NotFoundError } from "~/lib/errors";
import { STILL } from "~/lib/still-size";
import { checkWebsite } from "~/modules/checks/check-website.server";
import { keepStill } from "~/modules/checks/keep-still.server";
import { readStill } from "~/modules/checks/read-still.server";
import { saveCode } from "~/modules/storage/save-code.server";
import { deleteWebsite } from "~/modules/websites/delete-website.server";
import { findChromium } from "../../setup/chromium";
import { codeOf, createOwner } from "../publishing/publishing-world";

const CALM: PageInspection = { fate: "calm", overflow: [], axe: [], errors: [], missing: [], outside: [], loaded: [] };

/** Stands for a browser that draws this. */
function drawing(...stills: (string | null)[]) {
  const orders: boolean[] = [];
  const inspect: typeof inspectPage = async ({ isKnown = false }) => {
    orders.push(isKnown);
    const still = stills.shift() ?? null;
    return { ...CALM, still: still === null ? null : Buffer.from(still) };
  };
  return { inspect, orders };
}

let site: Awaited<ReturnType<typeof createOwner>>;
const show = async (version: string) =>
  db.website.update({ where: { id: site.websiteId }, data: { codeHash: await saveCode(codeOf(version)) } });
const check = (inspect?: typeof inspectPage) =>
  checkWebsite({ websiteId: site.websiteId, isLastAttempt: false, signal: new AbortController().signal }, inspect);
const drawn = async () => Buffer.from((await readStill(site)).bytes).toString();

beforeEach(async () => {
  env.BROWSER_CHECKS = "on";
  env.CHROMIUM_PATH = findChromium();
  site = await createOwner();
  await show("one");
});

describe("a website's picture", () => {
  it("comes with the look at it, and follows its state there and back", async () => {
    const { inspect, orders } = drawing("one", "two", "one again");
    await check(inspect);
    expect(await drawn()).toBe("one");
    const { version } = await readStill(site);
    await show("two");
    await check(inspect);
    expect(await drawn()).toBe("two");
    expect((await readStill(site)).version).not.toBe(version);
    await show("one");
    await check(inspect);
    await check(inspect);
    expect(await drawn()).toBe("one again");
    expect(orders).toEqual([false, false, true]);
  });

  it("stays where no other can be drawn, and is not tried again and again", async () => {
    const { inspect, orders } = drawing("one", null);
    await check(inspect);
    await show("two");
    await check(inspect);
    await check(inspect);
    expect(await drawn()).toBe("one");
    expect(orders).toHaveLength(2);
  });

  it("is its owner's, not of one in the bin, and goes with the website", async () => {
    const state = { websiteId: site.websiteId, codeHash: "one" };
    await keepStill(state, Buffer.from("one"));
    const stranger = await createOwner();
    await expect(readStill({ ...site, actor: stranger.actor })).rejects.toThrow(NotFoundError);
    await expect(readStill(stranger)).rejects.toThrow(NotFoundError);
    await deleteWebsite(site);
    await expect(readStill(site)).rejects.toThrow(NotFoundError);
    await db.website.delete({ where: { id: site.websiteId } });
    await keepStill(state, Buffer.from("late"));
    expect(await db.websiteStill.count({ where: { websiteId: site.websiteId } })).toBe(0);
  });

  it("is a small AVIF of what a desk shows first", async () => {
    const html = codeOf("one").html.replace("<body>", '<body style="margin:0;background:#b52a0b">');
    await db.website.update({
      where: { id: site.websiteId },
      data: { codeHash: await saveCode({ ...codeOf("one"), html }) },
    });
    await check();
    const picture = sharp((await readStill(site)).bytes);
    expect(await picture.metadata()).toMatchObject({ format: "heif", ...STILL });
    const [red, green] = (await picture.stats()).channels;
    expect(red!.mean).toBeGreaterThan(2 * green!.mean);
  });
});
