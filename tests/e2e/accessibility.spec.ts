import { randomUUID } from "node:crypto";
import type { ElementHandle, Page } from "playwright/test";
import { STEPS } from "~/modules/generation/step-log";
import { photo } from "../factories/uploads";
import { findViolations } from "../setup/axe";
import { expect, test } from "../setup/browser-test";
import { holdRun } from "../setup/held-run";
import { inspectDialog } from "../setup/inspect-dialog";
import { inspectScreen } from "../setup/inspect-screen";
import { fillCard } from "../setup/card-form";
import type { Visitor } from "../setup/visitor";
import { addWebsitesLike } from "../setup/many-websites";
import { deployWebsite, makeWebsite } from "../setup/websites";

/** A name that no line of a phone holds. */
const LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitänsmützenwerkstatt";

/** Of the dashboard with six websites, with an empty cache. */
const MOST_REQUESTS = 25;

/** Lets a page that leads on by itself stay: an answer without content ends no screen. */
const stayHere = (page: Page, path: string) =>
  page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status: 204 }),
  );

test.describe.configure({ mode: "parallel", timeout: 180_000 });

test.describe("who is not signed in", () => {
  test("landing page", async ({ page }) => {
    await page.goto("/");
    await inspectScreen(page, "landing");
  });

  test("sign-in page", async ({ page }) => {
    await page.goto("/api/login");
    await inspectScreen(page, "sign-in");
  });

  test("page not found", async ({ page }) => {
    await page.goto("/nothing/here");
    await inspectScreen(page, "not-found");
  });

  test("the way back to signing in", async ({ page }) => {
    await stayHere(page, "/api/login");
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Signing you in again");
    await inspectScreen(page, "unauthorized");
  });
});

test.describe("who has not subscribed", () => {
  test.beforeEach(({ newcomer: _ }) => {});

  test("subscribe page", async ({ page }) => {
    await page.goto("/");
    await fillCard(page, { number: "4242424242424241", code: "1" });
    await expect(page.getByRole("button", { name: "Subscribe for $20/month" })).toBeEnabled();
    await inspectScreen(page, "subscribe");
    for (const frame of page.frames().slice(1))
      expect(await findViolations(frame, { within: ".form" }), frame.url()).toEqual([]);
  });

  test("subscribe page that cannot take a payment", async ({ page }) => {
    await page.route("**/api/create-subscription", (route) => route.fulfill({ status: 503, body: "" }));
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Refresh the page" })).toBeVisible();
    await inspectScreen(page, "subscribe-failed");
  });

  test("success page", async ({ page }) => {
    await page.goto("/subscription-success");
    await stayHere(page, "/");
    await inspectScreen(page, "payment-not-arrived");
  });

  test("test page", async ({ page }) => {
    await page.goto("/test-subscription");
    await inspectScreen(page, "test-subscription");
  });
});

