import { expect, test } from "../setup/browser-test";
import { inspectDialog } from "../setup/inspect-dialog";
import { inspectScreen } from "../setup/inspect-screen";
import { runScript } from "../setup/run-script";
import { deployWebsite, makeWebsite } from "../setup/websites";

test("the operator takes a website down and lets it back; its owner is told why, and offered only what is possible", async ({ page, subscriber }) => {
  const website = await makeWebsite(subscriber);
  const name = `taken-${website.id}`;
  const id = await deployWebsite(subscriber, website, name);
  const site = async () => (await subscriber.send(`/sites/${name}/`)).status;
  expect(await runScript("take-down", name, "--reason", "It sells under another bakery's name.")).toContain(`${name} is off the web. Every running renderer`);
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

  expect(await runScript("take-down", name, "--lift")).toContain(`${name} is no longer taken down.`);
  expect(await site()).toBe(200);
  await page.goto("/deployments");
  await expect(card.getByText("Live", { exact: true })).toBeVisible();
  await expect(card.getByRole("button", { name: "Delete Padaria Alfazema" })).toBeVisible();
});
