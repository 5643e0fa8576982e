import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { ulid } from "ulid";
import { expectNoViolations } from "../setup/axe";
import { inBoxDatabase } from "../setup/box-database";
import { expect, test } from "../setup/browser-test";
import { inspectScreen } from "../setup/inspect-screen";
import type { Visitor } from "../setup/visitor";
import { deployWebsite, makeWebsite } from "../setup/websites";
import { newSubdomain } from "./contract/people";

const LONG = "Donaudampfschifffahrtsgesellschaft".repeat(10);
const HOSTILE = `<img src=x onerror="document.title='taken'"> ${LONG}`;
const ARABIC = "مرحبا، هل تخبزون يوم الأحد؟";

const list = (page: Page) => page.getByRole("list", { name: "Messages" });
const opened = (page: Page) => page.getByRole("article");
const unreadInHeader = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Messages/ });

async function deployed(owner: Visitor) {
  const website = await makeWebsite(owner);
  const id = await deployWebsite(owner, website, newSubdomain());
  const write = (data: object, isSpam = false) =>
    inBoxDatabase((client) =>
      client.query(
        "insert into submissions (ulid, deployment_id, data, is_spam, received_at) values ($1, $2, $3, $4, clock_timestamp())",
        [randomUUID(), id, data, isSpam],
      ),
    );
  return { id, write };
}

test("messages are read, filed, deleted and taken along", async ({ page, subscriber }) => {
  await test.step("before anything is deployed", async () => {
    await page.goto("/messages");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Messages");
    await expect(page.getByRole("heading", { name: "No messages yet" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Go to Dashboard" })).toBeVisible();
  });

  const { id, write } = await deployed(subscriber);
  await page.reload();
  await expect(page.getByRole("link", { name: "Visit Your Website" })).toBeVisible();
  await write({ name: "ليلى", email: "layla@example.com", message: ARABIC });
  await write({ name: "Robo", message: "Buy pills" }, true);
  await write({ name: "Ana Brot", email: "ana+x@example.com", message: HOSTILE, colour: "=cmd" });

  await test.step("the header of every screen says how many are unread", async () => {
    await page.goto("/deployments");
    await expect(unreadInHeader(page)).toHaveText("Messages2 unread");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator("summary[aria-label='Menu, 2 unread messages']")).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    await unreadInHeader(page).click();
    await expect(list(page).getByRole("link")).toHaveCount(2);
    await expect(list(page).getByRole("link").first()).toContainText("Ana Brot");
    await inspectScreen(page, "messages");
  });

  await test.step("what was written is shown as text, and counts as read", async () => {
    await list(page).getByRole("link").first().click();
    await expect(opened(page).getByRole("heading")).toHaveText("Ana Brot");
    await expect(opened(page).getByRole("heading")).toBeFocused();
    await expect(opened(page).getByText(HOSTILE)).toBeVisible();
    await expect(opened(page).locator("dt")).toHaveText(["Name", "Email", "Message", "colour"]);
    expect(await opened(page).locator("img").count()).toBe(0);
    await expect(page).toHaveTitle("Messages · Plinth");
    await expect(opened(page).getByRole("link", { name: "Reply by Email" })).toHaveAttribute(
      "href",
      "mailto:ana%2Bx@example.com?subject=Re%3A%20Your%20message%20to%20Padaria%20Alfazema",
    );
    await expect(unreadInHeader(page)).toHaveText("Messages1 unread");
    await inspectScreen(page, "message");
    await page.getByRole("button", { name: "Mark as unread" }).click();
    await expect(unreadInHeader(page)).toHaveText("Messages2 unread");
    await list(page).getByRole("link").last().click();
    expect(
      await opened(page)
        .getByText(ARABIC)
        .evaluate((text) => getComputedStyle(text).direction),
    ).toBe("rtl");
  });

  await test.step("spam goes there and back", async () => {
    await opened(page).getByRole("button", { name: "Spam", exact: true }).click();
    await expect(list(page).getByRole("link")).toHaveCount(1);
    await page.getByRole("navigation", { name: "Folders" }).getByRole("link", { name: "Spam (1 unread)" }).click();
    await expect(list(page).getByRole("link")).toHaveCount(2);
    await expect(page.getByText("What robots send with your form is kept here")).toBeVisible();
    await list(page).getByRole("link").filter({ hasText: ARABIC }).click();
    await expect(opened(page).getByRole("link", { name: "Reply by Email" })).toHaveCount(0);
    await opened(page).getByRole("button", { name: "Not spam" }).click();
    await expect(list(page).getByRole("link")).toHaveText([/Robo/]);
    await page
      .getByRole("navigation", { name: "Folders" })
      .getByRole("link", { name: /^Inbox/ })
      .click();
    await expect(list(page).getByRole("link")).toHaveCount(2);
  });

  await test.step("all of a folder is a file that runs nothing", async () => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download CSV" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), "utf8");
    expect(text.split("\r\n")).toHaveLength(4);
    expect(text).toContain(`"colour: =cmd"`);
    expect(text).toContain(ARABIC);
    expect(text).not.toContain("pills");
  });

  await test.step("a message that could not be stored is told, and tried again", async () => {
    const payload = {
      messageUlid: ulid(),
      deploymentId: id,
      data: { name: "Kim", message: "Do you deliver?" },
      isSpam: false,
    };
    await inBoxDatabase((client) =>
      client.query(
        "insert into arrivals (ulid, kind, payload, received_at, error, failed_at) values ($1, 'form', $2, now(), 'the disk was full', now())",
        [ulid(), payload],
      ),
    );
    await page.reload();
    await expect(page.getByText("One message could not be stored")).toBeVisible();
    await expectNoViolations(page, "a dead letter");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("One message could not be stored")).toBeHidden();
    await expect
      .poll(async () => {
        await page.reload();
        return list(page).getByRole("link").allTextContents();
      })
      .toContainEqual(expect.stringContaining("Do you deliver?"));
  });

  await test.step("a message is deleted after the browser's question", async () => {
    await list(page).getByRole("link").filter({ hasText: "Ana Brot" }).click();
    page.once("dialog", (dialog) => void dialog.accept());
    await opened(page).getByRole("button", { name: "Delete" }).click();
    await expect(page.locator("[data-toast]")).toContainText("Message Deleted");
    await expect(list(page).getByRole("link").filter({ hasText: "Ana Brot" })).toHaveCount(0);
  });
});

test("the inbox works without script, and is nobody else's", async ({ browser, subscriber, neighbour, baseURL }) => {
  const { write } = await deployed(subscriber);
  await write({ name: "Ana Brot", email: "ana@example.com", message: "Two loaves, please." });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  await context.addCookies(subscriber.browserCookies());
  const page = await context.newPage();
  await page.goto("/messages");
  await list(page).getByRole("link").click();
  await expect(opened(page).getByText("Two loaves, please.")).toBeVisible();
  const messageId = new URL(page.url()).searchParams.get("message")!;

  await neighbour.submit(`/messages?message=${messageId}`, { intent: "delete", id: messageId });
  expect(await (await neighbour.open(`/messages?message=${messageId}`)).response.text()).not.toContain("loaves");
  expect((await neighbour.send("/messages/download")).status).toBe(404);
  expect((await fetch(`${baseURL}/messages`)).status).toBe(404);

  await opened(page).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Cancel" }).click();
  await expect(opened(page).getByText("Two loaves, please.")).toBeVisible();
  await opened(page).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No messages yet" })).toBeVisible();
  await context.close();
});
