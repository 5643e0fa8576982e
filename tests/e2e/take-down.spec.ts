import { askPreview } from "../setup/ask-preview";
import { expect, test } from "../setup/browser-test";
import { inspectDialog } from "../setup/inspect-dialog";
import { inspectScreen } from "../setup/inspect-screen";
import { runScript } from "../setup/run-script";
import { deployWebsite, makeWebsite } from "../setup/websites";

test("the operator takes a website down and lets it back; its owner is told why, and offered only what is possible", async ({
  page,
  subscriber,
  baseURL,
}) => {
  const website = await makeWebsite(subscriber);
  const name = `taken-${website.id}`;
  const id = await deployWebsite(subscriber, website, name);
  const site = async () => (await subscriber.send(`/sites/${name}/`)).status;
  expect(await runScript("take-down", name, "--reason", "It sells under another bakery's name.")).toContain(
    `${name} is off the web. Every running renderer`,
  );
  expect(await site()).toBe(410);

  await page.goto("/deployments");
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Padaria Alfazema" });
  await expect(card.getByText("We took this website off the web")).toBeVisible();
  await expect(card.getByText("It sells under another bakery's name.")).toBeVisible();
  await expect(card.getByText("Inactive", { exact: true })).toBeVisible();
  await expect(card.getByRole("button", { name: /Delete|Publish|Unpublish/ })).toHaveCount(0);
  await inspectScreen(page, "taken-down");

  await card.getByRole("link", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "Deployment History" });
  await expect(history.getByText("Not live: nobody sees it at the moment.")).toBeVisible();
  await expect(history.getByRole("link", { name: /^Bring back/ })).toHaveCount(0);
  await inspectDialog(page, "taken-down-history");
  const deletion = await subscriber.call("DELETE", `/api/deployments/${id}`);
  expect(deletion.status).toBe(409);

  await test.step("its preview opens for its owner alone, by a ticket", async () => {
    await page.goto(`/analysis/${website.id}`);
    await expect(page.frameLocator("iframe").locator("h1")).toBeVisible();
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Open in a new window" }).click();
    const preview = await opened;
    await preview.waitForURL(/^http:\/\/preview\.localhost:.*ticket=/);
    await expect(preview.locator("h1")).toBeVisible();
    const [address] = preview.url().split("?");
    // A ticket that has run out is as good as none: the owner gets another one on the way, others nothing.
    expect((await preview.goto(`${address}?ticket=1-x`))!.status()).toBe(200);
    expect(preview.url()).toMatch(/\?ticket=(?!1-x)/);
    const led = (await askPreview(address!)).headers.location!;
    expect([led, (await fetch(led)).status]).toEqual([`${baseURL}${new URL(address!).pathname}`, 404]);
    // A ticket opens what it was made for, and not the preview of a version.
    const versions = (await (await subscriber.call("GET", `/analysis/${website.id}/versions`)).json()) as {
      previewAddress: string;
    }[];
    const path = versions[0]!.previewAddress;
    const elsewhere = await askPreview(new URL(path + new URL(preview.url()).search, address).href);
    expect([elsewhere.status, elsewhere.headers.location]).toEqual([302, `${baseURL}${path}`]);
    await preview.close();
    await page.goto(`/analysis/${website.id}?edit=true`);
    await expect(page.frameLocator("iframe").locator("[data-plinth-node]").first()).toBeAttached();
  });

  expect(await runScript("take-down", name, "--lift")).toContain(`${name} is no longer taken down.`);
  expect(await site()).toBe(200);
  await page.goto("/deployments");
  await expect(card.getByText("Live", { exact: true })).toBeVisible();
  await expect(card.getByRole("button", { name: "Delete Padaria Alfazema" })).toBeVisible();
});
