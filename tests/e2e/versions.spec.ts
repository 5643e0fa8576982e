import type { Page } from "playwright/test";
import type { WebsiteCode } from "~/modules/site/website-code";
import { expect, test } from "../setup/browser-test";
import { inspectDialog } from "../setup/inspect-dialog";
import type { Visitor } from "../setup/visitor";
import { makeWebsite, readCode, type Website } from "../setup/websites";

const DATE = /[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M/;

const list = (page: Page) => page.getByRole("dialog", { name: "Version Control" });
const row = (page: Page, number: number) =>
  list(page)
    .getByRole("listitem")
    .filter({ has: page.getByText(`#${number}`, { exact: true }) });
const toast = (page: Page, title: string) => page.locator("[data-toast]").filter({ hasText: title });
const repainted = ({ code }: Website): WebsiteCode => ({
  ...code,
  css: `${code.css}\nbody { outline: 3px solid teal }\n`,
});

async function keep(owner: Visitor, website: Website, title: string, more: object = {}) {
  const body = {
    analysisId: website.id,
    title,
    websiteCode: repainted(website),
    changeType: "manual",
    isAutoSaved: false,
    ...more,
  };
  expect((await owner.call("POST", "/api/versions", body)).status).toBe(201);
}

// What axe looks at takes its time.
test.describe.configure({ timeout: 180_000 });

/** A website with its first version and one called Easter that looks otherwise. */
async function makeEaster(owner: Visitor): Promise<Website> {
  const website = await makeWebsite(owner);
  await keep(owner, website, "Easter", { changeDescription: "With eggs" });
  return website;
}

const cutOff = (page: Page) =>
  page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));

