import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { inBoxDatabase } from "../setup/box-database";
import { expect, test } from "../setup/browser-test";
import { inspectDialog } from "../setup/inspect-dialog";
import { inspectScreen } from "../setup/inspect-screen";
import type { Visitor } from "../setup/visitor";
import { deployWebsite, makeWebsite } from "../setup/websites";

/** What somebody left at a website: a message, and visits of today. */
async function visit(deploymentId: number) {
  await inBoxDatabase(async (client) => {
    await client.query(
      "insert into submissions (ulid, deployment_id, data, received_at) values ($1, $2, $3, clock_timestamp())",
      [randomUUID(), deploymentId, { name: "Ana Brot", message: "Two loaves" }],
    );
    await client.query(
      "insert into daily_stats (deployment_id, date, visitors, page_views, sessions) values ($1, (now() at time zone 'utc')::date, 41, 97, 43)",
      [deploymentId],
    );
  });
}

const statusOf = async (owner: Visitor, path: string) => (await owner.send(path)).status;
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Switch the Live Website" });

async function openSwitch(page: Page, websiteId: number) {
  await page.goto(`/analysis/${websiteId}`);
  await expect(page.getByRole("button", { name: "Deploy Website (Limit Reached)" }).first()).toBeDisabled();
  await page.getByRole("link", { name: "Switch the live website…" }).first().click();
  await expect(dialogOf(page)).toBeVisible();
}

async function confirmSwitch(page: Page) {
  await dialogOf(page).getByRole("button", { name: "Switch Live Website" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Your live website has been switched." })).toBeVisible();
}

test("a message, a post and visits are there while another website is live, and when the first is so again", async ({
  page,
  subscriber,
}) => {
  const first = await makeWebsite(subscriber);
  const second = await makeWebsite(subscriber, { projectTitle: "Alfazema at home" });
  const [old, next] = [`first-${first.id}`, `second-${second.id}`];
  const id = await deployWebsite(subscriber, first, old);
  const post = {
    title: "Open on Sundays",
    content: "From eight on.",
    excerpt: "",
    status: "published",
    deploymentId: String(id),
    categoryId: null,
  };
  expect((await subscriber.call("POST", "/api/cms/posts", post)).ok).toBe(true);
  await visit(id);

  await test.step("the card of the live one says how it does, and leads to each", async () => {
    await page.goto("/dashboard");
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Padaria Alfazema" }) });
    await expect(card.getByText("Live", { exact: true })).toBeVisible();
    await expect(card.getByText(/^Created /)).toBeVisible();
    const link = (name: string) => card.getByRole("link", { name, exact: true });
    const address = card.getByRole("link", { name: `/sites/${old} (opens in a new tab)` });
    await expect(address).toHaveAttribute("href", new RegExp(`/sites/${old}/?$`));
    await expect(link("41 visitors in 7 days")).toHaveAttribute("href", `/seo-analytics?tab=analytics&site=${id}`);
    await expect(link("1 unread")).toHaveAttribute("href", `/messages?site=${id}`);
    for (const name of ["Edit Website", "Visit", "Redeploy", "Rename", "Duplicate"])
      await expect(link(name)).toBeVisible();
    await expect(card.getByRole("button", { name: "Delete" })).toBeVisible();
  });

  await test.step("the question says what comes down, and what its address answers", async () => {
    await openSwitch(page, second.id);
    await expect(dialogOf(page)).toContainText("Padaria Alfazema");
    await expect(dialogOf(page)).toContainText(`/sites/${old}/`);
    await expect(dialogOf(page).getByRole("link", { name: /page on privacy/ })).toBeVisible();
    await inspectDialog(page, "switch");
    await dialogOf(page).getByLabel("Subdomain").fill(next);
    await confirmSwitch(page);
    expect([await statusOf(subscriber, `/sites/${old}/`), await statusOf(subscriber, `/sites/${next}/`)]).toEqual([
      404, 200,
    ]);
    expect(await (await subscriber.call("GET", "/api/deployments")).json()).toMatchObject([{ subdomain: next }]);
  });

  await test.step("what belongs to the first is read where it was, with 'not live' beside its name", async () => {
    await page.goto("/deployments");
    const card = page.getByRole("region", { name: "Not live" }).getByRole("listitem");
    await expect(card).toContainText(old);
    await inspectScreen(page, "deployments-not-live");
    await card.getByRole("link", { name: "History" }).click();
    await expect(page.getByRole("dialog", { name: "Deployment History" }).getByRole("listitem").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await card.getByRole("link", { name: "Messages" }).click();
    await expect(
      page.getByText("What visitors wrote with the contact form of Padaria Alfazema (not live)"),
    ).toBeVisible();
    await expect(page.getByRole("list", { name: "Messages" })).toContainText("Ana Brot");
    await inspectScreen(page, "messages-not-live");
    await page.goto(`/seo-analytics?site=${id}&tab=analytics`);
    await expect(page.locator("select[name=site] option:checked")).toHaveText("Padaria Alfazema (not live)");
    await expect(page.getByText("97").first()).toBeVisible();
  });

  await test.step("a post sent back whole stays with its website", async () => {
    const [sent] = (await (await subscriber.call("GET", "/api/cms/posts")).json()) as {
      id: number;
      deploymentId: number;
    }[];
    expect((await subscriber.call("PUT", `/api/cms/posts/${sent!.id}`, { ...sent, content: "From nine on." })).ok).toBe(
      true,
    );
    expect(await (await subscriber.call("GET", "/api/cms/posts")).json()).toMatchObject([{ deploymentId: id }]);
  });

  await test.step("switched back, all of it is there", async () => {
    await openSwitch(page, first.id);
    await expect(dialogOf(page).getByLabel("Subdomain")).toHaveValue(old);
    await expect(dialogOf(page).getByText(`${old} is free.`)).toBeVisible();
    await confirmSwitch(page);
    expect(await (await subscriber.call("GET", "/api/deployments")).json()).toMatchObject([{ id, subdomain: old }]);
    expect(await statusOf(subscriber, `/sites/${next}/`)).toBe(404);
    const shown = await subscriber.send(`/sites/${old}/blog/open-on-sundays/`);
    expect(await shown.text()).toContain("From nine on.");
    await page.goto("/messages");
    await expect(page.getByRole("list", { name: "Messages" })).toContainText("Ana Brot");
  });
});
