import type { ElementHandle, Page } from "playwright/test";
import { STEPS } from "~/modules/generation/step-log";
import { photo } from "../factories/uploads";
import { COLOUR_RULES, expectNoViolations, findViolations } from "../setup/axe";
import { expect, test } from "../setup/browser-test";
import { holdRun } from "../setup/held-run";
import { fillCard } from "../setup/card-form";
import type { Visitor } from "../setup/visitor";
import { deployWebsite, makeWebsite } from "../setup/websites";

const WIDTHS = [320, 390, 768, 1280];
/** Where axe looks too; it takes about a second each time. */
const LOOKED_AT = [390, 1280];
/** A name that no line of a phone holds. */
const LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitänsmützenwerkstatt";

/**
 * Looks at a screen at every width, light and dark: nothing wider than the window, nothing that axe finds.
 * With SCREENSHOTS naming a folder, a picture of each goes there.
 */
async function inspect(page: Page, name: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await expect.poll(() => tooWide(page), `${name} at ${width}`).toEqual([]);
    if (!LOOKED_AT.includes(width)) continue;
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectNoViolations(page, `${name} at ${width}, ${colorScheme}`, { rules: colorScheme === "light" ? undefined : COLOUR_RULES });
      await picture(page, `${name}-${width}-${colorScheme}`);
    }
  }
}

/** What reaches beyond the window's edge, when the page scrolls sideways because of it. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter((element) => element.getBoundingClientRect().right > clientWidth);
    return [`the page is ${scrollWidth} wide`, ...wide.slice(0, 8).map((element) => element.cloneNode() as Element).map(({ outerHTML }) => outerHTML)];
  });

async function picture(page: Page, name: string) {
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png`, fullPage: true });
}

/** Lets a page that leads on by itself stay: an answer without content ends no screen. */
const stayHere = (page: Page, path: string) => page.route((url) => url.pathname === path, (route) => route.fulfill({ status: 204 }));

test.describe.configure({ mode: "parallel", timeout: 180_000 });

test.describe("who is not signed in", () => {
  test("landing page", async ({ page }) => {
    await page.goto("/");
    await inspect(page, "landing");
  });

  test("sign-in page", async ({ page }) => {
    await page.goto("/api/login");
    await inspect(page, "sign-in");
  });

  test("page not found", async ({ page }) => {
    await page.goto("/nothing/here");
    await inspect(page, "not-found");
  });

  test("the way back to signing in", async ({ page }) => {
    await stayHere(page, "/api/login");
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Signing you in again");
    await inspect(page, "unauthorized");
  });
});

test.describe("who has not subscribed", () => {
  test.beforeEach(({ newcomer: _ }) => {});

  test("subscribe page", async ({ page }) => {
    await page.goto("/");
    await fillCard(page, { number: "4242424242424241", code: "1" });
    await expect(page.getByRole("button", { name: "Subscribe for $20/month" })).toBeEnabled();
    await inspect(page, "subscribe");
    for (const frame of page.frames().slice(1)) expect(await findViolations(frame, { within: ".form" }), frame.url()).toEqual([]);
  });

  test("subscribe page that cannot take a payment", async ({ page }) => {
    await page.route("**/api/create-subscription", (route) => route.fulfill({ status: 503, body: "" }));
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Refresh the page" })).toBeVisible();
    await inspect(page, "subscribe-failed");
  });

  test("success page", async ({ page }) => {
    await page.goto("/subscription-success");
    await stayHere(page, "/");
    await inspect(page, "subscription-success");
  });

  test("test page", async ({ page }) => {
    await page.goto("/test-subscription");
    await inspect(page, "test-subscription");
  });
});

