import type { Page } from "playwright/test";
import { expect, test } from "../setup/browser-test";
import { deployWebsite, makeWebsite } from "../setup/websites";

const NARROWEST = { width: 320, height: 844 };

/** Brings up a toast by the demo form, whose answer never comes, on a clock that only the test moves. */
async function failOnce(page: Page) {
  await page.clock.install();
  await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await page.goto("/");
  const form = page.locator("#contact form");
  await expect(form).toHaveAttribute("novalidate", "");
  await form.getByLabel("Name").fill("Inês Carvalho");
  await form.getByLabel("Email").fill("ines@padariaalfazema.example");
  const send = form.getByRole("button", { name: "Book A Demo" });
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await send.click();
  const toast = page.locator("[data-toast]");
  await expect(toast).toBeVisible();
  return { toast, send };
}

test("a toast stands for five seconds", async ({ page }) => {
  const { toast } = await failOnce(page);
  await page.clock.runFor(4_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test("a toast waits while it is pointed at or has the focus", async ({ page }) => {
  const { toast } = await failOnce(page);
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await toast.getByRole("button", { name: "Dismiss" }).focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.locator("body").press("Shift+Tab");
  await page.clock.runFor(5_100);
  await expect(toast).toHaveCount(0);
});

test("a toast goes when it is dismissed, and the next one takes its place", async ({ page }) => {
  const { toast, send } = await failOnce(page);
  await send.click();
  await expect(toast).toHaveCount(1);
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toHaveCount(0);
});

test("a link pressed offline keeps the page and what was typed, and says so", async ({ page, context }) => {
  await page.setViewportSize(NARROWEST);
  await page.goto("/");
  const form = page.locator("#contact form");
  await expect(form).toHaveAttribute("novalidate", "");
  await form.getByLabel("Name").fill("Inês Carvalho");
  await context.setOffline(true);
  for (const name of ["Terms", "Privacy"]) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page.locator("[data-toast]")).toContainText("You Are Offline");
    await page.getByRole("button", { name: "Dismiss" }).click();
  }
  await expect(form.getByLabel("Name")).toHaveValue("Inês Carvalho");
  await expect(page).toHaveURL("/");
  await test.step("once the toast is gone the header still says it", async () => {
    const mark = page.getByRole("banner").getByText("Offline", { exact: true });
    await expect(mark).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROWEST.width);
    await context.setOffline(false);
    await expect(mark).toHaveCount(0);
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
});

test("what a link of the same screen asks the server for waits as well, and what asks for nothing opens", async ({
  page,
  context,
  subscriber,
}) => {
  const website = await makeWebsite(subscriber);
  await deployWebsite(subscriber, website, `offline-${website.id}`);
  const offline = page.locator("[data-toast]").filter({ hasText: "You Are Offline" });
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Visit", exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("heading", { name: "Padaria Alfazema" }).getByRole("link").click();
  await expect(offline).toBeVisible();
  await expect(page.getByRole("banner").getByText("Offline", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await context.setOffline(false);
  await page.goto("/seo-analytics");
  await expect(page.getByRole("tab", { name: "Website Analytics" })).toHaveAttribute("tabindex", "-1");
  await context.setOffline(true);
  await page.getByRole("tab", { name: "SEO Analysis" }).press("ArrowRight");
  await expect(offline).toBeVisible();
  await expect(page).toHaveURL("/seo-analytics");
  await context.setOffline(false);
  await page.goto(`/analysis/${website.id}`);
  const preview = page.getByRole("tab", { name: "Preview" });
  await expect(preview).toHaveAttribute("aria-selected", "true");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("link", { name: "View Code" }).click();
  await expect(page.getByLabel("html code")).toBeVisible();
  await expect(offline).toHaveCount(0);
  const edit = page.getByRole("tab", { name: "Edit Layout" });
  await edit.click();
  await expect(offline).toBeVisible();
  await expect(page.getByLabel("html code")).toBeVisible();
  await context.setOffline(false);
  await edit.click();
  await expect(edit).toHaveAttribute("aria-selected", "true");
});