test("versions are seen, saved, restored and deleted, by keyboard too", async ({ page, subscriber, context }) => {
  const website = await makeEaster(subscriber);
  await page.goto(`/analysis/${website.id}`);
  const opener = page.getByRole("link", { name: "Version Control" });

  await test.step("the newest stands first, each with what it is", async () => {
    await opener.click();
    await expect(list(page).getByRole("listitem")).toHaveCount(2);
    await expect(list(page).getByRole("listitem").first()).toContainText("Easter");
    await expect(row(page, 2)).toContainText("With eggs");
    await expect(row(page, 2)).toContainText("Edited by you");
    await expect(row(page, 2)).toContainText(DATE);
    await expect(row(page, 2)).not.toContainText("Auto-saved");
    await expect(row(page, 1)).toContainText("Initial website generation");
    await expect(row(page, 1)).toContainText("Generated");
    await expect(row(page, 1)).toContainText("Auto-saved");
    await expect(row(page, 1)).toContainText("Current");
    await expect(row(page, 1).getByRole("link", { name: "Delete version 1" })).toHaveCount(0);
    await expect(row(page, 1).getByRole("link", { name: "Restore version 1" })).toHaveCount(0);
  });

  await test.step("a version opens in a window of its own, without our origin", async () => {
    const opened = context.waitForEvent("page");
    await row(page, 2).getByRole("link", { name: "View version 2 in a new window" }).click();
    const shown = await opened;
    await shown.waitForLoadState();
    expect(await shown.evaluate(() => [window.origin, getComputedStyle(document.body).outlineStyle])).toEqual([
      "null",
      "solid",
    ]);
    await shown.close();
  });

  await test.step("a version needs a title", async () => {
    await list(page).getByRole("link", { name: "Save Version" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Save Version" });
    await expect(dialog.getByLabel("Title")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toast(page, "Title Required")).toContainText("Please enter a title for this version.");
    await expect(dialog.getByLabel("Title")).toHaveAccessibleDescription(/Please enter a title for this version\./);
    await inspectDialog(page, "save-version");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(list(page).getByRole("link", { name: "Save Version" })).toBeFocused();
  });

  await test.step("what is saved stands in the list", async () => {
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Save Version" });
    await dialog.getByLabel("Title").fill("Before the new price list");
    await dialog.getByLabel("Description").fill("All prices of 2026");
    await dialog.getByLabel("Title").press("Enter");
    await expect(toast(page, "Version Saved")).toBeVisible();
    await expect(row(page, 3)).toContainText("Before the new price list");
    await expect(row(page, 3)).toContainText("All prices of 2026");
    await expect(row(page, 3)).toContainText("Current");
    await expect(row(page, 1)).toContainText("Same as current");
    await inspectDialog(page, "versions");
  });

  await test.step("restoring asks first, and shows what will be", async () => {
    const restore = row(page, 2).getByRole("link", { name: "Restore version 2" });
    await restore.press("Enter");
    const question = page.getByRole("dialog", { name: "Restore version 2?" });
    await expect(question.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
    await inspectDialog(page, "restore-version");
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(restore).toBeFocused();
    await restore.press("Enter");
    await question.getByRole("button", { name: "Restore Version" }).press("Enter");
    await expect(toast(page, "Version Restored")).toBeVisible();
    await expect(list(page)).toHaveCount(0);
    expect(await readCode(subscriber, website.id)).toEqual(repainted(website));
    await expect(page.frameLocator("iframe").locator("body")).toHaveCSS("outline-style", "solid");
  });

  await test.step("only what was saved by hand is deleted, after a question", async () => {
    await opener.click();
    await expect(row(page, 4)).toContainText("Restored version 2");
    await expect(row(page, 4)).toContainText("Restored");
    await expect(list(page).getByRole("link", { name: /^Delete/ })).toHaveCount(2);
    await row(page, 3).getByRole("link", { name: "Delete version 3" }).press("Enter");
    const question = page.getByRole("dialog", { name: "Delete version 3?" });
    await expect(question).toContainText("This cannot be undone.");
    await question.getByRole("button", { name: "Delete Version" }).press("Enter");
    await expect(toast(page, "Version Deleted")).toBeVisible();
    await expect(row(page, 3)).toHaveCount(0);
    await expect(list(page).getByRole("heading", { name: "3 versions" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(list(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test("what fails says so, and nothing typed is lost", async ({ page, subscriber }) => {
  const website = await makeEaster(subscriber);

  await test.step("a list that cannot be read is asked for again", async () => {
    await page.goto(`/analysis/${website.id}`);
    await page.route("**/versions", (route) => route.fulfill({ status: 500, body: "broken" }));
    await page.getByRole("link", { name: "Version Control" }).click();
    await expect(list(page).getByRole("alert").filter({ hasText: "Your versions could not be read" })).toBeVisible();
    await inspectDialog(page, "versions-failed");
    await page.unroute("**/versions");
    await list(page).getByRole("button", { name: "Try Again" }).click();
    await expect(row(page, 2)).toBeVisible();
  });

  await cutOff(page);
  await test.step("saving", async () => {
    await list(page).getByRole("link", { name: "Save Version" }).click();
    const dialog = page.getByRole("dialog", { name: "Save Version" });
    await dialog.getByLabel("Title").fill("Whitsun");
    await dialog.getByRole("button", { name: "Save Version" }).click();
    await expect(toast(page, "Save Failed")).toContainText("Please try again.");
    await expect(dialog.getByLabel("Title")).toHaveValue("Whitsun");
    await page.keyboard.press("Escape");
  });

  for (const [doing, title] of [
    ["Restore", "Restore Failed"],
    ["Delete", "Delete Failed"],
  ] as const) {
    await test.step(doing, async () => {
      await row(page, 2)
        .getByRole("link", { name: `${doing} version 2` })
        .click();
      const question = page.getByRole("dialog", { name: `${doing} version 2?` });
      await question.getByRole("button", { name: `${doing} Version` }).click();
      await expect(toast(page, title)).toContainText("Please try again.");
      await expect(question).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(question).toHaveCount(0);
    });
  }
  await page.unrouteAll();

  await test.step("what somebody else deleted meanwhile", async () => {
    const [{ id }] = (await (await subscriber.call("GET", `/api/versions/${website.id}`)).json()) as [{ id: number }];
    await subscriber.call("DELETE", `/api/versions/${id}`);
    await row(page, 2).getByRole("link", { name: "Restore version 2" }).click();
    await page.getByRole("button", { name: "Restore Version" }).click();
    await expect(toast(page, "Restore Failed")).toContainText("Please try again.");
    await expect(row(page, 2)).toHaveCount(0);
    expect(await readCode(subscriber, website.id)).toEqual(website.code);
  });
});

test("of two hundred versions, one's own are found at once", async ({ page, subscriber }) => {
  const website = await makeEaster(subscriber);
  for (let made = 0; made < 200; made += 1) {
    const css = `${website.code.css}/* ${made} */`;
    await keep(subscriber, website, `State ${made}`, {
      isAutoSaved: true,
      changeType: "ai_designer",
      websiteCode: { ...website.code, css },
    });
  }
  await page.goto(`/dashboard?analysis=${website.id}`);
  await page.getByRole("link", { name: "Version Control" }).click();
  await expect(list(page).getByRole("heading", { name: "202 versions" })).toBeVisible();
  await expect(row(page, 202)).toContainText("AI Designer");
  await list(page).getByRole("button", { name: "Saved by you (1)" }).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await expect(row(page, 2)).toContainText("Easter");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("versions are listed, saved, restored and deleted", async ({ page, subscriber }) => {
    const website = await makeEaster(subscriber);
    await page.goto(`/analysis/${website.id}`);
    await page.getByRole("link", { name: "Version Control" }).click();
    await expect(row(page, 2)).toContainText(/Easter.*UTC/);
    await list(page).getByRole("link", { name: "Save Version" }).click();
    const dialog = page.getByRole("dialog", { name: "Save Version" });
    await dialog.getByLabel("Title").fill(" ");
    await dialog.getByLabel("Description").fill("Kept");
    await dialog.getByRole("button", { name: "Save Version" }).click();
    await expect(dialog.getByText("Title Required: Please enter a title for this version.")).toBeVisible();
    await expect(dialog.getByLabel("Description")).toHaveValue("Kept");
    await dialog.getByLabel("Title").fill("Whitsun");
    await dialog.getByRole("button", { name: "Save Version" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Version Saved" })).toBeVisible();
    await row(page, 3).getByRole("link", { name: "Delete version 3" }).click();
    await page.getByRole("button", { name: "Delete Version" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Version Deleted" })).toBeVisible();
    await row(page, 2).getByRole("link", { name: "Restore version 2" }).click();
    await page.getByRole("button", { name: "Restore Version" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Version Restored" })).toBeVisible();
    expect(await readCode(subscriber, website.id)).toEqual(repainted(website));
  });
});
