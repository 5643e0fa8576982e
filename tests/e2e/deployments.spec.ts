import type { Page } from "playwright/test";
import { inBoxDatabase } from "../setup/box-database";
import { expect, test } from "../setup/browser-test";
import { stopClock } from "../setup/stopped-clock";
import { deployWebsite, makeWebsite } from "../setup/websites";

const card = (page: Page) => page.getByRole("listitem").filter({ hasText: "Padaria Alfazema" });
const agree = (page: Page) => page.once("dialog", (dialog) => void dialog.accept());

test.beforeEach(async ({ page, subscriber }) => {
  const website = await makeWebsite(subscriber);
  await deployWebsite(subscriber, website, `listed-${website.id}`);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Generate your website with AI");
});

const deploymentsLink = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Deployments" });

test("three skeleton cards stand there until the list comes, whose card says that there is no description", async ({ page }) => {
  await inBoxDatabase(async (client) => {
    // Each deployment is read with its domain; the header's count needs deployments alone.
    await client.query("lock table domains in access exclusive mode");
    await deploymentsLink(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Deployments");
    await expect(page.getByRole("status").filter({ hasText: "Loading your deployments" }).locator("[data-skeleton]")).toHaveCount(3);
  });
  await expect(page.getByText("Manage your live websites", { exact: true })).toBeVisible();
  await expect(card(page).getByText("No description", { exact: true })).toBeVisible();
});

test("'Copied!' stands for two seconds", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  await stopClock(page);
  await deploymentsLink(page).click();
  await card(page).getByRole("button", { name: "Copy URL" }).click();
  await expect(card(page).getByRole("button", { name: "Copied!" })).toBeVisible();
  await page.clock.runFor(1_999);
  await expect(card(page).getByRole("button", { name: "Copied!" })).toBeVisible();
  await page.clock.runFor(1);
  await expect(card(page).getByRole("button", { name: "Copy URL" })).toBeVisible();
});

test("a deletion takes the card away at once, gives it back when the server fails, and ends in the empty list", async ({ page, subscriber }) => {
  const [deployment] = (await (await subscriber.call("GET", "/api/deployments")).json()) as { subdomain: string }[];
  await deploymentsLink(page).click();
  await expect(card(page)).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await held;
    await route.fulfill({ status: 500, body: "broken" });
  });
  agree(page);
  await card(page).getByRole("button", { name: "Delete Padaria Alfazema" }).click();
  await expect(card(page)).toBeHidden();
  release();
  await expect(page.getByRole("alert").filter({ hasText: "Delete Failed" })).toContainText("Failed to delete deployment");
  await expect(card(page)).toBeVisible();
  await page.unroute("**/*");
  agree(page);
  await card(page).getByRole("button", { name: "Delete Padaria Alfazema" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Deployment Deleted" })).toContainText(
    "Your website has been removed from hosting.",
  );
  await expect(page.getByRole("heading", { name: "No Deployments Yet" })).toBeVisible();
  expect((await subscriber.send(`/sites/${deployment!.subdomain}/`)).status).toBe(404);
});