test.describe("a subscriber", () => {
  test("dashboard, empty and full", async ({ page, subscriber }) => {
    await page.goto("/dashboard");
    await inspect(page, "dashboard-empty");
    await makeWebsite(subscriber);
    await makeWebsite(subscriber, { projectTitle: LONG_WORD });
    await page.reload();
    await expect(page.getByRole("button", { name: "Delete" })).toHaveCount(2);
    await inspect(page, "dashboard-full");
  });

  test("each step of the form, with an error and with files", async ({ page, subscriber: _ }) => {
    await page.goto("/dashboard");
    const next = page.getByRole("button", { name: "Next" });
    await next.click();
    await expect(page.getByRole("alert").filter({ hasText: "Template Required" })).toBeVisible();
    await inspect(page, "form-1-error");
    await page.getByRole("radio", { name: "Modern" }).check();
    await next.click();
    await next.click();
    await expect(page.getByLabel("Project title")).toBeFocused();
    await inspect(page, "form-2-error");
    await page.getByLabel("Project title").fill("Marlow Yard");
    await next.click();
    await inspect(page, "form-3");
    await next.click();
    const photos = [await photo("a-very-long-name-of-a-photograph-from-a-telephone-20260101-123456.jpg", "#a4552a"), await photo("counter.jpg", "#d9b38c")];
    await page.getByLabel("Website images").setInputFiles(photos);
    await expect(page.getByRole("button", { name: "Remove counter.jpg" })).toBeVisible();
    await inspect(page, "form-4-files");
  });

  test("waiting, and failed", async ({ page, subscriber }) => {
    const { id } = await makeWebsite(subscriber);
    const run = await holdRun(id);
    await page.goto(`/dashboard?analysis=${id}`);
    await run.showSteps([{ name: STEPS.brief, state: "done" }, { name: STEPS.reference, state: "skipped" }, { name: STEPS.plan, state: "running" }]);
    await expect(page.getByText("Planning the pages")).toBeVisible();
    await inspect(page, "processing");
    await run.letFail();
    await expect(page.getByRole("heading", { name: "Analysis Failed" })).toBeVisible();
    await inspect(page, "failed");
  });

  test("result and code", async ({ page, subscriber }) => {
    const { id } = await makeWebsite(subscriber, { projectTitle: LONG_WORD });
    await page.goto(`/analysis/${id}`);
    await inspect(page, "result");
    await page.getByRole("link", { name: "View Code" }).click();
    await expect(page.getByLabel("html code")).toBeVisible();
    await inspect(page, "code");
  });

  test("deploy dialog, its errors, and its success", async ({ page, subscriber }) => {
    const { id } = await makeWebsite(subscriber);
    await page.goto(`/dashboard?analysis=${id}`);
    await page.getByRole("link", { name: "Deploy Website" }).click();
    const dialog = page.getByRole("dialog", { name: "Deploy Website" });
    await dialog.getByLabel("Title").fill("");
    await dialog.getByRole("button", { name: "Deploy Website" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Please fill in subdomain and title" })).toBeVisible();
    await inspect(page, "deploy");
    await dialog.getByRole("button", { name: "Generate Random" }).click();
    await dialog.getByLabel("Title").fill("Padaria Alfazema");
    await dialog.getByRole("button", { name: "Deploy Website" }).click();
    await expect(page.getByRole("dialog", { name: "Website Deployed!" })).toBeVisible();
    await inspect(page, "deployed");
  });

  test("deployments, empty and full", async ({ page, subscriber }) => {
    await page.goto("/deployments");
    await inspect(page, "deployments-empty");
    await deployLong(subscriber);
    await page.reload();
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await inspect(page, "deployments-full");
  });

  test("analysis not found, and a fault of ours", async ({ page, subscriber: _ }) => {
    await page.goto("/analysis/0");
    await inspect(page, "analysis-not-found");
    await page.goto("/dashboard");
    await page.route("**/deployments.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
    await page.getByLabel("Menu").or(page.getByRole("link", { name: "Deployments" })).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
    await inspect(page, "error");
  });
});

test("a toast is announced by a region that was there before it, and an error at once", async ({ page, subscriber: _ }) => {
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

const textOf = async (regions: ElementHandle[]) => (await Promise.all(regions.map((region) => region.textContent()))).join("");

async function deployLong(owner: Visitor) {
  const website = await makeWebsite(owner);
  const subdomain = `${website.id}-${"a-subdomain-of-every-letter-that-it-may-have".repeat(2)}`.slice(0, 63);
  await deployWebsite(owner, website, subdomain, LONG_WORD);
}
