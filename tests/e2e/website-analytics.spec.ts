import { z } from "zod";
import { expect, test } from "../setup/browser-test";
import type { Visitor } from "../setup/visitor";
import { deployWebsite, makeWebsite } from "../setup/websites";
import { anonymous, signedIn } from "./contract/people";
import { readAnswer, readRefusal } from "./contract/shapes";

const count = z.number().int().nonnegative();
const day = z.strictObject({ date: z.iso.date(), visitors: count, pageViews: count, sessions: count, bounces: count, totalDuration: count });
const change = z.number().nullable();
const latest = z.strictObject({
  visitors: count,
  visitorsGrowth: change,
  pageViews: count,
  pageViewsGrowth: change,
  bounceRate: z.number(),
  bounceRateChange: change,
  avgSessionDuration: count,
  sessionDurationChange: change,
});

async function deployed(owner: Visitor) {
  const website = await makeWebsite(owner);
  const name = `visited-${website.id}`;
  return { id: await deployWebsite(owner, website, name), path: `/sites/${name}/` };
}

test("the period is chosen without script", async ({ browser, subscriber, baseURL }) => {
  const site = await deployed(subscriber);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  await context.addCookies(subscriber.browserCookies());
  const page = await context.newPage();
  await page.goto(`/seo-analytics?site=${site.id}&tab=analytics&days=soon`);
  await expect(page.getByLabel("Period")).toHaveValue("30");
  await page.getByLabel("Period").selectOption("90");
  await page.locator("form", { has: page.getByLabel("Period") }).getByRole("button", { name: "Show" }).click();
  await expect(page.getByLabel("Period")).toHaveValue("90");
  await expect(page.getByText("in the last 90 days")).toBeVisible();
});

test("the calls answer the owner with these shapes, and nobody else", async ({ subscriber, neighbour }) => {
  const { id } = await deployed(subscriber);
  const unsubscribed = await signedIn();
  for (const path of [`/api/analytics/${id}`, `/api/analytics/${id}/latest`]) {
    await readRefusal(await anonymous().call("GET", path), 401);
    await readRefusal(await unsubscribed.call("GET", path), 402);
    await readRefusal(await neighbour.call("GET", path), 404);
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) await readRefusal(await subscriber.call(method, path), 405);
  }
  await readAnswer(await subscriber.call("GET", `/api/analytics/${id}/latest`), 200, latest);
  for (const days of [7, 30, 90]) {
    const rows = await readAnswer(await subscriber.call("GET", `/api/analytics/${id}?days=${days}`), 200, day.array());
    expect([rows.length, rows.at(-1)!.date]).toEqual([days, new Date().toISOString().slice(0, 10)]);
  }
  expect(await readAnswer(await subscriber.call("GET", `/api/analytics/${id}`), 200, day.array())).toHaveLength(30);
  for (const days of ["", "1", "365", "7.5", "x"]) {
    expect((await readRefusal(await subscriber.call("GET", `/api/analytics/${id}?days=${days}`), 400)).errors).toEqual({ days: ["Choose 7, 30 or 90 days."] });
  }
  for (const wrong of ["0", "-1", "x", "2147483648"]) await readRefusal(await subscriber.call("GET", `/api/analytics/${wrong}/latest`), 404);
});