test.describe("a subscriber", () => {
  test("dashboard, empty, with one website and with many", async ({ page, browser, baseURL, subscriber }) => {
    await page.goto("/dashboard");
    await inspectScreen(page, "dashboard-empty");
    const website = await makeWebsite(subscriber, { projectTitle: LONG_WORD });
    await page.reload();
    await expect(page.getByRole("button", { name: "Delete" })).toHaveCount(1);
    await inspectScreen(page, "dashboard-one");
    await deployWebsite(subscriber, website, `shop-${randomUUID()}`);
    await addWebsitesLike(website.id, ["Two", "Three", "Four", "Five", "Never finished"]);
    await page.reload();
    await expect(page.getByRole("search")).toBeVisible();
    await expect(page.getByRole("button", { name: "Delete" })).toHaveCount(6);
    await inspectScreen(page, "dashboard-many");
    await test.step("it is searched while one types, and the field keeps what was typed", async () => {
      const search = page.getByRole("searchbox", { name: "Search" });
      await search.pressSequentially("thr");
      await expect(page.getByRole("button", { name: "Delete" })).toHaveCount(1);
      await search.pressSequentially("x");
      await expect(page.getByText("No website is called “thrx”.")).toBeVisible();
      await expect(search).toBeFocused();
      await expect(search).toHaveValue("thrx");
      await page.getByRole("link", { name: "Show all" }).click();
      await expect(page.getByRole("button", { name: "Delete" })).toHaveCount(6);
      await expect(search).toHaveValue("");
    });
    await test.step("it asks for little, and for no website", async () => {
      const context = await browser.newContext({ baseURL });
      await context.addCookies(subscriber.browserCookies());
      const other = await context.newPage();
      const asked: string[] = [];
      other.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await other.goto("/dashboard", { waitUntil: "networkidle" });
      expect(asked.filter((path) => path.includes("/still/"))).toHaveLength(5);
      expect(asked.filter((path) => /^\/(preview|template-demo)\//.test(path))).toEqual([]);
      expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(MOST_REQUESTS);
      asked.length = 0;
      await other.getByRole("link", { name: "Duplicate" }).first().click();
      await expect(other.getByLabel("Title of the copy")).toBeVisible();
      expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(1);
      await context.close();
    });
  });

  test("each step of the form, with an error and with files", async ({ page, subscriber: _ }) => {
    await page.goto("/dashboard");
    const next = page.getByRole("button", { name: "Next" });
    await next.click();
    await expect(page.getByRole("alert").filter({ hasText: "Template Required" })).toBeVisible();
    await inspectScreen(page, "form-1-error");
    await page.getByRole("radio", { name: "Modern" }).check();
    await next.click();
    await next.click();
    await expect(page.getByLabel("Project title")).toBeFocused();
    await inspectScreen(page, "form-2-error");
    await page.getByLabel("Project title").fill("Marlow Yard");
    await next.click();
    await inspectScreen(page, "form-3");
    await next.click();
    const photos = [
      await photo("a-very-long-name-of-a-photograph-from-a-telephone-20260101-123456.jpg", "#a4552a"),
      await photo("counter.jpg", "#d9b38c"),
    ];
    await page.getByLabel("Website images").setInputFiles(photos);
    await expect(page.getByRole("button", { name: "Remove counter.jpg" })).toBeVisible();
    await inspectScreen(page, "form-4-files");
  });

  test("waiting, and failed", async ({ page, subscriber }) => {
    const { id } = await makeWebsite(subscriber);
    const run = await holdRun(id);
    await page.goto(`/dashboard?analysis=${id}`);
    await run.showSteps([
      { name: STEPS.brief, state: "done" },
      { name: STEPS.reference, state: "skipped" },
      { name: STEPS.plan, state: "running" },
    ]);
    await expect(page.getByText("Planning the pages")).toBeVisible();
    await inspectScreen(page, "processing");
    await run.letFail();
    await expect(page.getByRole("heading", { name: "Analysis Failed" })).toBeVisible();
    await inspectScreen(page, "failed");
  });

  test("result and code", async ({ page, subscriber }) => {
    const { id } = await makeWebsite(subscriber, { projectTitle: LONG_WORD });
    await page.goto(`/analysis/${id}`);
    await inspectScreen(page, "result");
    await page.getByRole("link", { name: "View Code" }).click();
    await expect(page.getByLabel("html code")).toBeVisible();
    await inspectScreen(page, "code");
  });

  test("a preview that is shared", async ({ page, browser, subscriber }) => {
    const { id } = await makeWebsite(subscriber);
    await page.goto(`/analysis/${id}?dialog=preview-link`);
    const dialog = page.getByRole("dialog", { name: "Share a preview" });
    await dialog.getByRole("button", { name: "Make a link" }).click();
    const address = (await dialog.getByText(/\/preview\/link\//).textContent())!;
    await inspectDialog(page, "preview-link");
    const stranger = await (await browser.newContext()).newPage();
    expect(address).toMatch(/^http:\/\/preview\.localhost:/);
    expect((await stranger.goto(address))!.headers()["content-security-policy"]).toMatch(/^sandbox/);
    await expect(stranger.getByRole("heading", { level: 1 })).toBeVisible();
    await dialog.getByRole("button", { name: "Revoke" }).click();
    await expect(dialog.getByText("No link is open.")).toBeVisible();
    expect((await stranger.reload())!.status()).toBe(404);
    await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("This preview cannot be opened");
    await inspectScreen(stranger, "preview-closed");
    await stranger.context().close();
  });

  test("deploy dialog, its errors, and its success", async ({ page, subscriber }) => {
    const { id } = await makeWebsite(subscriber);
    await page.goto(`/dashboard?analysis=${id}`);
    await page.getByRole("link", { name: "Deploy Website" }).click();
    const dialog = page.getByRole("dialog", { name: "Deploy Website" });
    await dialog.getByLabel("Title").fill("");
    await dialog.getByRole("button", { name: "Deploy Website" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Please fill in subdomain and title" })).toBeVisible();
    await inspectScreen(page, "deploy");
    await dialog.getByRole("button", { name: "Generate Random" }).click();
    await dialog.getByLabel("Title").fill("Padaria Alfazema");
    await dialog.getByRole("button", { name: "Deploy Website" }).click();
    await expect(page.getByRole("dialog", { name: "Website Deployed!" })).toBeVisible();
    await inspectScreen(page, "deployed");
  });

  test("deployments, empty and full", async ({ page, subscriber }) => {
    await page.goto("/deployments");
    await inspectScreen(page, "deployments-empty");
    await deployLong(subscriber);
    await page.reload();
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await inspectScreen(page, "deployments-full");
  });

  test("analysis not found, and a fault of ours", async ({ page, subscriber: _ }) => {
    await page.goto("/analysis/0");
    await inspectScreen(page, "analysis-not-found");
    await page.goto("/dashboard");
    await page.route("**/deployments.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
    await page
      .getByLabel("Menu")
      .or(page.getByRole("link", { name: "Deployments" }))
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
    await inspectScreen(page, "error");
  });
});

test("a toast is announced by a region that was there before it, and an error at once", async ({
  page,
  subscriber: _,
}) => {
  await page.goto("/dashboard");
  const urgent = await page.getByRole("alert").elementHandles();
  await page.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => textOf(urgent)).toContain("Template Required");
  await page.goto("/test-subscription");
  const polite = await page.getByRole("status").elementHandles();
  expect(await textOf(polite)).toBe("");
  await page.getByRole("button", { name: "Activate Test Subscription" }).click();
  await expect.poll(() => textOf(polite)).toContain("Subscription Activated!");
});

const textOf = async (regions: ElementHandle[]) =>
  (await Promise.all(regions.map((region) => region.textContent()))).join("");

async function deployLong(owner: Visitor) {
  const website = await makeWebsite(owner);
  const subdomain = `${website.id}-${"a-subdomain-of-every-letter-that-it-may-have".repeat(2)}`.slice(0, 63);
  await deployWebsite(owner, website, subdomain, LONG_WORD);
}
