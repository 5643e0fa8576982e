import type { Locator, Page } from "playwright/test";
import { expect, test } from "../setup/browser-test";
import { deployWebsite, makeWebsite } from "../setup/websites";

const deployDialog = (page: Page) => page.getByRole("dialog", { name: "Deploy Website" });
const warning = (page: Page, title: string) => page.getByRole("alert").filter({ hasText: title });
const opener = (page: Page) => page.getByRole("link", { name: "Deploy Website" });

const holdsFocus = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

test.describe("the deploy dialog", () => {
  test.beforeEach(async ({ page, subscriber }) => {
    const { id } = await makeWebsite(subscriber);
    await page.goto(`/analysis/${id}`);
    await expect(page.getByRole("group", { name: "Width of the preview" })).toBeVisible();
    await opener(page).click();
    await expect(deployDialog(page)).toBeVisible();
  });

  test("keeps the focus, and gives it back on Esc", async ({ page }) => {
    const dialog = deployDialog(page);
    await expect(dialog.getByLabel("Subdomain")).toBeFocused();
    const visited = new Set<string>();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press("Tab");
      const where = await page.evaluate(() => document.activeElement?.closest("dialog, body")?.nodeName);
      visited.add(where!);
      if (where === "DIALOG") expect(await holdsFocus(dialog)).toBe(true);
    }
    // Between two rounds the focus is in the browser's own bar, for which the page says BODY.
    expect(visited).toContain("DIALOG");
    expect(await page.evaluate(() => document.querySelectorAll("main :focus:not(dialog *)").length)).toBe(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect(page).not.toHaveURL(/dialog=/);
  });

  test("closes by its button, by Cancel and by going back", async ({ page }) => {
    for (const close of [
      () => deployDialog(page).getByRole("link", { name: "Close" }).click(),
      () => deployDialog(page).getByRole("link", { name: "Cancel" }).click(),
      () => page.goBack(),
    ]) {
      await close();
      await expect(deployDialog(page)).toHaveCount(0);
      await opener(page).click();
      await expect(deployDialog(page)).toBeVisible();
    }
  });

  test("is there again after a reload", async ({ page }) => {
    await page.reload();
    await expect(deployDialog(page).getByLabel("Subdomain")).toBeFocused();
  });

  test("asks for a subdomain and a title", async ({ page }) => {
    const dialog = deployDialog(page);
    await dialog.getByLabel("Title").fill("");
    await dialog.getByRole("button", { name: "Deploy Website" }).click();
    await expect(dialog.locator('[data-toast="destructive"]')).toContainText("Missing Information");
    await expect(warning(page, "Missing Information")).toContainText("Please fill in subdomain and title");
    await expect(dialog.getByLabel("Subdomain")).toHaveAccessibleDescription(/Please enter a subdomain\./);
    await expect(dialog.getByLabel("Title")).toHaveAccessibleDescription(/Please enter a title\./);
    await expect(dialog.getByLabel("Subdomain")).toBeFocused();
    await expect(dialog.getByLabel("Subdomain")).toHaveAccessibleDescription(/Letters, numbers and hyphens/);
  });

  test("says what a subdomain may be, beside its field", async ({ page }) => {
    const dialog = deployDialog(page);
    await dialog.getByLabel("Subdomain").fill("Padaria Alfazema!");
    await dialog.getByRole("button", { name: "Deploy Website" }).click();
    await expect(dialog.getByLabel("Subdomain")).toHaveAccessibleDescription(/A subdomain has only letters, numbers and hyphens\./);
    await expect(dialog.getByLabel("Subdomain")).toBeFocused();
    await expect(warning(page, "Missing Information")).toHaveCount(0);
  });

  test("says why nothing was deployed, above itself and in itself", async ({ page, neighbour }) => {
    const theirs = await makeWebsite(neighbour);
    await deployWebsite(neighbour, theirs, `taken-${theirs.id}`);
    const dialog = deployDialog(page);
    await dialog.getByLabel("Subdomain").fill(`taken-${theirs.id}`);
    await dialog.getByLabel("Title").press("Enter");
    await expect(dialog.locator("[data-toast]")).toContainText("Deployment Failed");
    await expect(dialog.locator("form").getByText("Deployment Failed")).toBeVisible();
    await expect(dialog.getByLabel("Subdomain")).toHaveValue(`taken-${theirs.id}`);
  });

  test("says so when the server fails", async ({ page }) => {
    const dialog = deployDialog(page);
    await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
    await dialog.getByRole("button", { name: "Generate Random" }).click();
    await dialog.getByRole("button", { name: "Deploy Website" }).click();
    await expect(dialog.locator("[data-toast]")).toContainText("Deployment Failed");
    await expect(dialog.locator("[data-toast]")).toContainText("Failed to deploy website");
    await expect(dialog.getByLabel("Subdomain")).not.toHaveValue("");
  });
});

test("a redeployment that does not get through says so and leaves the screen as it is", async ({ page, subscriber }) => {
  const website = await makeWebsite(subscriber);
  await deployWebsite(subscriber, website, `again-${website.id}`);
  await page.goto(`/analysis/${website.id}`);
  await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await page.getByRole("button", { name: "Redeploy Website" }).click();
  await expect(warning(page, "Redeploy Failed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Redeploy Website" })).toBeEnabled();
});
