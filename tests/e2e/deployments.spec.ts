import type { Page } from "playwright/test";
import { inBoxDatabase } from "../setup/box-database";
import { expect, test } from "../setup/browser-test";
import { inspectDialog } from "../setup/inspect-dialog";
import { inspectScreen } from "../setup/inspect-screen";
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

const deploymentsLink = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Deployments" });

test("three skeleton cards stand there until the list comes, whose card says that there is no description", async ({
  page,
}) => {
  await inBoxDatabase(async (client) => {
    // Each deployment is read with its domain; the header's count needs deployments alone.
    await client.query("lock table domains in access exclusive mode");
    await deploymentsLink(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Deployments");
    await expect(
      page.getByRole("status").filter({ hasText: "Loading your deployments" }).locator("[data-skeleton]"),
    ).toHaveCount(3);
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

test("the question about a deletion says what ends and what stays", async ({ page, subscriber }) => {
  const [deployment] = (await (await subscriber.call("GET", "/api/deployments")).json()) as {
    id: number;
    subdomain: string;
  }[];
  const sentences = [
    `/sites/${deployment!.subdomain}/ stops answering at once.`,
    "Its settings stay, and are there again when you deploy it again.",
  ];
  await page.goto(`/deployments?dialog=delete-${deployment!.id}`);
  const dialog = page.getByRole("dialog", { name: "Delete Padaria Alfazema" });
  for (const sentence of sentences) await expect(dialog).toContainText(sentence);
  await inspectDialog(page, "delete-deployment");
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  const asked = new Promise<string>((resolve) =>
    page.once("dialog", (question) => void question.dismiss().then(() => resolve(question.message()))),
  );
  await card(page).getByRole("button", { name: "Delete Padaria Alfazema" }).click();
  for (const sentence of sentences) expect(await asked).toContain(sentence);
});

test("a deletion takes the card away at once, gives it back when the server fails, and ends in the empty list", async ({
  page,
  subscriber,
}) => {
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
  await expect(page.getByRole("alert").filter({ hasText: "Delete Failed" })).toContainText(
    "Failed to delete deployment",
  );
  await expect(card(page)).toBeVisible();
  await page.unroute("**/*");
  agree(page);
  await card(page).getByRole("button", { name: "Delete Padaria Alfazema" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Deployment Deleted" })).toContainText(
    "Your website has been removed from hosting.",
  );
  await expect(page.getByRole("heading", { name: "No Deployments Yet" })).toBeFocused();
  expect((await subscriber.send(`/sites/${deployment!.subdomain}/`)).status).toBe(404);
});

test("an earlier version is brought back from the history; the website goes off the web and comes on again", async ({
  page,
  subscriber,
}) => {
  const [deployment] = (await (await subscriber.call("GET", "/api/deployments")).json()) as {
    id: number;
    subdomain: string;
    deployedCode: { html: string };
  }[];
  const { id, subdomain, deployedCode } = deployment!;
  const site = async () => {
    const answer = await subscriber.send(`/sites/${subdomain}/`);
    return { status: answer.status, isChanged: (await answer.text()).includes("</h1><p>changed</p>") };
  };
  const changed = { ...deployedCode, html: deployedCode.html.replace("</h1>", "</h1><p>changed</p>") };
  expect((await subscriber.call("PUT", `/api/deployments/${id}`, { deployedCode: changed })).status).toBe(200);
  expect(await site()).toEqual({ status: 200, isChanged: true });

  await test.step("by script", async () => {
    await deploymentsLink(page).click();
    await card(page).getByRole("link", { name: "History" }).click();
    const history = page.getByRole("dialog", { name: "Deployment History" });
    await expect(history.getByRole("listitem").first()).toContainText(/Redeployed: text “changed”[^·]*· Ada Stone/);
    await expect(history.getByText(/server/)).toHaveCount(0);
    await inspectDialog(page, "history");
    const look = history.getByRole("link", { name: /^Look at the version of/ });
    const [before] = await Promise.all([page.context().waitForEvent("page"), look.click()]);
    await expect(before.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(before.getByText("changed", { exact: true })).toHaveCount(0);
    expect(new URL(before.url()).hostname).toBe("preview.localhost");
    const address = (await look.getAttribute("href"))!;
    expect((await fetch(new URL(address, page.url()))).status).toBe(404);
    await before.close();
    await history.getByRole("link", { name: /^Bring back the version of/ }).click();
    await page
      .getByRole("dialog", { name: "Bring Back This Version?" })
      .getByRole("button", { name: "Bring Back" })
      .click();
    await expect(page.getByRole("status").filter({ hasText: "Version Brought Back" })).toBeVisible();
    await expect(history.getByRole("listitem").first()).toContainText("Brought back from");
    expect(await site()).toEqual({ status: 200, isChanged: false });
    await page.keyboard.press("Escape");
    await expect(card(page).getByRole("link", { name: "History" })).toBeFocused();
    agree(page);
    await card(page).getByRole("button", { name: "Unpublish" }).click();
    await expect(card(page).getByText("Inactive", { exact: true })).toBeVisible();
    expect(await site()).toEqual({ status: 404, isChanged: false });
    await card(page).getByRole("button", { name: "Publish Again" }).click();
    await expect(card(page).getByText("Live", { exact: true })).toBeVisible();
    expect(await site()).toEqual({ status: 200, isChanged: false });
  });

  await test.step("without script, and by the API", async () => {
    const off = await subscriber.submit("/deployments", { intent: "unpublish", id: String(id) });
    expect(await off.response.text()).toContain("Inactive");
    const list = await (await subscriber.send(`/deployments?dialog=history-${id}`)).text();
    const newest = new RegExp(`dialog=bring-back-${id}-(\\d+)`).exec(list)![1]!;
    const question = await (await subscriber.send(`/deployments?dialog=bring-back-${id}-${newest}`)).text();
    expect(question).toContain("This publishes it again.");
    await subscriber.submit("/deployments", { intent: "bring-back", id: String(id), snapshot: newest });
    expect(await site()).toEqual({ status: 200, isChanged: false });
    const answer = await subscriber.call("PUT", `/api/deployments/${id}`, { isActive: false });
    expect(await answer.json()).toMatchObject({ id, isActive: false });
    expect((await site()).status).toBe(404);
  });
});

test("title and description are changed later, and the address is printed as a code", async ({ page, subscriber }) => {
  const [deployment] = (await (await subscriber.call("GET", "/api/deployments")).json()) as {
    id: number;
    subdomain: string;
  }[];
  const { id, subdomain } = deployment!;
  await deploymentsLink(page).click();
  await card(page).getByRole("link", { name: "Edit Title & Description" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Title & Description" });
  await inspectDialog(page, "details");
  await dialog.getByLabel("Title").fill(" ");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByLabel("Title")).toHaveAccessibleDescription(/Please enter a title\./);
  await dialog.getByLabel("Title").fill("Padaria Alfazema, Leeds");
  await dialog.getByLabel("Description").fill("Bread from Kirkgate.");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Changes Saved" })).toBeVisible();
  await expect(card(page)).toContainText("Bread from Kirkgate.");
  const site = await (await subscriber.send(`/sites/${subdomain}/`)).text();
  expect(site).toContain("<title>Padaria Alfazema, Leeds</title>");
  expect(site).toContain("Bread from Kirkgate.");

  await card(page).getByRole("link", { name: "QR Code" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Padaria Alfazema, Leeds");
  await expect(page.getByText(`/sites/${subdomain}`)).toBeVisible();
  await inspectScreen(page, "poster");
  const code = await subscriber.send(`/deployments/${id}/qr.svg?download`);
  expect(code.headers.get("content-type")).toContain("image/svg+xml");
  expect(code.headers.get("content-disposition")).toBe(`attachment; filename="${subdomain}-qr.svg"`);
  expect(await code.text()).toMatch(/^<svg /);
});
