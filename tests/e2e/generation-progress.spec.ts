import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { STEPS } from "~/modules/generation/step-log";
import { expect, test } from "../setup/browser-test";
import { heldJobs } from "../setup/held-jobs";
import { holdRun } from "../setup/held-run";
import { stopClock } from "../setup/stopped-clock";
import { deployWebsite, makeWebsite } from "../setup/websites";

const finished = (page: Page) => page.getByRole("heading", { name: "Your New Website Design" });

test("a generation shows its named steps as they happen, and then its result", async ({ page, subscriber }) => {
  const { id } = await makeWebsite(subscriber);
  const run = await holdRun(id);
  await page.goto(`/dashboard?analysis=${id}`);
  await expect(page.getByRole("heading", { name: "Analyzing Website..." })).toBeVisible();
  await expect(page.getByText("This may take a few moments.")).toBeVisible();
  await expect(page.getByText("Waiting for its turn")).toBeVisible();
  const steps = page.getByRole("main").locator("ol").getByRole("listitem");
  await run.showSteps([{ name: STEPS.brief, state: "running" }]);
  await expect(steps).toHaveText(["Reading your brief: under way"]);
  await run.showSteps([
    { name: STEPS.brief, state: "done" },
    { name: STEPS.plan, state: "running" },
  ]);
  await expect(steps).toHaveText(["Reading your brief: done", "Planning the pages: under way"]);
  await run.letGo();
  await expect(finished(page)).toBeVisible();
});

/** Adds up what moves on the screen without anybody having pressed anything. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const seen = { total: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.total += entry.value;
    }).observe({ type: "layout-shift" });
    return (window.shifts = seen) && undefined;
  });

declare global {
  interface Window {
    shifts: { total: number };
  }
}

for (const { width, height, hasOther } of [
  { width: 390, height: 844, hasOther: false },
  { width: 390, height: 844, hasOther: true },
  { width: 1280, height: 900, hasOther: false },
])
  test(`the website fills in where it will stand, and nothing moves when it is done, at ${width}${hasOther ? " while another is live" : ""}`, async ({
    page,
    subscriber,
  }) => {
    if (hasOther) await deployWebsite(subscriber, await makeWebsite(subscriber), `other-${randomUUID()}`);
    const { id } = await makeWebsite(subscriber);
    const run = await holdRun(id);
    await page.setViewportSize({ width, height });
    await page.goto(`/analysis/${id}`);
    const look = page.frameLocator('iframe[title="A first look at your website"]');
    await expect(look.getByRole("heading", { level: 1, includeHidden: true })).toHaveText(/Portuguese bakery/);
    await run.showSteps([{ name: STEPS.brief, state: "running" }]);
    await expect(page.getByText(STEPS.brief)).toBeVisible();
    await watchShifts(page);
    const stage = page.locator("[data-stage]");
    const before = await stage.boundingBox();
    await run.letGo();
    await expect(finished(page)).toBeVisible();
    // What covered it has faded.
    await expect(stage).toHaveCount(1);
    await expect(page.frameLocator('iframe[title^="Preview of"]').getByRole("heading", { level: 1 })).toBeVisible();
    expect(await stage.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => window.shifts.total)).toBe(0);
  });

test("from the first moment the frame has the owner's name and colour, in light and dark", async ({
  page,
  subscriber,
}) => {
  const { id } = await makeWebsite(subscriber);
  const run = await holdRun(id);
  let draw = () => {};
  const drawn = new Promise<void>((resolve) => (draw = resolve));
  await page.route("**/preview/**", async (route) => {
    await drawn;
    await route.continue();
  });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`/analysis/${id}`, { waitUntil: "commit" });
  const frame = page.locator(".first-frame");
  await expect(frame.getByText("Padaria Alfazema").last()).toBeVisible();
  const hero = frame.locator(".first-frame-hero");
  await expect(hero).not.toHaveCSS("background-color", "rgb(231, 228, 223)");
  const look = page.locator('iframe[title="A first look at your website"]');
  await expect(look).toHaveCSS("color-scheme", "light");
  expect(await look.boundingBox()).toEqual(await frame.boundingBox());
  draw();
  await expect(look.contentFrame().getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
  await run.letGo();
});

test("without the event stream the page asks every three seconds", async ({ page, subscriber }) => {
  const { id } = await makeWebsite(subscriber);
  const run = await holdRun(id);
  const questions: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(`/api/analysis/${id}`)) questions.push(request.method());
  });
  await page.route("**/events", (route) => route.abort());
  await stopClock(page);
  await page.goto(`/analysis/${id}`);
  await expect(page.getByText("Waiting for its turn")).toBeVisible();
  await page.clock.runFor(2_999);
  expect(questions).toEqual([]);
  const answered = page.waitForResponse(`**/api/analysis/${id}`);
  await page.clock.runFor(1);
  expect((await answered).status()).toBe(200);
  await run.letGo();
  await expect
    .poll(async () => (await (await subscriber.call("GET", `/api/analysis/${id}`)).json()).status)
    .toBe("ready");
  await page.clock.runFor(3_000);
  await expect(finished(page)).toBeVisible();
});

test("a generation that fails says why, and is tried again", async ({ page, subscriber }) => {
  const { id } = await makeWebsite(subscriber);
  const run = await holdRun(id);
  await page.goto(`/analysis/${id}`);
  await expect(page.getByRole("heading", { name: "Analyzing Website..." })).toBeVisible();
  const brief = await run.letFail();
  await expect(page.getByRole("heading", { name: "Analysis Failed" })).toBeVisible();
  await expect(page.getByText("Unable to analyze the website")).toBeVisible();
  await expect(page.getByText("Your brief could not be read any more. Please create the website anew.")).toBeVisible();
  await brief.mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(finished(page)).toBeVisible();
});

test("a generation is cancelled, and started again", async ({ page, subscriber, email }) => {
  const { id } = await makeWebsite(subscriber);
  await holdRun(id);
  await page.goto(`/analysis/${id}`);
  await page.getByRole("button", { name: "Cancel generation" }).click();
  const cancelled = page.getByRole("heading", { name: "Generation cancelled" });
  await expect(cancelled).toBeVisible();
  await heldJobs(email, async () => {
    await page.getByRole("button", { name: "Try again" }).click();
    const toast = page.locator("[data-toast]").filter({ hasText: "Website Generation Started" });
    await toast.hover();
    await page.getByRole("button", { name: "Cancel generation" }).press("Enter");
    await expect(cancelled).toBeVisible();
    await expect(toast).toHaveCount(0);
  });
  await page.goto("/dashboard");
  await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(page.getByText("You cancelled it before it was made")).toBeVisible();
  await expect(page.getByText("Open it to generate it after all. What you entered is kept.")).toBeVisible();
  await page.getByRole("link", { name: "Open", exact: true }).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(finished(page)).toBeVisible();
});

test("a website that is being generated waits on the dashboard", async ({ page, subscriber }) => {
  const { id } = await makeWebsite(subscriber);
  await holdRun(id);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Padaria Alfazema" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Generated Website");
  await expect(page.getByRole("heading", { name: "Analyzing Website..." })).toBeVisible();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Generate your website with AI");
});
